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

  // MARK: - Tracking

  private func track(_ scrollView: UIScrollView?) {
    defer { followedScrollViewDidChange() }
    forgetLostScrollView()
    let previous = tracker.scrollView
    // Pages that share the header may remain after the tracked one was deallocated.
    guard scrollView !== previous || (scrollView == nil && hasPages) else { return }
    if previous != nil { leave() }
    tracker.attach(scrollView)
    engine.follow()
    guard scrollView != nil else { return stopTracking() }
    tracker.observeContentSize(true)
    if previous != nil { hasPages = true }
    if engine.header.freeHeight != nil { send(.trackedAnother) }
    adapt()
  }

  private func leave() {
    stopCatchingTouches()
    shiftedRefreshControl.restore()
    tracker.seat?.isKept = true
  }

  /// Ends tracking temporarily. The pages keep their insets.
  func leavePage() {
    if tracker.scrollView != nil { leave() }
    tracker.attach(nil)
    engine.follow()
    updateFrames()
  }

  private func stopTracking() {
    hasPages = false
    neighbors = WeakSet()
    // Code of the app that runs during the writes may set another tracking scroll view.
    tracker.suspended { tracker.otherScrollViews.forEach(tracker.release) }
    guard tracker.scrollView == nil else { return }
    updateFrames()
    followContentTranslation()
  }
}
