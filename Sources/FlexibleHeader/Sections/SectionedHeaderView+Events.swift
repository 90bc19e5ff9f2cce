import UIKit

extension SectionedHeaderView: ScrollConnectionClient {
  /// Receives the events of the tracked scroll view.
  func receiveEvents() { tracker.receiveEvents(forwardsEventsByHand ? nil : self) }

  func contentDidMove(in scrollView: UIScrollView) { trackingScrollViewDidScroll() }

  func contentDidBeginDragging(in scrollView: UIScrollView, by distance: CGFloat) {
    trackingScrollViewWillBeginDragging()
  }

  func contentDidEndDragging(in scrollView: UIScrollView, willDecelerate: Bool) {
    trackingScrollViewDidEndDragging(willDecelerate: willDecelerate)
  }

  func contentDidEndDecelerating(in scrollView: UIScrollView) { trackingScrollViewDidEndDecelerating() }

  func contentDidEndAnimating(in scrollView: UIScrollView) { trackingScrollViewDidEndScrollingAnimation() }

  func safeAreaMayHaveChanged() { receiveSafeArea() }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    trackingScrollViewDidChangeAdjustedContentInset(scrollView)
  }

  var answersDelegateQuestions: Bool {
    snaps || insetFollowsVisibleHeight || sections.contains { $0.snaps }
  }

  /// Changes the target if the deceleration can take sections to their stops.
  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: target)
  }

  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool { trackingScrollViewShouldScrollToTop() }
}
