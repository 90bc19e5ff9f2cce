/// The keyframes of a property that consists of one or two numbers.
package struct PropertyTrack: Equatable, Sendable {
  private var keyframes = MarkedValues<SIMD2<Double>>()

  /// Creates a track without keyframes.
  package init() {}

  /// The marks of the keyframes.
  package var marks: KeyframeMarks { keyframes.marks }

  /// The number of keyframes.
  package var count: Int { keyframes.values.count }

  /// Sets the keyframe at `progress`, replacing an existing one.
  ///
  /// - Parameters:
  ///   - value: The numbers. For properties with one number, the second one is 0.
  ///   - progress: The progress, clamped to 0...1.
  ///   - easing: The easing to the next keyframe. The default is `linear`.
  /// - Returns: `false`, without a change, if a number isn't finite.
  @discardableResult
  package mutating func set(_ value: SIMD2<Double>, at progress: Double, easing: KeyframeEasing = .linear)
    -> Bool
  {
    value.x.isFinite && value.y.isFinite && keyframes.set(value, at: progress, easing: easing)
  }

  /// Removes the keyframe at exactly this progress.
  ///
  /// - Returns: `false` if there is none.
  @discardableResult
  package mutating func remove(at progress: Double) -> Bool { keyframes.remove(at: progress) }

  /// Returns the numbers at `position`, which must come from `marks`.
  package func value(at position: KeyframePosition) -> SIMD2<Double> {
    let lower = keyframes.values[position.lower]
    guard position.fraction != 0 else { return lower }
    return lower + (keyframes.values[position.lower + 1] - lower) * position.fraction
  }
}
