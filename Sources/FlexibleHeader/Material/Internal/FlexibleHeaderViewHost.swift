import UIKit

/// What the header's view controller learns about its header.
@MainActor protocol FlexibleHeaderViewHost: AnyObject {
  /// The safe area that the header counts with may have changed.
  func headerViewDidReportSafeArea()
  /// The behavioral flags changed.
  func headerViewDidChangeFlags()
  /// The header tracks another scroll view.
  func headerViewDidChangeScrollView()
  /// Another status bar style is readable on the header's background.
  func headerViewDidChangeStatusBarStyle()
  /// A Boolean value that indicates whether the system asked whether to hide the status bar, since this was set to `false`.
  var wasAskedForStatusBar: Bool { get set }
  /// The header is about to be installed in a scroll view, and was.
  func headerViewWillInstall(in scrollView: UIScrollView)
  func headerViewDidInstall()
  /// The header is about to be removed from the view hierarchy, and was.
  func headerViewWillUninstall()
  func headerViewDidUninstall()
}
