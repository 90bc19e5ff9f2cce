import HeaderEngine
import UIKit

/// Methods that install a bar in a scroll view and uninstall it.
extension FlexibleHeightBar {
  /// Installs the bar in front of a scroll view.
  ///
  /// The bar is added to the scroll view's superview, above the scroll view and as wide as the superview,
  /// unless the bar already has a superview. The top content inset grows by the bar's maximum height minus
  /// the safe area that the system adds, and content at its top stays at its top. The bar's behavior receives
  /// the scroll view's delegate events. The scroll view's delegate keeps working, also if it is set later.
  ///
  /// If the bar is already installed in this scroll view, this method does nothing. If it is installed in
  /// another scroll view, it is uninstalled first. A scroll view without a superview for the bar is reported
  /// as a `HeaderMisuse`.
  ///
  /// - Parameter scrollView: The scroll view. The bar holds it weakly.
  public func install(in scrollView: UIScrollView) {
    guard installation?.scrollView !== scrollView else { return }
    uninstall()
    let installation = HeaderInstallation(of: self, in: scrollView)
    guard installation.place(mayBeInside: false) else {
      HeaderMisuse.report(.noPlaceForHeader)
      return
    }
    self.installation = installation
    forwardEvents()
    updateInsets()
    behavior?.didInstall(in: scrollView)
    keyframeComposer?.followersDidChangeScrollView()
  }

  /// Removes the bar from its scroll view and restores the insets, the delegate, and the view hierarchy. If
  /// the bar isn't installed, this method does nothing.
  public func uninstall() {
    guard let installation else { return }
    self.installation = nil
    // Stop forwarding first, because the writes below also cause events.
    installation.stopForwarding()
    if let scrollView = installation.scrollView {
      behavior?.didUninstall()
      scrollView.apply(insets.remove(ScrollTracker.metrics(of: scrollView)))
    }
    insets = BarInsets()
    keyframeComposer?.followersDidChangeScrollView()
    installation.remove()
  }

  /// Forwards the scroll view's events to the bar's current behavior.
  func forwardEvents() {
    guard let installation else { return }
    if let behavior { installation.forward(to: behavior) } else { installation.stopForwarding() }
  }

  /// Updates the content inset for the current maximum height and safe area.
  func updateInsets() {
    guard let scrollView = installation?.scrollView else { return }
    installation?.takeOverDelegate()
    defer { keyframeComposer?.followersDidChangeScrollView() }
    if pages != nil { return preparePage(scrollView) }
    let write = insets.update(ScrollTracker.metrics(of: scrollView), maximumHeight: barHeights.maximum)
    guard !write.isEmpty else { return }
    isUpdatingInsets = true
    scrollView.apply(write)
    isUpdatingInsets = false
  }
}
