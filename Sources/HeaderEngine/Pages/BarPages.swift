/// The insets and offsets of the pages under a height bar.
///
/// The bar is in front of the pages, from their top edge on. Each page gets the bar's maximum height as top inset. If its
/// content is too short to scroll under a collapsed bar, it gets the missing length as bottom inset.
package enum BarPages {
  /// Prepares a page that is tracked or about to become visible, for a bar that is `height` points high.
  ///
  /// Short content gets a bottom inset, so that it can be scrolled by `spare` points beyond the range of the bar. If `moves` is
  /// `true`, the content moves to the bar's bottom edge.
  package static func preparation(
    of scroll: ScrollMetrics, _ ledger: inout InsetLedger, _ heights: BarHeights, height: Double,
    spare: Double = 0, moves: Bool = true
  ) -> ScrollWrite {
    guard scroll.isUsable, ScrollMetrics.isUsable(height) else { return ScrollWrite() }
    let missing = missingLength(scroll, ledger, heights, spare: spare)
    let share = max(0, heights.maximum - scroll.topWithoutHeader)
    let top = ledger.contentTop.change(to: share, in: scroll.contentInsetTop)
    let bottom = ledger.contentBottom.change(to: missing, in: scroll.contentInsetBottom)
    var page = scroll.settingInsets(top: top, bottom: bottom)
    if top != nil, !scroll.isMoving {
      page.offset = scroll.restsAtTop ? -page.adjustedInsetTop : max(scroll.offset, -page.adjustedInsetTop)
    }
    let alignment = PageAlignment(scroll: page, raw: raw(page, ledger))
    let offset = moves ? alignment.preparedOffset(bottom: height, touchingFrom: heights.leastVisible) : nil
    var write = ScrollWrite(contentInsetTop: top, contentInsetBottom: bottom, offset: offset)
    if !write.isEmpty { write.offset = offset ?? page.offset }
    return write
  }

  /// Moves a visible page along with the bar, whose height was `before` points and is `height` now.
  package static func followUp(
    of scroll: ScrollMetrics, _ ledger: InsetLedger, from before: Double, to height: Double
  ) -> ScrollWrite {
    guard scroll.isUsable, ScrollMetrics.isUsable(height) else { return ScrollWrite() }
    let alignment = PageAlignment(scroll: scroll, raw: raw(scroll, ledger))
    return ScrollWrite(offset: alignment.followedOffset(from: before, to: height))
  }

  /// Returns the length, in points, by which a page's content begins below a bar of `height` points; 0 if it doesn't.
  package static func gap(above scroll: ScrollMetrics, _ ledger: InsetLedger, height: Double) -> Double {
    guard scroll.isUsable, ScrollMetrics.isUsable(height) else { return 0 }
    return max(0, PageAlignment(scroll: scroll, raw: raw(scroll, ledger)).free - height)
  }

  /// The part of the top inset that the bar doesn't cover, in points, minus the distance from the bar's top to the top of the
  /// page. The safe area is under the bar.
  private static func raw(_ scroll: ScrollMetrics, _ ledger: InsetLedger) -> Double {
    scroll.adjustedInsetTop - scroll.topWithoutHeader - ledger.contentTop.amount
  }

  /// The length that the content lacks to scroll under a collapsed bar, in points.
  private static func missingLength(
    _ scroll: ScrollMetrics, _ ledger: InsetLedger, _ heights: BarHeights, spare: Double
  ) -> Double {
    let others = ledger.contentTop.others(in: scroll.contentInsetTop)
    let above = others + scroll.systemInsetTop - scroll.topWithoutHeader
    let below = ledger.contentBottom.others(in: scroll.contentInsetBottom) + scroll.systemInsetBottom
    let length = scroll.contentHeight + above + below
    let missing = max(0, scroll.viewHeight + spare - heights.leastVisible - length)
    return abs(missing - ledger.contentBottom.amount) > Tolerance.length
      ? missing : ledger.contentBottom.amount
  }
}
