/// A bar whose progress is the content's position: it shrinks as the content goes up, and only the top opens
/// it again.
public enum SquareCashBar {
  /// The progress that the position asks for, not yet limited to what the bar allows; 0 without a range.
  public static func progress(_ scroll: ScrollMetrics, _ heights: BarHeights) -> Double {
    heights.range > 0 ? scroll.distance / heights.range : 0
  }
}
