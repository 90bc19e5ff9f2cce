import HeaderEngine
import UIKit

/// The bar in front of its scroll view: its part of the insets, and the events for its behavior.
extension FlexibleHeightBar {
  /// Receives the scroll view's events for the bar and its behavior, while the bar is installed.
  func receiveEvents() {
    tracker.receiveEvents(installation == nil ? nil : self)
    tracker.clientNeedsDidChange()
  }

  /// Updates the content inset. If it changed, the same content leaves another height to the bar, at which the behavior looks.
  func updateInsets() {
    if writeNeeds() { behavior?.barDidChangeHeights() }
  }

  /// Writes the content inset for the current maximum height, the safe area, and the distance between the bar and the scroll
  /// view. Returns whether it changed.
  @discardableResult func writeNeeds() -> Bool {
    guard let scrollView = installation?.scrollView else { return false }
    defer { followedScrollViewDidChange() }
    if hasPages {
      preparePage(scrollView)
      return false
    }
    let write = BarInsets.update(tracker.measure(scrollView), maximumHeight: barHeights.maximum)
    writeInsets(write, to: scrollView)
    return !write.isEmpty
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
