/// The animation of a bar and its content to a snap position. Discarding it leaves both where they are.
package struct Snap: Equatable, Sendable {
  /// The progress at which the bar starts.
  private let start: Double
  /// The progress to which the bar moves.
  private let target: Double
  private var startOffset: Double
  /// The offset beyond which the content doesn't move, unless it was there before, in points.
  private let end: Double
  private var elapsed = 0.0

  /// The duration of the animation, in seconds.
  package static var duration: Double { 0.15 }

  /// Creates a snap of a bar from progress `start`, with its content at `offset`, which moves as far as `end`, in points.
  package init(from start: Double, to target: Double, offset: Double, end: Double = .infinity) {
    self.start = start
    self.target = target
    startOffset = offset
    self.end = end
  }

  /// A Boolean value that indicates whether the animation is complete.
  package var isOver: Bool { elapsed >= Self.duration }

  /// The current progress of the bar.
  package var progress: Double {
    isOver
      ? target : start + (target - start) * KeyframeEasing.easeInOut.value(at: elapsed / Self.duration)
  }

  /// Returns the current offset of the content, in points. The content moves by the same distance as the
  /// bar's bottom edge, as far as the end that was given. The offset isn't clamped otherwise.
  package func offset(_ heights: BarHeights) -> Double {
    min(startOffset + heights.range * (progress - start), max(startOffset, end))
  }

  /// Notes that other code moved the content to `offset`, in points: the rest of the way begins there. Scroll views round
  /// offsets to pixels, which is no movement.
  package mutating func contentMoved(to offset: Double, _ heights: BarHeights) {
    let distance = offset - self.offset(heights)
    if distance.isFinite, abs(distance) > Tolerance.pixel { startOffset += distance }
  }

  /// Advances the animation by `duration` seconds. Values that aren't positive or finite are ignored.
  package mutating func advance(by duration: Double) {
    if duration.isFinite, duration > 0 { elapsed += duration }
  }
}
