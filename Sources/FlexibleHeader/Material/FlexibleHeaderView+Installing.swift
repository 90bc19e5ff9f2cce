import HeaderEngine
import UIKit

/// Leaving all scroll views.
extension FlexibleHeaderView {
  /// Brings a header back that has left, and the status bar. Without scroll views, nothing else does.
  func returnToPlace() {
    if engine.hasLeft { send(.shiftCommanded(hide: false, animated: false)) }
  }

  /// Removes the header's part from the insets of all scroll views that shared it, and tracks none.
  func withdrawFromScrollViews() {
    let isShared = isSharedWithManyScrollViews
    isSharedWithManyScrollViews = false
    let tracked = tracker.scrollView.flatMap { measure($0).restsAtTop ? $0 : nil }
    trackingScrollView = nil
    for (scrollView, var ledger) in tracker.ledgers.removeAll() {
      tracker.write(ledger.withdraw(from: measure(scrollView)), to: scrollView)
    }
    // The system may leave the content where it is when insets change. See UIKitAnswers.
    if let tracked { tracker.write(ScrollWrite(offset: -measure(tracked).adjustedInsetTop), to: tracked) }
    receiveEvents()
    followedScrollViewDidChange()
    isSharedWithManyScrollViews = isShared
  }
}

extension FlexibleHeaderView: ScrollConnectionClient {
  /// Receives the events of the tracking scroll view, if the header is installed or observes it.
  func receiveEvents() { tracker.receiveEvents(installation != nil || observesOffset ? self : nil) }

  func contentDidMove(in scrollView: UIScrollView) { trackingScrollViewDidScroll() }

  func contentDidEndDragging(in scrollView: UIScrollView, willDecelerate: Bool) {
    trackingScrollViewDidEndDragging(willDecelerate: willDecelerate)
    if !willDecelerate { snapAtRest(over: scrollView) }
  }

  func contentDidEndDecelerating(in scrollView: UIScrollView) {
    trackingScrollViewDidEndDecelerating()
    snapAtRest(over: scrollView)
  }

  func contentDidEndAnimating(in scrollView: UIScrollView) {
    trackingScrollViewDidEndScrollingAnimation()
    snapAtRest(over: scrollView)
  }

  /// Brings the content to where the header rests. During a size transition, the header wouldn't follow.
  func snapAtRest(over scrollView: UIScrollView) {
    guard snaps, !observesOffset, !engine.isInSizeTransition else { return }
    let metrics = measure(scrollView)
    tracker.scroll(toRestAt: engine.snapOffset(for: metrics.offset, metrics))
  }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    trackingScrollViewDidChangeAdjustedContentInset(scrollView)
    followedScrollViewDidChange()
  }

  var answersDelegateQuestions: Bool { !observesOffset && (snaps || insetFollowsVisibleHeight) }

  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: target)
  }

  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool { trackingScrollViewShouldScrollToTop() }
}
