import HeaderEngine
import UIKit

/// Methods that attach a header to a scroll view and detach it.
extension FlexibleHeaderView {
  /// Installs the header in front of a scroll view and tracks it.
  ///
  /// The header is added to the scroll view's superview, above the scroll view and as wide as the superview, unless it
  /// already has a superview. If the scroll view is the view of a view controller, the header is added to the scroll
  /// view itself. If the header belongs to a `FlexibleHeaderViewController`, that controller becomes a child of the
  /// view controller that owns the scroll view.
  ///
  /// The header receives the scroll view's delegate events. An existing delegate, and one that you set later,
  /// continues to receive them. If the header is already installed in the scroll view, this method has no effect; if
  /// it is installed in another one, it is uninstalled first. If the scroll view has no superview, the method reports
  /// a `HeaderMisuse`.
  ///
  /// - Parameter scrollView: The scroll view, which the header references weakly.
  public func install(in scrollView: UIScrollView) {
    guard installation?.scrollView !== scrollView else { return }
    uninstall()
    let installation = HeaderInstallation(of: self, in: scrollView)
    host?.headerViewWillInstall(in: scrollView)
    guard installation.place(mayBeInside: true) else {
      HeaderMisuse.report(.noPlaceForHeader)
      return
    }
    self.installation = installation
    host?.headerViewDidInstall()
    if !observesOffset { installation.forward(to: ScrollEventForwarder(to: self)) }
    trackingScrollView = scrollView
  }

  /// Removes the header from its scroll view and restores the insets, the delegate, and the view hierarchy.
  ///
  /// The insets of all scroll views that shared the header are restored. If the header isn't installed, this method
  /// has no effect.
  public func uninstall() {
    guard let installation else { return }
    self.installation = nil
    let isShared = isSharedWithManyScrollViews
    isSharedWithManyScrollViews = false
    trackingScrollView = nil
    tracker.ledgers.removeAll { scrollView, ledger in
      tracker.write(ledger.withdraw(from: measure(scrollView)), to: scrollView)
    }
    keyframeComposer?.followersDidChangeScrollView()
    isSharedWithManyScrollViews = isShared
    host?.headerViewWillUninstall()
    installation.remove()
    host?.headerViewDidUninstall()
  }
}

extension FlexibleHeaderView: ScrollEventReceiver {
  private func isTracked(_ scrollView: UIScrollView) -> Bool { tracker.isAttached(to: scrollView) }

  func installedScrollViewDidScroll(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { trackingScrollViewDidScroll() }
  }

  func installedScrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard isTracked(scrollView) else { return }
    trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func installedScrollView(_ scrollView: UIScrollView, didEndDragging willDecelerate: Bool) {
    if isTracked(scrollView) { trackingScrollViewDidEndDragging(willDecelerate: willDecelerate) }
  }

  func installedScrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { trackingScrollViewDidEndDecelerating() }
  }

  func installedScrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { trackingScrollViewDidEndScrollingAnimation() }
  }

  func installedScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    guard isTracked(scrollView) else { return }
    trackingScrollViewDidChangeAdjustedContentInset(scrollView)
    keyframeComposer?.followersDidChangeScrollView()
  }

  func installedScrollViewWillScrollToTop(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { trackingScrollViewShouldScrollToTop() }
  }
}
