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
  /// The header observes the scroll view, and the one that you assign to `trackingScrollView` later. Its delegate is
  /// yours, before and after. Only while `snapsWhenReleased` or `insetFollowsVisibleHeight` is `true`, the header takes
  /// part in it, and your delegate keeps receiving everything. If the header is already installed in the scroll view, this
  /// method has no effect; if it is installed in another one, it is uninstalled first. If the scroll view has no superview,
  /// the method reports a `HeaderMisuse`.
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
    receiveEvents()
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
    receiveEvents()
    keyframeComposer?.followersDidChangeScrollView()
    isSharedWithManyScrollViews = isShared
    host?.headerViewWillUninstall()
    installation.remove()
    host?.headerViewDidUninstall()
  }
}

extension FlexibleHeaderView: ScrollConnectionClient {
  /// Receives the events of the tracking scroll view, if the header is installed or observes it.
  func receiveEvents() { tracker.receiveEvents(installation != nil || observesOffset ? self : nil) }

  func contentDidMove(in scrollView: UIScrollView) { trackingScrollViewDidScroll() }

  func contentDidEndDragging(in scrollView: UIScrollView, willDecelerate: Bool) {
    trackingScrollViewDidEndDragging(willDecelerate: willDecelerate)
  }

  func contentDidEndDecelerating(in scrollView: UIScrollView) { trackingScrollViewDidEndDecelerating() }

  func contentDidEndAnimating(in scrollView: UIScrollView) { trackingScrollViewDidEndScrollingAnimation() }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    trackingScrollViewDidChangeAdjustedContentInset(scrollView)
    keyframeComposer?.followersDidChangeScrollView()
  }

  var answersDelegateQuestions: Bool { !observesOffset && (snapsWhenReleased || insetFollowsVisibleHeight) }

  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: target)
  }

  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool { trackingScrollViewShouldScrollToTop() }
}
