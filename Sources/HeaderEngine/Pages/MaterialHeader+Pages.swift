/// Pages beside the tracked one. See `Documentation/Pages.md#while-pages-move`.
extension MaterialHeader {
  /// Returns the part of the header's height that is visible and not stretched, in points.
  package func visibleHeight(_ scroll: ScrollMetrics?, _ surroundings: Surroundings) -> Double {
    visibleHeight(surroundings, shiftedBy: visibleShift(limits(of: scroll, surroundings)))
  }

  private func visibleHeight(_ surroundings: Surroundings, shiftedBy shift: Double) -> Double {
    min(configuration.heights.greatest, surroundings.headerHeight) - shift
  }

  /// Prepares a page that is about to become visible beside the tracked one. The page gets its insets, and no gap below the
  /// header.
  package func preparation(
    of scroll: ScrollMetrics, _ surroundings: Surroundings
  ) -> ScrollWrite {
    guard scroll.isUsable, surroundings.isUsable else { return ScrollWrite() }
    var write = scroll.writing(needs(in: scroll, surroundings))
    let page = scroll.applying(write)
    let visible = visibleHeight(scroll, surroundings) + headerOrigin(scroll)
    let alignment = PageAlignment(scroll: page, raw: rawInsetTop(page))
    let offset = alignment.preparedOffset(bottom: visible, touchingFrom: configuration.heights.least)
    write.offset = offset ?? write.offset
    return write
  }

  /// Moves a visible page along with the header, whose visible height was `before` points.
  package func followUp(
    of scroll: ScrollMetrics, from before: Double, _ surroundings: Surroundings
  ) -> ScrollWrite {
    guard scroll.isUsable, surroundings.isUsable else { return ScrollWrite() }
    let origin = headerOrigin(scroll)
    let alignment = PageAlignment(scroll: scroll, raw: rawInsetTop(scroll))
    let visible = visibleHeight(scroll, surroundings)
    return ScrollWrite(offset: alignment.followedOffset(from: before + origin, to: visible + origin))
  }

  /// Moves the content of the tracked page to the header's bottom edge, if it begins below it. A page that refreshes stays where it
  /// is, and so does a page over which the header is returning.
  mutating func closeGap(above scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    guard scroll.refreshHeight == 0 else { return .none }
    let limits = limits(of: scroll, surroundings)
    let shift = min(visibleShift(limits), shift.restingShift(range: limits.greatestShift))
    let visible = visibleHeight(surroundings, shiftedBy: shift) + headerOrigin(scroll)
    let alignment = PageAlignment(scroll: scroll, raw: rawInsetTop(scroll))
    guard let offset = alignment.preparedOffset(bottom: visible, touchingFrom: .infinity) else {
      return .none
    }
    return pause(for: ScrollWrite(offset: offset), then: .reposition(then: .layout))
  }
}
