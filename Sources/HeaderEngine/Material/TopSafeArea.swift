/// The top safe-area inset that a header uses. See
/// `Documentation/Behavior/FlexibleHeader.md#classic-status-bar`.
///
/// On a device with a 20-point status bar, hiding the bar shortens the inset. If the header hides the bar itself, using the
/// shorter inset would make the header smaller because of its own action, so the last inset continues to count.
struct TopSafeArea: Equatable, Sendable {
  /// The inset that the header uses, in points.
  private(set) var inset = 0.0
  private var lastReportedInset = 0.0
  /// The last inset that was reported, even if it isn't used, in points.
  private(set) var latestReport = 0.0

  /// Uses the last report, because the status bar stays hidden for reasons other than the header.
  mutating func countLastReport() {
    inset = latestReport
    lastReportedInset = latestReport
  }

  /// Updates the inset for a report of the system, in points. An inset that is negative or isn't usable is ignored.
  ///
  /// If `countsAdditions` is `true`, the inset may contain other parts in addition to a 20-point status bar, or only a part of
  /// the bar, and a bar that isn't hidden yet isn't missing. The original expects exactly the bar, hidden or not.
  mutating func report(
    _ reported: Double, whileHidingStatusBar isHidingStatusBar: Bool, isHidden: Bool, countsAdditions: Bool
  ) {
    guard ScrollMetrics.isUsable(reported), reported >= 0 else { return }
    if countsAdditions {
      inset = reported + (isHidingStatusBar ? hiddenPart(after: reported, isHidden: isHidden) : 0)
      lastReportedInset = inset
    } else if isHidingStatusBar, reported == 0, lastReportedInset == StatusBarShift.classicHeight {
      inset = lastReportedInset
    } else {
      if reported > 0 { lastReportedInset = reported }
      inset = reported
    }
    latestReport = reported
  }

  /// Returns the part of the inset that is missing because the header hides the status bar, in points. It stays the same until
  /// the header shows the bar, or the whole inset is there again, also if other parts of the inset change meanwhile.
  private func hiddenPart(after reported: Double, isHidden: Bool) -> Double {
    if inset > latestReport { return reported == inset ? 0 : inset - latestReport }
    // While the bar is on the screen, other parts of the inset may shrink by its height.
    let isShorterByBar = reported == max(0, inset - StatusBarShift.classicHeight)
    return isShorterByBar && (isHidden || reported == 0) ? inset - reported : 0
  }
}

/// Reports of the safe area, and what follows from them.
extension MaterialHeader {
  /// Returns whether a report of the top safe-area inset, in points, changes anything.
  package func followsSafeArea(_ inset: Double, _ surroundings: Surroundings) -> Bool {
    let next = topSafeArea(reporting: inset, surroundings)
    return next != topSafeArea || next.inset != configuration.heights.safeArea
  }

  private func topSafeArea(reporting inset: Double, _ surroundings: Surroundings) -> TopSafeArea {
    var next = topSafeArea
    next.report(
      inset, whileHidingStatusBar: statusBar.prefersHidden, isHidden: surroundings.isStatusBarHidden,
      countsAdditions: configuration.correctsOriginalBehavior && statusBar.isClassic)
    return next
  }

  /// Follows the top safe-area inset that the system reports, in points. `top` is the header's top edge.
  mutating func reportSafeArea(
    _ inset: Double, top: Double, _ scroll: ScrollMetrics?, _ surroundings: Surroundings
  ) -> Update {
    topSafeArea = topSafeArea(reporting: inset, surroundings)
    guard topSafeArea.inset != configuration.heights.safeArea else { return .none }
    configuration.heights.setSafeArea(topSafeArea.inset)
    // The corrected header stays off-screen by the fourth of the `ShiftRules`.
    let stays =
      !configuration.correctsOriginalBehavior && configuration.shiftBehavior == .hideable
      && shift.wantsToBeHidden && !shift.isAnimating
    if stays { shift.accumulator = greatestShift(scroll, surroundings) }
    if let scroll { return inject(into: scroll, surroundings, then: stays ? .refresh : .layout) }
    if stays { return refresh(nil, surroundings) }
    return fitLeastHeight(top: top, surroundings)
  }

  /// Gives a header without a scroll view its smallest height. Before its first update nothing else changes.
  private mutating func fitLeastHeight(top: Double, _ surroundings: Surroundings) -> Update {
    var surroundings = surroundings
    surroundings.headerHeight = configuration.heights.least
    if layout != nil { return refresh(nil, surroundings) }
    let limits = limits(of: nil, surroundings)
    var layout = newLayout(
      limits, height: limits.leastHeight, configuration.heights.greatest, isHidden: nil)
    layout.top = ScrollMetrics.isUsable(top) ? top : 0
    return Update(layout: layout)
  }
}
