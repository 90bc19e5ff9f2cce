import UIKit

/// The methods that a header calls on its view controller.
@MainActor protocol FlexibleHeaderViewHost: AnyObject {
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
  /// Called before the header is installed in a scroll view.
  func headerViewWillInstall(in scrollView: UIScrollView)
  /// Called when an installed header entered a window. A scroll view may be installed before it belongs to a controller.
  func headerViewDidEnterWindow(over scrollView: UIScrollView)
  /// Called after the header was installed.
  func headerViewDidInstall()
  /// Called before the header is removed from the view hierarchy.
  func headerViewWillUninstall()
  /// Called after the header was removed.
  func headerViewDidUninstall()
}
