/// The measures that the last layout was calculated from.
///
/// Nearly every scroll event changes the offset and nothing else. Insets and limits then stay as they are, so the header
/// is placed without calculating them again.
struct SteadyContent: Sendable {
  /// The measures of the scroll view, with the indicator inset that the header wrote.
  var scroll = ScrollMetrics()
  /// The limits of the shift.
  private(set) var limits = ShiftLimits(.init(), isPaging: false, Surroundings(), height: 0)
  /// What follows from the measures of the scroll view.
  private(set) var content = ContentGeometry()
  private var statusBarHeight = 0.0
  private var isStatusBarHidden = false
  private var isKnown = false

  /// Records the measures of a layout. VoiceOver and limits that depend on the header's height need a whole layout.
  mutating func remember(
    _ scroll: ScrollMetrics, _ content: ContentGeometry, _ surroundings: Surroundings, _ limits: ShiftLimits
  ) {
    isKnown = !limits.ignoresTouches && !surroundings.isVoiceOverRunning
    self.scroll = scroll
    self.content = content
    self.limits = limits
    statusBarHeight = surroundings.statusBarHeight
    isStatusBarHidden = surroundings.isStatusBarHidden
  }

  /// Forgets the measures, because something other than the content changed.
  mutating func forget() { isKnown = false }

  /// Returns whether the measures are usable and those of the last layout, except for the offset and the touch state.
  @inline(__always)
  func isUnchanged(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Bool {
    isKnown && scroll.differsOnlyInOffset(from: self.scroll) && ScrollMetrics.isUsable(scroll.offset)
      && surroundings.statusBarHeight == statusBarHeight
      && surroundings.isStatusBarHidden == isStatusBarHidden && !surroundings.isVoiceOverRunning
      && surroundings.headerHeight >= 0 && ScrollMetrics.isUsable(surroundings.headerHeight)
  }
}

extension ScrollMetrics {
  /// Returns whether two metrics differ in nothing that `MaterialHeader` reads but the offset and the touch state. It
  /// doesn't read the safe area, and reads whether the scroll view contains the header only for VoiceOver.
  ///
  /// Comparing bit patterns costs less than comparing numbers.
  @inline(__always)
  fileprivate func differsOnlyInOffset(from other: ScrollMetrics) -> Bool {
    contentHeight.bitPattern == other.contentHeight.bitPattern
      && viewHeight.bitPattern == other.viewHeight.bitPattern
      && contentInsetTop.bitPattern == other.contentInsetTop.bitPattern
      && contentInsetBottom.bitPattern == other.contentInsetBottom.bitPattern
      && adjustedInsetTop.bitPattern == other.adjustedInsetTop.bitPattern
      && adjustedInsetBottom.bitPattern == other.adjustedInsetBottom.bitPattern
      && indicatorInsetTop.bitPattern == other.indicatorInsetTop.bitPattern
      && refreshHeight.bitPattern == other.refreshHeight.bitPattern
      && headerOrigin.bitPattern == other.headerOrigin.bitPattern
      && topBelowHeader.bitPattern == other.topBelowHeader.bitPattern
      && isPaging == other.isPaging && refusesInsets == other.refusesInsets
  }
}

/// Scroll events that change nothing but the offset.
extension MaterialHeader {
  /// Records what a layout was calculated from, unless the next event needs more than a new place even if only the
  /// offset changes.
  mutating func rememberContent(
    _ scroll: ScrollMetrics, _ surroundings: Surroundings, _ write: ScrollWrite
  ) {
    guard sizeTransitions == 0, !awaitsTableNudge, !configuration.insetFollowsVisibleHeight else { return }
    steady.remember(
      scroll, geometry(of: scroll, surroundings), surroundings, limits(of: scroll, surroundings))
    if let inset = write.indicatorInsetTop { steady.scroll.indicatorInsetTop = inset }
  }

  /// Places the header over content of which only the offset changed since the last layout. The indicator's inset still is
  /// what that layout found or wrote.
  @inline(__always)
  mutating func followOffset(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    let limits = steady.limits
    let content = steady.content
    let free = content.freeHeight(scroll)
    let height = content.height(forFreeHeight: free, least: limits.leastHeight)
    followShift(to: scroll, content, freeHeight: free, limits)
    let visibleShift = visibleShift(limits)
    let overlap = height - visibleShift + content.headerOrigin - free
    if let layout, layout.height == height, layout.top == -visibleShift {
      followShadow(overlap: overlap, visibleShift: visibleShift, limits)
      followStatusBar(surroundings, limits)
      return Update(layout: layout)
    }
    let update = move(scroll, content, surroundings, limits, height: height, overlap: overlap)
    if let inset = update.write.indicatorInsetTop { steady.scroll.indicatorInsetTop = inset }
    return update
  }
}
