/// The animation of a bar and its content to a snap position. Discarding it leaves both where they are.
package struct Snap: Equatable, Sendable {
  private let start: Double
  package let target: Double
  /// The current offset of the content, in points. Scroll views round it to pixels.
  package private(set) var offset: Double
  private var elapsed = 0.0

  /// The duration of the animation, in seconds.
  package static var duration: Double { 0.15 }

  /// Creates a snap of a bar from progress `start`, with its content at `offset`, in points.
  package init(from start: Double, to target: Double, offset: Double) {
    self.start = start
    self.target = target
    self.offset = offset
  }

  package var isOver: Bool { elapsed >= Self.duration }

  package var progress: Double {
    isOver
      ? target : start + (target - start) * KeyframeEasing.easeInOut.value(at: elapsed / Self.duration)
  }

  /// Returns whether the content is where the animation moved it, and no other code did. The scroll view's rounding is no movement.
  package func isFollowed(by scroll: ScrollMetrics) -> Bool { abs(scroll.offset - offset) <= Tolerance.pixel }

  /// Advances the animation by `duration` seconds; values that aren't positive or finite are ignored. The content moves by the
  /// same distance as the bar's bottom edge, but not beyond its top or its end as they are now, unless it is there already.
  /// Content that would end up below the bar moves further, so that no gap is left.
  package mutating func advance(by duration: Double, _ scroll: ScrollMetrics, _ heights: BarHeights) {
    let former = progress
    if duration.isFinite, duration > 0 { elapsed += duration }
    guard scroll.isUsable else { return }
    if !isFollowed(by: scroll) { offset = scroll.offset }
    let top = scroll.offset - scroll.distance
    let rest = heights.range * (target - former)
    let gap = max(0, top + heights.range * target - (offset + rest))
    let share = target == former ? 1 : (progress - former) / (target - former)
    let moved = offset + heights.range * (progress - former) + gap * share
    offset = max(min(moved, max(offset, top, scroll.endOffset)), min(offset, top))
  }
}
