import HeaderEngine
import UIKit

/// One line to attach a header.
extension FlexibleHeaderView {
  /// Installs the header in front of a scroll view and tracks it.
  ///
  /// The header is added to the scroll view's superview, above the scroll view and as wide as the superview, unless it has a
  /// superview. If the scroll view is the view of a view controller, the header is added to the scroll view itself. A header
  /// that belongs to a `FlexibleHeaderViewController` brings that along, as a child of the view controller that owns the
  /// scroll view.
  ///
  /// The header receives the scroll view's delegate events; an existing delegate, and one that is set later, keeps working.
  /// Installing the header in the same scroll view again has no effect; another one is left first. A scroll view without a
  /// superview is reported as a `HeaderMisuse`.
  ///
  /// - Parameter scrollView: The scroll view. Held weakly.
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

  /// Removes the header from its scroll view: insets, delegate and view hierarchy are as they were. This also holds for the
  /// other scroll views that shared the header. Without a scroll view, nothing happens.
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
  private func isTracked(_ scrollView: UIScrollView) -> Bool { scrollView === tracker.scrollView }

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
