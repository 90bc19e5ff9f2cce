/// The share of a height bar in the top inset of the scroll view in which it is installed.
///
/// The bar is placed in front of the scroll view, which begins at the bar's top edge or below it, such as at the safe area.
/// The share is the bar's maximum height minus what is above the content without the bar, so that the content begins at the
/// bottom edge of the bar.
package struct BarInsets: Equatable, Sendable {
  private var share = InsetShare()

  package init() {}

  /// Updates the share for the measurements of a scroll view and the maximum height of the bar, in points.
  ///
  /// - Returns: The values to write. Content at its top stays at its top, content that is pulled stays as far below it, and other
  ///   content doesn't move.
  package mutating func update(_ scroll: ScrollMetrics, maximumHeight: Double) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    return set(max(0, maximumHeight - scroll.topWithoutHeader), scroll)
  }

  /// Removes the share. Content at its top stays at its top.
  package mutating func remove(_ scroll: ScrollMetrics) -> ScrollWrite { set(0, scroll) }

  private mutating func set(_ amount: Double, _ scroll: ScrollMetrics) -> ScrollWrite {
    guard let inset = share.change(to: amount, in: scroll.contentInsetTop) else { return ScrollWrite() }
    let top = -(scroll.adjustedInsetTop + inset - scroll.contentInsetTop)
    guard scroll.isUsable, ScrollMetrics.isUsable(top) else { return ScrollWrite(contentInsetTop: inset) }
    var offset = max(scroll.offset, top)
    if scroll.restsAtTop { offset = top }
    if scroll.isBeyondTop, scroll.isMoving { offset = top + scroll.distance }
    return ScrollWrite(contentInsetTop: inset, offset: offset)
  }
}
