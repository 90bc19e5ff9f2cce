import HeaderEngine
import UIKit

/// The bar in front of its scroll view: its part of the insets, and the events for its behavior.
extension FlexibleHeightBar {
  /// Receives the scroll view's events for the bar and its behavior, while the bar is installed.
  func receiveEvents() {
    tracker.receiveEvents(installation == nil ? nil : self)
    tracker.clientNeedsDidChange()
  }

  /// Updates the content inset for the current maximum height and safe area.
  func updateInsets() {
    guard let scrollView = installation?.scrollView else { return }
    defer { followedScrollViewDidChange() }
    if hasPages { return preparePage(scrollView) }
    writeInsets(insets.update(tracker.measure(scrollView), maximumHeight: barHeights.maximum), to: scrollView)
  }

  /// Writes insets, and lets the behavior know where the content is afterward. The write itself causes no event.
  func writeInsets(_ write: ScrollWrite, to scrollView: UIScrollView) {
    guard !write.isEmpty else { return }
    let offset = scrollView.contentOffset
    isUpdatingInsets = true
    tracker.write(write, to: scrollView)
    isUpdatingInsets = false
    guard scrollView.contentOffset != offset, tracker.isAttached(to: scrollView) else { return }
    if tracker.receivesEvents { behavior?.scrollViewDidScroll(scrollView) }
    followContentTranslation()
  }
}

extension FlexibleHeightBar: ScrollConnectionClient {
  func contentDidMove(in scrollView: UIScrollView) {
    let height = currentHeight
    behavior?.scrollViewDidScroll(scrollView)
    followContentTranslation()
    // An animation takes the bar along, as the next layout wouldn't. The bar lays out again if the animation is stopped.
    if currentHeight != height, UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
  }

  func contentDidBeginDragging(in scrollView: UIScrollView, by distance: CGFloat) {
    behavior?.contentDidBeginDragging(in: scrollView, by: distance)
  }

  func contentDidEndDragging(in scrollView: UIScrollView, willDecelerate: Bool) {
    behavior?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    if willDecelerate { behavior?.scrollViewWillBeginDecelerating(scrollView) }
  }

  func contentDidEndDecelerating(in scrollView: UIScrollView) {
    behavior?.scrollViewDidEndDecelerating(scrollView)
  }

  func contentDidEndAnimating(in scrollView: UIScrollView) {
    behavior?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    // Another header may cause this before the behavior has received any event of the scroll view.
    behavior?.follow(scrollView)
    behavior?.scrollViewDidChangeAdjustedContentInset(scrollView)
    behavior?.setIndicatorInset(of: scrollView)
    // Another header may have moved the content, which causes no event.
    followContentTranslation()
  }

  func safeAreaMayHaveChanged() { addSafeArea() }

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
