import HeaderEngine
import UIKit

/// Hiding the status bar together with the header. See `Documentation/Behavior/FlexibleHeader.md#status-bar`.
extension FlexibleHeaderView {
  /// A Boolean value that indicates whether the status bar should be hidden because it moved off the screen with the
  /// header.
  public var prefersStatusBarHidden: Bool { engine.statusBar.prefersHidden }

  /// The time within which the system must query the header's controller after a request, in seconds.
  private static let patience = 0.5

  /// Requests that the status bar be shown or hidden, and reverts the content offset change that the system makes in
  /// response.
  ///
  /// The response can change the header's preference, and then the header sends another request. An app that changes the
  /// preference at each request would never end this, so a third nested request waits for the next event.
  func updateStatusBar() {
    guard statusBarRequestDepth < 2 else { return }
    statusBarRequestDepth += 1
    defer { statusBarRequestDepth -= 1 }
    announcedStatusBarHidden = prefersStatusBarHidden
    statusBarRequestTime = CACurrentMediaTime()
    host?.wasAskedForStatusBar = false
    let offset = tracker.scrollView?.contentOffset.y
    let duration = engine.statusBar.fades ? StatusBarShift.fadeDuration : 0
    tracker.suspended {
      if duration > 0 {
        UIView.animate(withDuration: duration) { self.requestStatusBarUpdate() }
      } else {
        requestStatusBarUpdate()
      }
    }
    tracker.write(ScrollWrite(offset: offset.map { Double($0 + tracker.offsetShift) }))
    send(.statusBarUpdated)
    updateTopSafeAreaGuide()
  }

  var systemStatusBar: UIStatusBarManager? { window?.windowScene?.statusBarManager }

  /// Reports, once, that the system didn't query the header's controller about the visibility of the status bar.
  func checkStatusBarRequest(infoDictionary: @autoclosure () -> [String: Any]? = Bundle.main.infoDictionary) {
    guard let host, !host.wasAskedForStatusBar, let statusBarRequestTime,
      CACurrentMediaTime() - statusBarRequestTime >= Self.patience
    else { return }
    self.statusBarRequestTime = nil
    guard systemStatusBar?.isStatusBarHidden == false else { return }
    let isTheApps = infoDictionary()?["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
    HeaderMisuse.report(isTheApps ? .statusBarIsTheApps : .statusBarNotForwarded)
  }

  /// Requests a status bar update from the header's view controller or, if it has none, from the one that shows the header.
  private func requestStatusBarUpdate() {
    let controller: UIViewController? = host ?? owningViewController
    controller?.setNeedsStatusBarAppearanceUpdate()
    relay?.headerViewNeedsStatusBarUpdate(self)
  }

  /// Requests a status bar update if a different style is now readable on the background.
  func updateStatusBarStyle() {
    let style = window.map { _ in inferredStatusBarStyle }
    guard style != announcedStatusBarStyle else { return }
    // When a header appears on the screen, the system queries the style anyway.
    let isChange = style != nil && announcedStatusBarStyle != nil
    announcedStatusBarStyle = style
    if isChange, let host, host.infersPreferredStatusBarStyle { host.setNeedsStatusBarAppearanceUpdate() }
  }

  /// The status bar style that is readable on the header's background, or the default style if there is no background.
  var inferredStatusBarStyle: UIStatusBarStyle {
    guard let background = backgroundColor?.resolvedColor(with: traitCollection) else { return .default }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard background.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .default }
    switch InferredStatusBarStyle(red: red, green: green, blue: blue, alpha: alpha) {
    case .automatic: return .default
    case .light: return .lightContent
    case .dark: return .darkContent
    }
  }
}
