// See Documentation/Behavior/SectionedHeader.md#pages.
extension SectionedScroll {
  /// Returns the offset of a page that is about to become visible, or `nil` if its content stays where it is.
  ///
  /// The content moves up if there is a gap below the header. It moves down if it touched a smaller header that has grown
  /// meanwhile.
  package func preparedOffset(ofPage scroll: ScrollMetrics) -> Double? {
    let (visible, tolerance) = (header.visibleHeight, header.configuration.tolerance)
    let (free, bottom) = insets.freeHeights(scroll)
    let leavesGap = free > visible + tolerance
    let isCovered = free >= header.minimumVisibleHeight - tolerance && free < visible - tolerance
    guard scroll.isUsable, leavesGap || isCovered else { return nil }
    let place = max(visible, min(bottom, header.maximumVisibleHeight))
    return abs(place - free) > tolerance ? offset(forFreeHeight: place, scroll) : nil
  }

  /// Returns the offset to which a visible page beside the tracked one moves along with the last change of the header, or `nil`
  /// if it stays. A finger that only touches a page doesn't hold it.
  package func followedOffset(ofPage scroll: ScrollMetrics) -> Double? {
    guard scroll.isUsable else { return nil }
    let (free, bottom) = insets.freeHeights(scroll)
    return header.freeHeight(ofNeighborAt: free, bottomFreeHeight: bottom).flatMap {
      offset(forFreeHeight: $0, scroll)
    }
  }
}
