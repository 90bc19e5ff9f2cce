/// The keyframes of a length, for example of a constraint's constant, in points.
package struct ConstantTrack: Equatable, Sendable {
  private var keyframes = MarkedValues<Double>()

  /// Creates a track without keyframes.
  package init() {}

  /// Sets the keyframe at `progress`, replacing an existing one.
  ///
  /// - Parameters:
  ///   - constant: The length, in points.
  ///   - progress: The progress, clamped to 0...1.
  ///   - easing: The easing to the next keyframe. The default is `linear`.
  /// - Returns: `false`, without a change, if the length or the progress isn't finite.
  @discardableResult
  package mutating func set(_ constant: Double, at progress: Double, easing: KeyframeEasing = .linear) -> Bool
  {
    constant.isFinite && keyframes.set(constant, at: progress, easing: easing)
  }

  /// Removes the keyframe at exactly this progress.
  ///
  /// - Returns: `false` if there is none.
  @discardableResult
  package mutating func remove(at progress: Double) -> Bool { keyframes.remove(at: progress) }

  /// Returns the length at `progress`, or `nil` if there are no keyframes or the progress is NaN. Below the
  /// first keyframe, its value applies; above the last keyframe, its value applies.
  package func constant(atProgress progress: Double) -> Double? {
    guard let position = keyframes.marks.position(of: progress) else { return nil }
    let lower = keyframes.values[position.lower]
    guard position.fraction != 0 else { return lower }
    let upper = keyframes.values[position.lower + 1]
    // The difference of two great numbers may not be finite.
    guard (upper - lower).isFinite else { return lower * (1 - position.fraction) + upper * position.fraction }
    return lower + (upper - lower) * position.fraction
  }
}
