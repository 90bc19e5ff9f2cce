import HeaderEngine
import UIKit

/// One line to attach a bar.
extension FlexibleHeightBar {
  /// Installs the bar in front of a scroll view.
  ///
  /// The bar is added to the scroll view's superview, above the scroll view and as wide as the superview, unless it has a
  /// superview. The top inset grows by the bar's maximum height less the safe area that the system adds, and content at its
  /// top stays there. The bar's behavior receives the scroll view's delegate events; an existing delegate, and one that is
  /// set later, keeps working.
  ///
  /// Installing the bar in the same scroll view again has no effect; another one is left first. A scroll view without a
  /// superview for the bar is reported as a `HeaderMisuse`.
  ///
  /// - Parameter scrollView: The scroll view. Held weakly.
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

  /// Removes the bar from its scroll view: insets, delegate and view hierarchy are as they were. Without a scroll view,
  /// nothing happens.
  public func uninstall() {
    guard let installation else { return }
    self.installation = nil
    // First, because the writes below are events, too.
    installation.stopForwarding()
    if let scrollView = installation.scrollView {
      behavior?.didUninstall()
      scrollView.apply(insets.remove(ScrollTracker.metrics(of: scrollView)))
    }
    insets = BarInsets()
    keyframeComposer?.followersDidChangeScrollView()
    installation.remove()
  }

  /// Sends the events of the scroll view to the behavior that the bar has now.
  func forwardEvents() {
    guard let installation else { return }
    if let behavior { installation.forward(to: behavior) } else { installation.stopForwarding() }
  }

  /// Follows the maximum height and the safe area.
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
