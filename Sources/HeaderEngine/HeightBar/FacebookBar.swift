/// The engine of `FacebookBehavior`: a bar whose progress follows the movement of the content at any
/// position. Scrolling down the page hides the bar, and scrolling up shows it.
///
/// The offset at which a drag begins determines where its movement is counted from. Thresholds move this
/// origin further away. Negative thresholds become 0. Thresholds that are NaN, infinite, or longer than 10⁹
/// points are ignored. See `Documentation/Behavior/HeightBar.md#facebook`.
public struct FacebookBar: Equatable, Sendable {
  /// The distance that a drag from the very top must move down the page before the bar shrinks, in points.
  /// The default is 0.
  public var thresholdFromTop = 0.0 {
    didSet { thresholdFromTop = ScrollMetrics.usable(thresholdFromTop) ?? oldValue }
  }
  /// The distance that a drag must move up the page before a hidden bar reappears, in points. The default is
  /// 0.
  public var thresholdNegativeDirection = 0.0 {
    didSet {
      thresholdNegativeDirection = ScrollMetrics.usable(thresholdNegativeDirection) ?? oldValue
    }
  }
  /// The distance that a drag must move down the page before a fully expanded bar shrinks, in points. The
  /// default is 0.
  public var thresholdPositiveDirection = 0.0 {
    didSet {
      thresholdPositiveDirection = ScrollMetrics.usable(thresholdPositiveDirection) ?? oldValue
    }
  }

  /// The offset from which movement is counted, and the progress at that offset.
  struct Origin: Equatable {
    var offset = 0.0
    var progress = 0.0
  }

  private(set) var origin = Origin()

  /// The content at the last event, or `nil` before the first one of a scroll view.
  private var last: Place?

  private struct Place: Equatable {
    var offset: Double
    var insetTop: Double
    /// The offset at the end of the content.
    var end: Double
    var contentShift: Double

    /// A Boolean value that indicates whether the content was at its top, as far as the system's rounding allows.
    var isAtTop: Bool { abs(offset + insetTop) <= Tolerance.pixel }

    /// Returns the part of a move, in points, that brought the content back to an end that has moved up.
    func moveFromEnd(_ scroll: ScrollMetrics, movedBy move: Double) -> Double {
      guard scroll.endOffset < end, !scroll.isHeld else { return 0 }
      return min(0, max(move, scroll.endOffset - offset))
    }
  }

  /// Creates a bar that counts movement from offset 0 until the first drag.
  public init() {}

  /// Counts movement from the given offset, as if a drag without thresholds began there.
  public mutating func resume(at offset: Double, progress: Double) {
    guard ScrollMetrics.isUsable(offset), ScrollMetrics.isUsable(progress) else { return }
    origin = Origin(offset: offset, progress: progress)
    last = nil
  }

  /// Prepares for another range: movement is counted from where the bar that `progress` describes is expanded with the present
  /// heights, if it is, and otherwise from where it is collapsed. So a bar at one of its ends stays there, and a bar between them
  /// stays as far above its minimum height, and doesn't grow over the content. A stretched bar follows the content. A bar without
  /// a range is expanded wherever the content is.
  package mutating func keepHeight(_ heights: BarHeights, progress: Double) {
    guard progress >= 0 else { return }
    countFromTop(heights)
    let end = progress == 0 ? 0.0 : 1
    let distance = (end - origin.progress) * heights.range
    origin = Origin(offset: origin.offset + distance, progress: end)
    if heights.range == 0, let last { origin.offset = max(origin.offset, last.offset) }
  }

  /// Counts movement from where a snap left the bar and the content, if code also moved the content meanwhile.
  package mutating func endSnap(_ scroll: ScrollMetrics, _ heights: BarHeights, progress: Double) {
    let counted = min(1, max(0, self.progress(scroll, heights, isElastic: false)))
    if scroll.isUsable, abs(counted - progress) * heights.range > Tolerance.length {
      origin = Origin(offset: scroll.offset, progress: progress)
    }
  }

  /// Handles a scroll event or a changed inset. Content at its top that moves with its inset does so to the nearest pixel, and the
  /// bar stays expanded.
  package mutating func follow(_ scroll: ScrollMetrics, _ heights: BarHeights) {
    if let last, last.insetTop != scroll.adjustedInsetTop, last.offset != scroll.offset {
      countFromTop(heights)
    }
    follow(scroll)
  }

