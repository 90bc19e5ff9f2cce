/// The top safe-area inset that a header counts with. See
/// `Documentation/Behavior/FlexibleHeader.md#classic-status-bar`.
///
/// On a device with a 20-point status bar, hiding that bar shortens the inset. If the header hides the bar itself,
/// following that report would make the header smaller because of its own action, so the last inset continues to count.
struct TopSafeArea: Equatable, Sendable {
  /// The inset that the header counts with, in points.
  private(set) var inset = 0.0
  private var lastReportedInset = 0.0
  /// The last inset that was reported, also if it doesn't count, in points.
  private(set) var latestReport = 0.0

  /// Counts with the last report, because the status bar stays hidden without the header's doing.
  mutating func countLastReport() {
    inset = latestReport
    lastReportedInset = latestReport
  }

  /// Follows an inset that the system reports, in points. A negative inset, and one that isn't usable, is ignored.
  ///
  /// If `countsAdditions`, the inset may contain more than a 20-point status bar, or a part of it. The original expects nothing
  /// but the bar.
  mutating func report(
    _ reported: Double, whileHidingStatusBar isHidingStatusBar: Bool, countsAdditions: Bool
  ) {
    guard ScrollMetrics.isUsable(reported), reported >= 0 else { return }
    latestReport = reported
    if isHidingStatusBar, isLastInset(withoutStatusBar: reported, countsAdditions: countsAdditions) {
      inset = lastReportedInset
      return
    }
    if reported > 0 || countsAdditions { lastReportedInset = reported }
    inset = reported
  }

  private func isLastInset(withoutStatusBar reported: Double, countsAdditions: Bool) -> Bool {
    let bar = StatusBarShift.classicHeight
    guard countsAdditions else { return reported == 0 && lastReportedInset == bar }
    return lastReportedInset > 0 && reported == max(0, lastReportedInset - bar)
  }
}
