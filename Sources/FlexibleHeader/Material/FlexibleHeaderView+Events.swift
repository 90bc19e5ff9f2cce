import HeaderEngine
import UIKit

/// The events of the tracking scroll view.
extension FlexibleHeaderView: ScrollConnectionClient {
  /// Receives the events of the tracking scroll view, if the header is installed or observes it.
  func receiveEvents() { tracker.receiveEvents(installation != nil || observesOffset ? self : nil) }

  func contentDidMove(in scrollView: UIScrollView) { trackingScrollViewDidScroll() }

  func contentMotionDidChange(_ event: ScrollMotion.Event, in scrollView: UIScrollView, by distance: CGFloat)
  {
    if event.isRest { tracker.endScrollToTop() }
    switch event {
    case .dragEnded(let coasts): trackingScrollViewDidEndDragging(willDecelerate: coasts)
    case .decelerationEnded: trackingScrollViewDidEndDecelerating()
    case .animationEnded: trackingScrollViewDidEndScrollingAnimation()
    case .dragBegan, .stayedBeyondTop: break
    }
    if event.isRest { snapAtRest(over: scrollView) }
  }

  /// Scrolls the content to where the header rests. During a size transition, the header wouldn't follow.
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
}
