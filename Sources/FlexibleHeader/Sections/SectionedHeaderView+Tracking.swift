import HeaderEngine
import UIKit

/// The scroll view that drives the header, and its events.
extension SectionedHeaderView {
  /// The scroll view that drives the header. It is held weakly. The default is `nil`.
  ///
  /// Set it to share one header among several scroll views, or to follow a scroll view with a header that you placed
  /// yourself. ``ScrollHeaderView/install(in:)`` sets it, too.
  ///
  /// The top content inset of the scroll view grows by ``maximumHeight``. If you set another scroll view, the header doesn't
  /// change, and the new content moves up to the header if there is a gap. The insets of scroll views that were tracked before
  /// stay, so that pages can share a header. Setting `nil` restores the insets of all of them.
  public var trackingScrollView: UIScrollView? {
    get { tracker.scrollView }
    set { track(newValue) }
  }

  /// Adapts to other sizes or insets of the scroll view. While the content scrolls, the next event handles the resulting part
  /// of the move. If a finger leaves the screen, there may be no such event.
  func adaptUnlessScrolled(_ scrollView: UIScrollView) {
    guard isScrolled(scrollView) else { return adapt() }
    followed.watch()
    updateFrames()
  }

  /// Returns whether the user, a deceleration, or an animation scrolls the content. The next event then determines which part
  /// of the move results from other sizes and insets.
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
    stopCatchingTouches()
    shiftedRefreshControl.restore()
    tracker.ledgers[scrollView] = ledger
  }

  /// Ends tracking temporarily. The pages keep their insets.
  func leavePage() {
    if let scrollView = tracker.scrollView { leave(scrollView) }
    tracker.attach(nil)
    ledger = InsetLedger()
    followed = FollowedScroll()
    updateFrames()
  }

  private func stopTracking() {
    // Code of the app that runs during the writes may set another tracking scroll view.
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
    if metrics.isUsable {
      let (free, bottom) = freeHeights(metrics)
      followed.remember(metrics)
      send(.trackAnother(freeHeight: free, bottomFreeHeight: bottom))
    }
    adapt()
  }
}
