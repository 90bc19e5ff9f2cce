/// Offsets at which the content should come to rest, and scrolls by command.
extension StretchyHeader {
  /// Returns the offset at which the content should come to rest, or `nil` to leave that to the system.
  ///
  /// An inset that follows the header ends where the content is now. Left to itself, content that moves down would
  /// spring back there, although the inset grows with it.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at which the finger leaves the screen, in points per millisecond.
  ///   - rate: The fraction of the velocity that remains after a millisecond, 0...1.
  ///   - scroll: The measures of the scroll view.
  public func restingOffset(velocity: Double, rate: Double, _ scroll: ScrollMetrics) -> Double? {
    guard insetFollowsVisibleHeight, scroll.isUsable, ScrollMetrics.isUsable(velocity) else { return nil }
    guard velocity < 0, rate > 0, rate < 1, share < restShare else { return nil }
    let edge = -scroll.adjustedInsetTop
    let rest = scroll.offset + velocity * rate / (1 - rate)
    return rest < edge ? max(rest, edge - (restShare - share)) : nil
  }

  /// Returns the offset at which the header rests at its minimum or at its height at rest, if `target` lies between the
  /// two; otherwise `nil`. Content that is too short to collapse the header doesn't.
  ///
  /// - Parameters:
  ///   - target: The offset at which the content would come to rest, in points.
  ///   - scroll: The measures of the scroll view.
  public func snapOffset(for target: Double, _ scroll: ScrollMetrics) -> Double? {
    guard ScrollMetrics.isUsable(target), scroll.isUsable else { return nil }
    let free = -target - scroll.appliedSafeAreaTop
    guard free > minimumHeight, free < restingHeight else { return nil }
    let collapsed = target + free - minimumHeight
    let expanded = target + free - restingHeight
    let collapses = free < 0.5 * (minimumHeight + restingHeight) && collapsed <= scroll.endOffset
    return collapses ? collapsed : expanded
  }

  /// Returns the offset to scroll to so that the header is collapsed or expanded, or `nil` if it is.
  public func offset(collapsing isCollapsed: Bool, _ scroll: ScrollMetrics) -> Double? {
    guard scroll.isUsable else { return nil }
    let free = -scroll.offset - scroll.appliedSafeAreaTop
    if isCollapsed {
      let offset = min(scroll.offset + free - minimumHeight, max(scroll.endOffset, -scroll.adjustedInsetTop))
      return free > minimumHeight && offset != scroll.offset ? offset : nil
    }
    return free < restingHeight ? scroll.offset + free - restingHeight : nil
  }

  /// Prepares a scroll to the top by the system, which ends at the inset that it finds: the inset has its full height
  /// until the content is there, or until a finger touches it.
  ///
  /// - Returns: What to write. The content stays where it is.
  public mutating func prepareScrollToTop(_ scroll: ScrollMetrics) -> ScrollWrite {
    guard insetFollowsVisibleHeight, scroll.isUsable else { return ScrollWrite() }
    scrollsToTop = true
    let inset = setShare(restShare, scroll)
    return ScrollWrite(contentInsetTop: inset, offset: inset == nil ? nil : scroll.offset)
  }
}