  /// Handles a scroll event or a changed inset.
  ///
  /// Three moves of the content aren't scrolling: those of a list, one against a change of the top inset, for example during a
  /// rotation, and one back from an end that has moved up. See `Documentation/Behavior/HeightBar.md#facebook-insets`.
  public mutating func follow(_ scroll: ScrollMetrics) {
    guard scroll.isUsable else { return }
    if let last {
      var layoutMove = scroll.layoutMove(since: last.contentShift)
      layoutMove += last.moveFromEnd(scroll, movedBy: scroll.offset - last.offset - layoutMove)
      let shift = last.insetTop - scroll.adjustedInsetTop
      let move = scroll.offset - last.offset - layoutMove
      origin.offset += layoutMove + (shift < 0 ? max(shift, min(0, move)) : min(shift, max(0, move)))
    }
    last = Place(
      offset: scroll.offset, insetTop: scroll.adjustedInsetTop, end: scroll.endOffset,
      contentShift: scroll.contentShift)
  }

  /// Updates the offset after scrolling that left the bar collapsed.
  package mutating func pass(to offset: Double) { last?.offset = offset }

  /// Returns the least offset at which the bar is collapsed, until the next drag begins.
  package func leastCollapsedOffset(_ scroll: ScrollMetrics, _ heights: BarHeights) -> Double {
    let least = origin.offset + (1 - origin.progress) * heights.range
    return max(least, SquareCashBar.leastCollapsedOffset(scroll, heights))
  }

  /// Handles the beginning of a drag: determines the offset from which its movement is counted. `progress` is
  /// the current progress of the bar.
  public mutating func beginDragging(_ scroll: ScrollMetrics, _ heights: BarHeights, progress: Double) {
    guard scroll.isUsable, ScrollMetrics.isUsable(progress) else { return }
    if scroll.distance < 0 {
      origin = Origin(offset: -scroll.adjustedInsetTop)
      if thresholdFromTop != 0 {
        origin.offset += thresholdFromTop
      } else {
        applyNegativeThreshold(progress)
        // A stretched bar shrinks as soon as the content moves back up.
        if progress >= 0 { applyPositiveThreshold(progress) }
      }
    } else if scroll.offset <= scroll.endOffset {
      origin = Origin(offset: scroll.offset, progress: progress)
      applyThresholds(inside: scroll, heights, progress)
    } else if scroll.endOffset > 0 {
      origin = Origin(offset: scroll.endOffset, progress: 1)
      applyNegativeThreshold(progress)
      applyPositiveThreshold(progress)
    }
  }

  /// Returns the progress that results from the movement, not yet limited to the values that the bar allows,
  /// or 0 if the bar has no range.
  ///
  /// The bar is never so low that a gap opens between it and the content. Thresholds never stretch an elastic bar. Only
  /// content that is pulled down past its top does.
  public func progress(_ scroll: ScrollMetrics, _ heights: BarHeights, isElastic: Bool) -> Double {
    guard heights.range > 0 else { return 0 }
    let distance = scroll.distance / heights.range
    let progress = min(origin.progress + (scroll.offset - origin.offset) / heights.range, max(0, distance))
    return isElastic ? max(progress, min(0, distance)) : progress
  }

  /// Counts movement from the top of the content, if the content was there and movement is counted from farther above. Only the
  /// top of the content keeps the bar expanded then.
  private mutating func countFromTop(_ heights: BarHeights) {
    guard let last, last.isAtTop else { return }
    if last.offset > origin.offset - origin.progress * heights.range { origin = Origin(offset: last.offset) }
  }

  private mutating func applyThresholds(
    inside scroll: ScrollMetrics, _ heights: BarHeights, _ progress: Double
  ) {
    guard abs(scroll.distance) > Tolerance.length else {
      origin.offset += thresholdFromTop
      return
    }
    if scroll.distance > thresholdNegativeDirection + heights.range { applyNegativeThreshold(progress) }
    if scroll.offset < scroll.endOffset - thresholdPositiveDirection { applyPositiveThreshold(progress) }
  }

  private mutating func applyNegativeThreshold(_ progress: Double) {
    if progress == 1 { origin.offset -= thresholdNegativeDirection }
  }

  private mutating func applyPositiveThreshold(_ progress: Double) {
    if progress <= 0 { origin.offset += thresholdPositiveDirection }
  }
}
