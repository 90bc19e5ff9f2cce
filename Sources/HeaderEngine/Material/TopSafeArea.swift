/// The top safe-area inset that a header counts with, told from the ones that the system reports (section 6).
///
/// On a device with a classic 20-point status bar, hiding that bar takes the inset away. When it is the header that
/// hides the bar, believing the report would make the header smaller for its own doing, so the last inset goes on
/// counting.
struct TopSafeArea: Equatable, Sendable {
  /// The inset that counts, in points.
  private(set) var inset: Double
  private var lastReportedInset: Double

  /// A safe area of `inset` points.
  init(inset: Double = 0) {
    self.inset = inset
    lastReportedInset = inset
  }

  /// Takes the system's word for a new inset, in points. NaN, infinite and negative reports are ignored.
  mutating func report(_ reported: Double, whileHidingStatusBar isHidingStatusBar: Bool) {
    guard reported.isFinite, reported >= 0 else { return }
    if reported > 0 { lastReportedInset = reported }
    let isOwnDoing = isHidingStatusBar && lastReportedInset == StatusBarShift.classicHeight
    inset = reported == 0 && isOwnDoing ? lastReportedInset : reported
  }
}
