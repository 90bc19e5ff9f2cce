/// Offsets at which the content should come to rest, and scrolls by command.
extension MaterialHeader {
  /// Returns the offset at which the header rests at its minimum or its maximum height, if `target` lies between the two
  /// and the configuration says so; otherwise `nil`. Content that is too short to collapse the header doesn't.
  ///
  /// - Parameters:
  ///   - target: The offset at which the content would come to rest, in points.
  ///   - scroll: The measures of the tracked scroll view.
  public func snapOffset(for target: Double, _ scroll: ScrollMetrics) -> Double? {
    guard configuration.snaps, ScrollMetrics.isUsable(target), scroll.isUsable else { return nil }
    let heights = configuration.heights
    let raw = rawInsetTop(scroll)
    let free = -(target + raw)
    guard free > heights.least, free < heights.greatest else { return nil }
    let collapsed = -heights.least - raw
    let collapses = free < 0.5 * (heights.least + heights.greatest) && collapsed <= scroll.endOffset
    return collapses ? collapsed : -heights.greatest - raw
  }

  /// Returns the offset at which content that moves down should come to rest where the inset follows the header, or `nil`
  /// to leave that to the system.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at which the finger leaves the screen, in points per millisecond.
  ///   - rate: The fraction of the velocity that remains after a millisecond, 0...1.
  ///   - scroll: The measures of the tracked scroll view.
  package func openingOffset(velocity: Double, rate: Double, _ scroll: ScrollMetrics) -> Double? {
    guard configuration.insetFollowsVisibleHeight else { return nil }
    let top = -configuration.heights.greatest - rawInsetTop(scroll)
    return scroll.openingOffset(velocity: velocity, rate: rate, top: top)
  }

  /// Returns the offset to scroll to so that the header is collapsed or expanded, or `nil` if it is.
  package func offset(collapsing isCollapsed: Bool, _ scroll: ScrollMetrics) -> Double? {
    guard scroll.isUsable else { return nil }
    let heights = configuration.heights
    let raw = rawInsetTop(scroll)
    let free = -(scroll.offset + raw)
    if isCollapsed {
      let offset = min(-heights.least - raw, max(scroll.endOffset, -scroll.adjustedInsetTop))
      return free > heights.least && offset != scroll.offset ? offset : nil
    }
    return free < heights.greatest ? -heights.greatest - raw : nil
  }

  /// Prepares an animated scroll to the top, which ends at the inset that it finds: an inset that follows the header has its
  /// full height until the content is there, the animation ends, or a finger touches the content.
  ///
  /// - Returns: What to write. The content stays where it is.
  package mutating func prepareScrollToTop(_ scroll: ScrollMetrics) -> ScrollWrite {
    guard configuration.insetFollowsVisibleHeight, scroll.isUsable else { return ScrollWrite() }
    scrollsToTop = true
    let inset = injectTop(into: scroll, &ledger)
    return ScrollWrite(contentInsetTop: inset, offset: inset == nil ? nil : scroll.offset)
  }
}
