/// Target offsets at the end of a drag, and offsets for programmatic scrolling.
extension StretchyHeader {
  /// Returns the offset at which the header has its minimum height or its height at rest, if `target` is
  /// between the two; otherwise `nil`. If the content is too short to collapse the header, the header
  /// expands. In points.
  public func snapOffset(for target: Double, _ scroll: ScrollMetrics) -> Double? {
    scroll.snapOffset(
      for: target, raw: scroll.appliedSafeAreaTop, least: leastHeight, greatest: restingHeight)
  }

  /// Returns the offset that collapses or expands the header, or `nil` if no scrolling is needed.
  public func offset(collapsing isCollapsed: Bool, _ scroll: ScrollMetrics) -> Double? {
    scroll.offset(
      collapsing: isCollapsed, raw: scroll.appliedSafeAreaTop, least: leastHeight, greatest: restingHeight)
  }
}
