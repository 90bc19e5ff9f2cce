/// The content at the last layout. Movement is measured from it.
///
/// Nearly every scroll event changes only the offset. Insets and limits then stay the same, so the header is placed without
/// computing them again.
struct PreviousContent: Sendable {
  /// The bounded offset that the next move is measured from, or `nil` before the first event of a scroll view.
  var offset: Double?
  /// The measurements of the scroll view. Valid while `offset` isn't `nil`.
  var scroll = ScrollMetrics()
  private(set) var limits = ShiftLimits(.init(), isPaging: false, Surroundings(), height: 0)
  /// The values that were computed from the measurements of the scroll view.
  private(set) var content = ContentGeometry()
  private var statusBarHeight = 0.0
  private var isStatusBarHidden = false
  private var isSteady = false

  /// Records the measurements of a layout. VoiceOver and limits that depend on the header's height require a complete layout.
  mutating func remember(
    _ scroll: ScrollMetrics, _ content: ContentGeometry, _ surroundings: Surroundings, _ limits: ShiftLimits,
    isSteady: Bool
  ) {
    let dependsOnHeight = limits.policy.keepsStance && !limits.policy.followsScrolling
    self.isSteady = isSteady && !dependsOnHeight && !surroundings.isVoiceOverRunning
    self.scroll = scroll
    self.content = content
    self.limits = limits
    statusBarHeight = surroundings.statusBarHeight
    isStatusBarHidden = surroundings.isStatusBarHidden
  }

  /// Records that a move to `offset` isn't scrolling.
  mutating func moved(to offset: Double, _ scroll: ScrollMetrics) {
    if self.offset == nil { self.scroll = scroll }
    self.scroll.contentShift = scroll.contentShift
    self.offset = offset
  }

  /// Requires a complete layout at the next event, because something other than the content changed.
  mutating func forget() { isSteady = false }

  /// The offset of the last layout, or `nil` if the next event requires a complete layout.
  var steadyOffset: Double? { isSteady ? offset : nil }

  /// Returns whether the measurements are usable and equal those of the last layout, except for the offset and the touch state.
  @inline(__always)
  func isUnchanged(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Bool {
    isSteady && scroll.differsOnlyInOffset(from: self.scroll) && ScrollMetrics.isUsable(scroll.offset)
      && surroundings.statusBarHeight == statusBarHeight
      && surroundings.isStatusBarHidden == isStatusBarHidden && !surroundings.isVoiceOverRunning
      && surroundings.headerHeight >= 0 && ScrollMetrics.isUsable(surroundings.headerHeight)
  }
}

extension ScrollMetrics {
  /// Returns whether two metrics differ only in the offset, the touch state, and values that `MaterialHeader` doesn't read. It
  /// doesn't read the safe area, and reads whether the scroll view contains the header only for VoiceOver. Its own part of the
  /// content insets is in the adjusted insets, and it compares that of the indicator's inset itself.
  ///
  /// Comparing bit patterns costs less than comparing numbers.
  @inline(__always)
  fileprivate func differsOnlyInOffset(from other: ScrollMetrics) -> Bool {
    contentHeight.bitPattern == other.contentHeight.bitPattern
      && addedLength.bitPattern == other.addedLength.bitPattern
      && viewHeight.bitPattern == other.viewHeight.bitPattern
      && contentInsetTop.bitPattern == other.contentInsetTop.bitPattern
      && contentInsetBottom.bitPattern == other.contentInsetBottom.bitPattern
      && adjustedInsetTop.bitPattern == other.adjustedInsetTop.bitPattern
      && adjustedInsetBottom.bitPattern == other.adjustedInsetBottom.bitPattern
      && indicatorInsetTop.bitPattern == other.indicatorInsetTop.bitPattern
      && refreshHeight.bitPattern == other.refreshHeight.bitPattern
      && headerOrigin.bitPattern == other.headerOrigin.bitPattern
      && topBelowHeader.bitPattern == other.topBelowHeader.bitPattern
      && contentShift == other.contentShift && isPaging == other.isPaging
      && refusesInsets == other.refusesInsets
      && adjustsIndicator == other.adjustsIndicator
  }
}
