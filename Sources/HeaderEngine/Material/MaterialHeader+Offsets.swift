/// Offsets at which the content comes to rest, and offsets of scrolls by command.
extension MaterialHeader {
  /// Returns the offset at which the header rests at its minimum or its maximum height, if snapping is on and the target of the
  /// content is between the two; otherwise `nil`. For content that is too short to collapse the header, returns `nil`. In
  /// points.
  public func snapOffset(for target: Double, _ scroll: ScrollMetrics) -> Double? {
    guard configuration.snaps else { return nil }
    let heights = configuration.heights
    return scroll.snapOffset(
      for: target, raw: rawInsetTop(scroll), least: heights.least, greatest: heights.greatest)
  }

  /// Returns the offset at which the content should come to rest so that the header is never left partly off-screen, or `nil`
  /// if `target` is suitable or a value isn't usable. In points.
  public func restingOffset(for target: Double, _ scroll: ScrollMetrics, _ surroundings: Surroundings)
    -> Double?
  {
    guard ScrollMetrics.isUsable(target), scroll.isUsable, limits(of: scroll, surroundings).canShift
    else { return nil }
    let raw = rawInsetTop(scroll)
    let free = -(target + raw)
    guard free > 0, free < configuration.heights.least else { return nil }
    // The original also returns targets from which short content bounces back.
    let isReachable =
      !configuration.correctsOriginalBehavior || -raw <= scroll.lastRestingOffset
    return shift.wantsToBeHidden && isReachable ? -raw : -configuration.heights.least - raw
  }

  /// Returns the offset to scroll to so that the header is collapsed or expanded, or `nil` if it is.
  package func offset(collapsing isCollapsed: Bool, _ scroll: ScrollMetrics) -> Double? {
    let heights = configuration.heights
    return scroll.offset(
      collapsing: isCollapsed, raw: rawInsetTop(scroll), least: heights.least, greatest: heights.greatest)
  }
}
