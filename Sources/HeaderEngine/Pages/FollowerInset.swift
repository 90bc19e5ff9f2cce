/// The need of views that follow a header in the bottom insets of a scroll view and of its scroll indicator.
///
/// The views are in front of the scroll view's bottom edge. The need is the height that they cover at rest, without the safe
/// area that the system adds. It doesn't change while they leave and return with the header.
package enum FollowerInset {
  /// Returns what to write for views that cover `covered` points at rest. Invalid heights count as 0. Content that rests at its
  /// end stays there. Content that would end above the views' upper edge moves down.
  package static func update(_ scroll: ScrollMetrics, covered: Double) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    let height = min(ScrollMetrics.usable(covered) ?? 0, scroll.viewHeight)
    let need = max(0, height - scroll.appliedSafeAreaBottom)
    return write(Tolerance.settled(need, at: scroll.own.bottom, within: Tolerance.length), scroll)
  }

  /// Returns what to write to remove the need.
  package static func remove(_ scroll: ScrollMetrics) -> ScrollWrite { write(0, scroll) }

  private static func write(_ need: Double, _ scroll: ScrollMetrics) -> ScrollWrite {
    guard need != scroll.own.bottom else { return ScrollWrite() }
    var needs = scroll.own
    (needs.bottom, needs.indicatorBottom) = (need, need)
    var write = ScrollWrite(needs: needs)
    let after = scroll.applying(write)
    // Not every version of the system moves the content into its range by itself.
    let end = after.lastRestingOffset
    let isAtEnd = !scroll.restsAtTop && abs(scroll.offset - scroll.endOffset) <= Tolerance.pixel
    let isPastEnd = scroll.offset > end && scroll.offset < scroll.endOffset
    if !scroll.isMoving, after.isUsable, isPastEnd || isAtEnd { write.offset = end }
    return write
  }
}
