import UIKit

/// One line to attach a header.
extension SectionedHeaderView {
  /// Installs the header in front of a scroll view and tracks it.
  ///
  /// The header is added to the scroll view's superview, above the scroll view and as wide as the superview, unless it has a
  /// superview. If the scroll view is the view of a view controller, the header is added to the scroll view itself.
  ///
  /// The header observes the scroll view, and another one that ``trackingScrollView`` is set to afterward. Its delegate is
  /// yours, before and after. Only while a section snaps or ``insetFollowsVisibleHeight`` is `true`, the header takes part in
  /// it, and your delegate keeps receiving everything.
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
    receiveEvents()
    trackingScrollView = scrollView
  }

  /// Removes the header from its scroll view: insets, delegate and view hierarchy are as they were. This also holds for the
  /// other scroll views that shared the header. Without a scroll view, nothing happens.
  public func uninstall() {
    guard let installation else { return }
    trackingScrollView = nil
    self.installation = nil
    receiveEvents()
    installation.remove()
  }
}

extension SectionedHeaderView: ScrollConnectionClient {
  /// Receives the events of the tracked scroll view, if the header is installed or observes it.
  func receiveEvents() { tracker.receiveEvents(installation != nil || observesOffset ? self : nil) }

  func contentDidMove(in scrollView: UIScrollView) { trackingScrollViewDidScroll() }

  func contentDidBeginDragging(in scrollView: UIScrollView, by distance: CGFloat) {
    trackingScrollViewWillBeginDragging()
  }

  func contentDidEndDragging(in scrollView: UIScrollView, willDecelerate: Bool) {
    trackingScrollViewDidEndDragging(willDecelerate: willDecelerate)
  }

  func contentDidEndDecelerating(in scrollView: UIScrollView) { trackingScrollViewDidEndDecelerating() }

  func contentDidEndAnimating(in scrollView: UIScrollView) { trackingScrollViewDidEndScrollingAnimation() }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    trackingScrollViewDidChangeAdjustedContentInset(scrollView)
  }

  var answersDelegateQuestions: Bool {
    !observesOffset && (insetFollowsVisibleHeight || sections.contains { $0.snaps })
  }

  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: target)
  }

  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool { trackingScrollViewShouldScrollToTop() }
}
