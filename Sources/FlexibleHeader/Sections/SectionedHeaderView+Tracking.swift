import HeaderEngine
import UIKit

/// The scroll view that drives the header, and its events.
extension SectionedHeaderView {
  /// The scroll view that drives the header. Held weakly. The default is `nil`.
  ///
  /// Set it to share one header among several scroll views, or to follow a scroll view with a header that you placed
  /// yourself. ``ScrollHeaderView/install(in:)`` sets it, too.
  ///
  /// The top content inset of the scroll view grows by ``maximumHeight``. Setting another scroll view keeps the
  /// header as it is and moves the new content up to it, if there were a gap. The insets of scroll views that were tracked
  /// before stay, so that a header can be shared by pages. Setting `nil` restores the insets of all of them.
  public var trackingScrollView: UIScrollView? {
    get { tracker.scrollView }
    set { track(newValue) }
  }

  // MARK: - Events

  // Recordings forward the events of their scroll view by hand.

  /// Forward `scrollViewDidScroll` of the tracked scroll view to this method.
  package func trackingScrollViewDidScroll() {
    scrollViewDidMove()
  }

  /// Forward `scrollViewWillBeginDragging` of the tracked scroll view to this method. Ends an animation of the header.
  package func trackingScrollViewWillBeginDragging() {
    send(.willBeginDragging)
  }

  /// Forward `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of the tracked scroll view to this method.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in points per millisecond.
  ///   - targetContentOffset: The target, which is changed if the deceleration can take sections to their stops.
  /// - Returns: Whether the target was changed.
  @discardableResult package func trackingScrollViewWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    guard let scrollView = liveScrollView(), !scrollView.isPagingEnabled else {
      return false
    }
    let metrics = tracker.measure(scrollView).atRest(in: scrollView)
    let opening = insets.openingOffset(
      velocity: Double(velocity.y), rate: Double(scrollView.decelerationRate.rawValue), metrics, ledger)
    var end = metrics
    end.offset = opening ?? Double(targetContentOffset.pointee.y + tracker.offsetShift)
    let (target, bottom) = freeHeights(end)
    let update = engine.handle(
      .willEndDragging(
        velocity: Double(velocity.y), targetFreeHeight: target, bottomFreeHeight: bottom))
    let corrected = update.targetFreeHeight.map { insets.offset(forFreeHeight: $0, metrics, ledger) }
    guard let corrected = corrected ?? opening else { return false }
    let offset = pixels.round(corrected) - tracker.offsetShift
    guard offset.isFinite, offset != targetContentOffset.pointee.y else { return false }
    targetContentOffset.pointee.y = offset
    return true
  }

  /// Forward `scrollViewDidEndDragging(_:willDecelerate:)` of the tracked scroll view to this method.
  package func trackingScrollViewDidEndDragging(willDecelerate: Bool) {
    if !willDecelerate { contentCameToRest() }
  }

  /// Forward `scrollViewDidEndDecelerating` of the tracked scroll view to this method.
  package func trackingScrollViewDidEndDecelerating() {
    contentCameToRest()
  }

  /// Forward `scrollViewDidEndScrollingAnimation` of the tracked scroll view to this method.
  package func trackingScrollViewDidEndScrollingAnimation() {
    endScrollToTop()
    contentCameToRest()
  }

  /// Forward `scrollViewDidChangeAdjustedContentInset` of the tracked scroll view, or of one that shares the header, to
  /// this method. `nil` has no effect.
  package func trackingScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView?) {
    guard let scrollView, !tracker.isSuspended else { return }
    if scrollView !== tracker.scrollView {
      if tracker.ledgers[scrollView].contentTop.amount != 0 { preparePage(scrollView) }
      return
    }
    adaptUnlessScrolled(scrollView)
  }

  /// Adapts to other sizes or insets of the scroll view. While the content scrolls, the next event takes its share of the move
  /// into account. A finger may leave without one.
  func adaptUnlessScrolled(_ scrollView: UIScrollView) {
    guard isScrolled(scrollView) else { return adapt() }
    followed.watch()
    updateFrames()
  }

  /// Returns whether a person, a deceleration, or an animation scrolls the content. The next event then takes into account
  /// which share of the move is due to other sizes and insets.
  func isScrolled(_ scrollView: UIScrollView) -> Bool {
    scrollView.isMovedByUser || followed.isAnimated(scrollView)
  }

  // MARK: - Tracking

  private func track(_ scrollView: UIScrollView?) {
    defer { followedScrollViewDidChange() }
    forgetLostScrollView()
    let previous = tracker.scrollView
    // Pages that share the header may remain after the tracked one was deallocated.
    guard scrollView !== previous || (scrollView == nil && hasPages) else { return }
    if let previous { leave(previous) }
    tracker.attach(scrollView)
    followed = FollowedScroll()
    guard let scrollView else { return stopTracking() }
    ledger = tracker.ledgers[scrollView]
    tracker.observeContentSize(true)
    if previous != nil { hasPages = true }
    if engine.freeHeight == nil { adapt() } else { takeOver(scrollView) }
  }

  private func leave(_ scrollView: UIScrollView) {
    touchCatcher.removeFromSuperview()
    shiftedRefreshControl.restore()
    tracker.ledgers[scrollView] = ledger
  }

  /// Tracks no page for the moment. The pages keep their insets.
  func leavePage() {
    if let scrollView = tracker.scrollView { leave(scrollView) }
    tracker.attach(nil)
    ledger = InsetLedger()
    followed = FollowedScroll()
    updateFrames()
  }

  private func stopTracking() {
    // Code of the app that runs during the writes may let the header track another scroll view.
    ledger = InsetLedger()
    hasPages = false
    neighbors = WeakSet()
    tracker.suspended {
      for (scrollView, var ledger) in tracker.ledgers.removeAll() {
        tracker.write(insets.withdraw(from: tracker.measure(scrollView), &ledger), to: scrollView)
      }
    }
    guard tracker.scrollView == nil else { return }
    updateFrames()
    followContentTranslation()
  }

  private func takeOver(_ scrollView: UIScrollView) {
    tracker.suspended { updateInsets(of: scrollView, tracker.measure(scrollView)) }
    let metrics = tracker.measure(scrollView)
    if metrics.isMeasurable {
      let (free, bottom) = freeHeights(metrics)
      followed.remember(metrics)
      send(.trackAnother(freeHeight: free, bottomFreeHeight: bottom))
    }
    adapt()
  }
}
