/// The top safe-area inset that a header counts with. See
/// `Documentation/Behavior/FlexibleHeader.md#classic-status-bar`.
///
/// On a device with a 20-point status bar, hiding that bar sets the inset to 0. If the header hides the bar itself,
/// following that report would make the header smaller because of its own action, so the last inset continues to count.
struct TopSafeArea: Equatable, Sendable {
  /// The inset that the header counts with, in points.
  private(set) var inset: Double
  private var lastReportedInset: Double

  /// Creates a safe area of `inset` points.
  init(inset: Double = 0) {
    self.inset = inset
    lastReportedInset = inset
  }

  /// Follows an inset that the system reports, in points. A negative inset, and one that isn't usable, is ignored.
  mutating func report(_ reported: Double, whileHidingStatusBar isHidingStatusBar: Bool) {
    guard ScrollMetrics.isUsable(reported), reported >= 0 else { return }
    if reported > 0 { lastReportedInset = reported }
    let isOwnDoing = isHidingStatusBar && lastReportedInset == StatusBarShift.classicHeight
    inset = reported == 0 && isOwnDoing ? lastReportedInset : reported
  }
}
