import HeaderEngine
import UIKit

/// The events of the scroll view, for the bar and its behavior.
extension FlexibleHeightBar: ScrollConnectionClient {
  func contentDidMove(in scrollView: UIScrollView) {
    let height = currentHeight
    behavior?.scrollViewDidScroll(scrollView)
    followContentTranslation()
    // In an animation, the bar must be laid out now, because the next layout isn't animated. It is laid out again if the
    // animation stops.
    if currentHeight != height, UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
  }

  func contentMotionDidChange(_ event: ScrollMotion.Event, in scrollView: UIScrollView, by distance: CGFloat)
  {
    switch event {
    case .dragBegan: behavior?.contentDidBeginDragging(in: scrollView, by: distance)
    case .dragEnded(let coasts):
      behavior?.scrollViewDidEndDragging(scrollView, willDecelerate: coasts)
      if coasts { behavior?.scrollViewWillBeginDecelerating(scrollView) }
    case .decelerationEnded: behavior?.scrollViewDidEndDecelerating(scrollView)
    case .animationEnded: behavior?.scrollViewDidEndScrollingAnimation(scrollView)
    case .stayedBeyondTop: break
    }
  }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    // Another header may cause this before the behavior has received an event of the scroll view.
    behavior?.follow(scrollView)
    behavior?.scrollViewDidChangeAdjustedContentInset(scrollView)
    behavior?.setIndicatorInset(of: scrollView)
    // Another header may have moved the content, which causes no event.
    followContentTranslation()
  }

  func safeAreaMayHaveChanged() {
    receiveSafeArea()
    addSafeArea()
  }

  var answersDelegateQuestions: Bool { behavior?.answersDelegateQuestions == true }

  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    behavior?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: target)
  }

  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool {
    behavior?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
}
