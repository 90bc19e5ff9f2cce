/// A bar and its content on their way to a snap position. Dropping it leaves both where they are.
package struct Snap: Equatable, Sendable {
  /// Where the bar was.
  package let start: Double
  /// Where it goes.
  package let target: Double
  private let startOffset: Double
  private var elapsed = 0.0

  /// Seconds from start to target.
  package static var duration: Double { 0.15 }

  /// A snap of a bar at progress `start` above content at `offset`, in points.
  package init(from start: Double, to target: Double, offset: Double) {
    self.start = start
    self.target = target
    startOffset = offset
  }

  /// The bar has arrived.
  package var isOver: Bool { elapsed >= Self.duration }

  /// The bar's progress now.
  package var progress: Double {
    isOver
      ? target : start + (target - start) * KeyframeEasing.easeInOut.value(at: elapsed / Self.duration)
  }

  /// The content's offset now, in points: it moves by as much as the bar shrinks. Nothing clamps it.
  package func offset(_ heights: BarHeights) -> Double { startOffset + heights.range * (progress - start) }

  /// Lets `duration` seconds pass; other than positive numbers are ignored.
  package mutating func advance(by duration: Double) {
    if duration.isFinite, duration > 0 { elapsed += duration }
  }

  /// Goes to the end at once.
  package mutating func finish() { elapsed = Self.duration }
}
