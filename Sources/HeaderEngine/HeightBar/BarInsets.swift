/// The need of a height bar in the top inset of the scroll view in which it is installed.
///
/// The bar is placed in front of the scroll view, which begins at the bar's top edge or below it, such as at the safe area.
/// The need is the bar's maximum height minus what is above the content without the bar, so that the content begins at the
/// bottom edge of the bar.
package enum BarInsets {
  /// Returns what to write for the measurements of a scroll view and the maximum height of the bar, in points. The content moves
  /// as described for `ScrollMetrics.writing(_:)`.
  package static func update(_ scroll: ScrollMetrics, maximumHeight: Double) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    var needs = scroll.own
    needs.top = Tolerance.settled(max(0, maximumHeight - scroll.topWithoutHeader), at: needs.top)
    return scroll.writing(needs)
  }
}
