/// Moves of the content that are not scrolling: those of the header itself, of the system, and of other code.
extension MaterialHeader {
  /// Records that other code, or the header, moved the content to where `scroll` says.
  mutating func contentWasRepositioned(_ scroll: ScrollMetrics) {
    if shift.previousOffset != nil { shift.previousOffset = boundedOffset(scroll) }
  }

  /// Records that the system moved the content because of what the header wrote.
  mutating func contentWasMoved(from before: ScrollMetrics, to after: ScrollMetrics) {
    guard let previous = shift.previousOffset else { return }
    shift.previousOffset = previous + boundedOffset(after) - boundedOffset(before)
  }

  /// Equal lengths differ by less than this, in points, where offsets are thirds of a point.
  static let rounding = 0.001

  /// Follows a change of the system's part of the inset, as when the status bar is shown or hidden. If the content moved by
  /// exactly that length, the system moved it.
  mutating func followSystemInset(_ scroll: ScrollMetrics) {
    let change = scroll.systemInsetTop - lastSystemInsetTop
    lastSystemInsetTop = scroll.systemInsetTop
    lastRefreshHeight = scroll.refreshHeight
    let offset = boundedOffset(scroll)
    guard !scroll.isTracking, let previous = shift.previousOffset,
      abs(offset - previous + change) < Self.rounding
    else { return }
    shift.previousOffset = offset
  }

  /// Returns whether a refresh began or ended since the last layout. The content may stay where it is, and no scroll event
  /// follows then. The original waits for one.
  func refreshingChanged(_ scroll: ScrollMetrics) -> Bool {
    configuration.correctsOriginalBehavior && scroll.refreshHeight != lastRefreshHeight
  }

  /// Brings a header that scrolling shifted off-screen down to content that a refresh left below it. A gap that was there
  /// before, such as that of a header hidden by a command, stays.
  mutating func closeGap(leftByRefreshOver scroll: ScrollMetrics, _ surroundings: Surroundings) {
    let limits = limits(of: scroll, surroundings)
    let gap = freeHeight(scroll) - restingBottom(over: scroll, surroundings)
    let growth = lastRefreshHeight - scroll.refreshHeight
    guard !limits.ignoresTouches, gap > Self.rounding, gap <= growth + Self.rounding else { return }
    shift.comeBack(by: gap, limits)
  }

  /// Returns whether the header, where it is, leaves a gap above content at its top: because it is shifted, or because it
  /// isn't as tall as it would be after a scroll event.
  func leavesGap(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Bool {
    // Until its first layout, a scroll view may still move to where the header is.
    guard let layout, shift.previousOffset != nil else { return false }
    let limits = limits(of: scroll, surroundings)
    let free = freeHeight(scroll)
    let visible = visibleShift(limits)
    if visible > shift.reach(freeHeight: free, limits) + Self.rounding { return true }
    guard configuration.correctsOriginalBehavior, visible == 0 else { return false }
    return height(forFreeHeight: free, over: scroll, surroundings) > layout.height + Self.rounding
  }

  /// Returns whether the header still has the height that it had when it was hidden. While it is, a rotation doesn't change
  /// its height.
  func hasFormerHeight(over scroll: ScrollMetrics, _ surroundings: Surroundings) -> Bool {
    guard configuration.correctsOriginalBehavior, layout != nil, sizeTransitions == 0 else { return false }
    return height(forFreeHeight: freeHeight(scroll), over: scroll, surroundings) != surroundings.headerHeight
  }

  /// Follows changed sizes. A move by the very length by which the content grew is a list's correction of an estimated
  /// height, a move that comes with another view size belongs to a rotation, and the system moves content that a shorter
  /// content size or bottom inset leaves past its end. None of them is scrolling. See
  /// `Documentation/Behavior/FlexibleHeader.md#estimated-heights`.
  mutating func followSizes(_ scroll: ScrollMetrics) {
    defer { lastSizes = (scroll.contentHeight, scroll.viewHeight, scroll.endOffset) }
    guard let previous = shift.previousOffset.map({ min($0, scroll.endOffset) }) else { return }
    shift.previousOffset = previous
    guard let lastSizes else { return }
    // Content that was beyond its former end, to which the offset was bounded. Content that fits always is.
    let wasScrollable = lastSizes.end > -scroll.adjustedInsetTop
    if wasScrollable, scroll.endOffset > lastSizes.end, previous >= lastSizes.end, !scroll.isTracking {
      shift.previousOffset = max(previous, boundedOffset(scroll))
    }
    let growth = scroll.contentHeight - lastSizes.content
    let isResized = scroll.viewHeight != lastSizes.view && !scroll.isTracking
    guard growth != 0 || isResized else { return }
    let offset = boundedOffset(scroll)
    if isResized || abs(offset - previous - growth) < Self.rounding { shift.previousOffset = offset }
  }

  /// Returns whether other code showed or hid the status bar since the last layout. Several injections may lie between,
  /// because the scroll view and the header are notified one after the other.
  func statusBarChanged(isHidden: Bool) -> Bool {
    guard let lastStatusBarHidden, !configuration.infersTopSafeArea else { return false }
    return lastStatusBarHidden != isHidden
  }

  /// Returns the offset that undoes the first move of a table that the header just switched to, if that move is the
  /// system's: a table view that enters a window moves its content by the safe area.
  mutating func offsetUndoingTableNudge(_ scroll: ScrollMetrics) -> Double? {
    awaitsTableNudge = false
    let safeArea = configuration.heights.safeArea
    if let previous = shift.previousOffset, safeArea > 0,
      abs(abs(boundedOffset(scroll) - previous) - safeArea) < Self.rounding
    {
      return previous
    }
    shift.previousOffset = nil
    return nil
  }

  /// Returns the offset at which VoiceOver may hold content that contains the header, or `nil` if the offset is right.
  ///
  /// VoiceOver scrolls to the elements it reads and would pull the header along. The offset is a whole number, because
  /// UIKit rounds others and would ask again.
  func offsetForVoiceOver(_ scroll: ScrollMetrics) -> Double? {
    guard scroll.containsHeader else { return nil }
    let limit = (-(configuration.heights.greatest + rawInsetTop(scroll))).rounded(.up)
    return scroll.offset < limit ? limit : nil
  }
}
