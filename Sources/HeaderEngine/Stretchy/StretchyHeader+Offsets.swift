/// Target offsets at the end of a drag, and offsets for programmatic scrolling.
extension StretchyHeader {
  /// Returns the offset at which the content should come to rest, or `nil` to use the system's offset.
  ///
  /// An inset that follows the header ends at the current edge of the content. Without this correction,
  /// content that moves down would bounce back to that edge, although the inset grows with it.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger when it leaves the screen, in points per millisecond.
  ///   - rate: The fraction of the velocity that remains after a millisecond, 0...1.
  ///   - scroll: The measurements of the scroll view.
  public func restingOffset(velocity: Double, rate: Double, _ scroll: ScrollMetrics) -> Double? {
    guard insetFollowsVisibleHeight else { return nil }
    let top = -scroll.adjustedInsetTop - (restShare - share.amount)
    return scroll.openingOffset(velocity: velocity, rate: rate, top: top)
  }

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

  /// Prepares for an animated scroll to the top, which ends at the inset at its start. The inset has its full height until the
  /// content has arrived, the animation ends, or a finger touches the content.
  ///
  /// - Returns: The values to write. The content doesn't move.
  public mutating func prepareScrollToTop(_ scroll: ScrollMetrics) -> ScrollWrite {
    guard insetFollowsVisibleHeight, scroll.isUsable else { return ScrollWrite() }
    scrollsToTop = true
    let inset = share.change(to: restShare, in: scroll.contentInsetTop)
    return ScrollWrite(contentInsetTop: inset, offset: inset == nil ? nil : scroll.offset)
  }

  /// Ends a scroll to the top that didn't arrive, and returns whether there was one. The next event updates the inset.
  package mutating func endScrollToTop() -> Bool {
    defer { scrollsToTop = false }
    return scrollsToTop
  }
}
