import HeaderEngine
import UIKit

extension SectionedHeaderView: ScrollConnectionClient {
  /// Receives the events of the tracked scroll view.
  func receiveEvents() { tracker.receiveEvents(forwardsEventsByHand ? nil : self) }

  func contentDidMove(in scrollView: UIScrollView) { scrollViewDidMove() }

  func contentMotionDidChange(_ event: ScrollMotion.Event, in scrollView: UIScrollView, by distance: CGFloat)
  {
    if event == .dragBegan { send(.sections(.willBeginDragging)) }
    if event.isRest { tracker.endScrollToTop() }
    if event.isRest { contentCameToRest() }
  }

  func safeAreaMayHaveChanged() { receiveSafeArea() }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    guard !tracker.isSuspended else { return }
    if scrollView !== tracker.scrollView {
      if tracker.needs(in: scrollView).top != 0 { preparePage(scrollView) }
      return
    }
    finish(handle(.changed))
    followedScrollViewDidChange()
  }

  var answersDelegateQuestions: Bool {
    snaps || insetFollowsVisibleHeight || sections.contains { $0.snaps }
  }

  /// Changes the target so that sections end at their stops, if necessary.
  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    guard let scrollView = liveScrollView(), !scrollView.isPagingEnabled else { return }
    let metrics = tracker.measure(scrollView).atRest(in: scrollView)
    let opening = tracker.openingOffset(velocity: velocity.y, metrics)
    let proposed = Double(target.pointee.y + tracker.offsetShift)
    let corrected = engine.target(proposed, opening: opening, velocity: Double(velocity.y), metrics)
    guard let corrected else { return }
    let offset = pixels.round(corrected) - tracker.offsetShift
    if offset.isFinite { target.pointee.y = offset }
  }
}
