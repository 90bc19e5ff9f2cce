/// The share of views that follow a header in the bottom inset of a scroll view.
///
/// The views are in front of the scroll view's bottom edge. The share is the height that they cover at rest, without the safe
/// area that the system adds. It doesn't change while they leave and return with the header.
package struct FollowerInset: Equatable, Sendable {
  private var share = InsetShare()

  package init() {}

  /// Updates the share for views that cover `covered` points at rest. Invalid heights count as 0. Content that rests at its end
  /// stays there. Content that would end above the views' upper edge moves down.
  package mutating func update(_ scroll: ScrollMetrics, covered: Double) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    let height = min(ScrollMetrics.usable(covered) ?? 0, scroll.viewHeight)
    return set(max(0, height - scroll.appliedSafeAreaBottom), scroll)
  }

  /// Removes the share.
  package mutating func remove(_ scroll: ScrollMetrics) -> ScrollWrite { set(0, scroll) }

  private mutating func set(_ amount: Double, _ scroll: ScrollMetrics) -> ScrollWrite {
    guard abs(amount - share.amount) > Tolerance.length || amount == 0,
      let bottom = share.change(to: amount, in: scroll.contentInsetBottom)
    else { return ScrollWrite() }
    var write = ScrollWrite(contentInsetBottom: bottom)
    let after = scroll.settingInsets(bottom: bottom)
    // Not every version of the system moves the content into its range by itself.
    let end = after.lastRestingOffset
    let isAtEnd = !scroll.restsAtTop && abs(scroll.offset - scroll.endOffset) <= Tolerance.pixel
    let isPastEnd = scroll.offset > end && scroll.offset < scroll.endOffset
    if !scroll.isMoving, after.isUsable, isPastEnd || isAtEnd { write.offset = end }
    return write
  }
}
