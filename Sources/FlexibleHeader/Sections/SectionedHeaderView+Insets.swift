import HeaderEngine
import UIKit

/// The header's shares of the insets of its scroll views.
extension SectionedHeaderView {
  /// A Boolean value that determines whether the header's share of the top content inset follows the visible height,
  /// without moving the content. If `false`, it is that of the expanded header. The default is `false`.
  ///
  /// If `true`, pinned section headers of table views and collection views are at the header's lower edge, wherever that is.
  /// Where the content can't be pulled, as ``FlexibleHeaderView/insetFollowsVisibleHeight`` describes it, this holds only while
  /// content lies under the header. The header takes part in the scroll view's delegate, so that flicks and taps on the status
  /// bar expand it.
  public var insetFollowsVisibleHeight: Bool {
    get { insets.followsVisibleHeight }
    set {
      guard newValue != insets.followsVisibleHeight else { return }
      let offset = tracker.metrics?.offset
      insets.followsVisibleHeight = newValue
      tracker.measuresBounce = newValue
      rememberVisibleHeight()
      insets.scrollsToTop = false
      if let scrollView = tracker.scrollView, let offset, isMeasured {
        updateInsets(of: scrollView, tracker.measure(scrollView))
        tracker.write(ScrollWrite(offset: offset), to: scrollView)
      }
      adapt()
      tracker.clientNeedsDidChange()
    }
  }

  /// Ends a scroll to the top that didn't arrive.
  func endScrollToTop() {
    guard insets.scrollsToTop, let scrollView = tracker.scrollView else { return }
    insets.scrollsToTop = false
    followInset(of: scrollView)
  }

  func updateInsets(of scrollView: UIScrollView, _ metrics: ScrollMetrics) {
    tracker.write(insets.update(metrics, &ledger), to: scrollView)
  }

  /// Lets the insets follow the visible height, after it may have changed. The content stays where it is.
  func followInset(of scrollView: UIScrollView) {
    guard insets.followsVisibleHeight else { return }
    rememberVisibleHeight()
    let isAtTop = (engine.freeHeight ?? 0) >= engine.maximumVisibleHeight - Tolerance.sum
    if insets.scrollsToTop, scrollView.motionFlags.isHeld || isAtTop { insets.scrollsToTop = false }
    writeFollowingInset(of: scrollView)
  }

  func rememberVisibleHeight() {
    if insets.followsVisibleHeight { insets.visibleHeight = engine.visibleHeight }
  }

  func writeFollowingInset(of scrollView: UIScrollView) {
    let write = insets.update(tracker.measure(scrollView), &ledger)
    guard !write.isEmpty else { return }
    tracker.write(write, to: scrollView)
    followed.rememberInsets(tracker.measure(scrollView))
  }
}
