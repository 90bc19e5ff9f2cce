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
    of scroll: ScrollMetrics, _ heights: BarHeights, height: Double, spare: Double = 0, moves: Bool = true
  ) -> ScrollWrite {
    guard scroll.isUsable, ScrollMetrics.isUsable(height) else { return ScrollWrite() }
    var needs = scroll.own
    needs.top = Tolerance.settled(max(0, heights.maximum - scroll.topWithoutHeader), at: needs.top)
    let missing = missingLength(scroll, heights, spare: spare)
    needs.filler = Tolerance.settled(missing, at: needs.filler, within: Tolerance.length)
    var write = scroll.writing(needs)
    guard moves else { return write }
    let page = scroll.applying(write)
    let alignment = PageAlignment(scroll: page, raw: raw(page))
    let offset = alignment.preparedOffset(bottom: height, touchingFrom: heights.leastVisible)
    write.offset = offset ?? write.offset
    return write
  }

  /// Moves a visible page along with the bar, whose height was `before` points and is `height` now.
  package static func followUp(
    of scroll: ScrollMetrics, from before: Double, to height: Double
  ) -> ScrollWrite {
    guard scroll.isUsable, ScrollMetrics.isUsable(height) else { return ScrollWrite() }
    let alignment = PageAlignment(scroll: scroll, raw: raw(scroll))
    return ScrollWrite(offset: alignment.followedOffset(from: before, to: height))
  }

  /// Returns the length, in points, by which a page's content begins below a bar of `height` points; 0 if it doesn't.
  package static func gap(above scroll: ScrollMetrics, height: Double) -> Double {
    guard scroll.isUsable, ScrollMetrics.isUsable(height) else { return 0 }
    return max(0, PageAlignment(scroll: scroll, raw: raw(scroll)).free - height)
  }

  /// The part of the top inset that the bar doesn't cover, in points, minus the distance from the bar's top to the top of the
  /// page. The safe area is under the bar.
  private static func raw(_ scroll: ScrollMetrics) -> Double {
    scroll.adjustedInsetTop - scroll.topWithoutHeader - scroll.own.top
  }

  /// The length that the content lacks to scroll under a collapsed bar, in points.
  private static func missingLength(_ scroll: ScrollMetrics, _ heights: BarHeights, spare: Double) -> Double {
    let below = scroll.adjustedInsetBottom - scroll.own.bottomInset
    let length = scroll.contentHeight + raw(scroll) + below
    return max(0, scroll.viewHeight + spare - heights.leastVisible - length)
  }
}
