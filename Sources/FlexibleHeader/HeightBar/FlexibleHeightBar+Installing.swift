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
    writeInsets(
      BarInsets.update(tracker.measure(scrollView), maximumHeight: barHeights.maximum), to: scrollView)
  }

  /// Writes insets, and reports the resulting position of the content to the behavior. The write itself causes no event.
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
