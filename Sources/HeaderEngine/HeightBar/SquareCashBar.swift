/// The engine of `SquareCashBehavior`: a bar whose progress follows the content's position. The bar shrinks
/// as the content scrolls up, and expands only when the content scrolls back to its top.
public enum SquareCashBar {
  /// Returns the progress that results from the position, not yet limited to the values that the bar allows,
  /// or 0 if the bar has no range.
  public static func progress(_ scroll: ScrollMetrics, _ heights: BarHeights) -> Double {
    heights.range > 0 ? scroll.distance / heights.range : 0
  }

  /// Returns the least offset at which the bar is collapsed.
  package static func leastCollapsedOffset(_ scroll: ScrollMetrics, _ heights: BarHeights) -> Double {
    scroll.offset - scroll.distance + heights.range
  }
}
