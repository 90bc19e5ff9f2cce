import UIKit

/// One line to attach a header.
extension SectionedHeaderView {
  /// Installs the header in front of a scroll view and tracks it.
  ///
  /// The header is added to the scroll view's superview, above the scroll view and as wide as the superview, unless it has a
  /// superview. If the scroll view is the view of a view controller, the header is added to the scroll view itself.
  ///
  /// The header receives the scroll view's delegate events; an existing delegate, and one that is set later, keeps working.
  /// If ``trackingScrollView`` is set to another scroll view afterward, the header receives the events of that one.
  /// Installing the header in the same scroll view again has no effect; another one is left first. A scroll view without a
  /// superview is reported as a ``HeaderMisuse``.
  ///
  /// - Parameter scrollView: The scroll view. Held weakly.
  public func install(in scrollView: UIScrollView) {
    guard installation?.scrollView !== scrollView else { return }
    uninstall()
    let installation = HeaderInstallation(of: self, in: scrollView)
    guard installation.place(mayBeInside: true) else {
      HeaderMisuse.report(.noPlaceForHeader)
      return
    }
    self.installation = installation
    trackingScrollView = scrollView
    forwardEvents()
  }

  /// Removes the header from its scroll view: insets, delegate and view hierarchy are as they were. This also holds for the
  /// other scroll views that shared the header. Without a scroll view, nothing happens.
  public func uninstall() {
    guard let installation else { return }
    trackingScrollView = nil
    forwarding?.stopForwarding()
    forwarding = nil
    self.installation = nil
    installation.remove()
  }

  /// Takes part in the delegate of the tracked scroll view, if the header is installed.
  func forwardEvents() {
    forwarding?.stopForwarding()
    forwarding = nil
    guard let installation else { return }
    guard !observesOffset, let scrollView = tracker.scrollView else { return installation.stopForwarding() }
    if scrollView === installation.scrollView {
      installation.forward(to: ScrollEventForwarder(to: self))
    } else {
      installation.stopForwarding()
      let forwarding = HeaderInstallation(of: self, in: scrollView)
      forwarding.forward(to: ScrollEventForwarder(to: self))
      self.forwarding = forwarding
    }
  }
}

extension SectionedHeaderView: ScrollEventReceiver {
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
    if isTracked(scrollView) { trackingScrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  func installedScrollViewWillScrollToTop(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { trackingScrollViewShouldScrollToTop() }
  }
}
