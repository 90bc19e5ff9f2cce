import HeaderEngine
import UIKit

/// Leaving all scroll views.
extension FlexibleHeaderView {
  /// Moves a header that is off-screen, and the status bar, back into place. Without scroll views, nothing else does.
  func returnToPlace() {
    if engine.hasLeft { send(.shiftCommanded(hide: false, animated: false)) }
  }

  /// Removes the header's part from the insets of all scroll views that shared it, and tracks none.
  func withdrawFromScrollViews() {
    let isShared = isSharedWithManyScrollViews
    isSharedWithManyScrollViews = false
    let tracked = tracker.scrollView.flatMap { measure($0).restsAtTop ? $0 : nil }
    trackingScrollView = nil
    tracker.otherScrollViews.forEach(tracker.release)
    // The system may leave the content where it is when insets change, so the offset is written.
    if let tracked { tracker.write(ScrollWrite(offset: -measure(tracked).adjustedInsetTop), to: tracked) }
    receiveEvents()
    followedScrollViewDidChange()
    isSharedWithManyScrollViews = isShared
  }
}
