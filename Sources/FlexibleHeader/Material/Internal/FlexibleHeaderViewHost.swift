import UIKit

/// The methods that a header calls on its view controller.
@MainActor protocol FlexibleHeaderViewHost: UIViewController {
  /// Called when the safe area that the header uses may have changed.
  func headerViewDidReportSafeArea()
  /// Called when the header's frame changed.
  func headerViewFrameDidChange()
  /// Called when the visibility of the status bar should change.
  func headerViewNeedsStatusBarUpdate()
  /// Called when the differences from Material Components changed.
  func headerViewDidChangePolicy()
  /// Called when the tracking scroll view changed.
  func headerViewDidChangeScrollView()
  /// Called when the status bar style that is readable on the header's background changed.
  func headerViewDidChangeStatusBarStyle()
  /// A Boolean value that indicates whether the system has queried the visibility of the status bar since this was set
  /// to `false`.
  var wasAskedForStatusBar: Bool { get set }
}
