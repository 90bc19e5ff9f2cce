import Foundation

/// The room above the content in which a control refreshes, in points.
struct RefreshRoom {
  /// The part in the adjusted inset.
  var adjusted: CGFloat = 0
  /// The part in `contentInset`, where the room is if the adjustment behavior is `never` [K].
  var own: CGFloat = 0

  /// The height of the room.
  var height: CGFloat { adjusted + own }
}

/// The refresh control above the content.
extension UIScrollView {
  /// The distance that content has to be pulled to start refreshing, in points: 0.2 of the height, and not less than for a
  /// height of 372 points [K: UIKit 18.2].
  final var refreshPull: CGFloat { 112.5 * max(372, bounds.height) / 568 }

  final func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.scrollView = nil
    old?.removeFromSuperview()
    removeRefreshRoom()
    clampOffsetIfNeeded()
    guard let refreshControl else { return }
    refreshControl.scrollView = self
    alwaysBounceVertical = true
    addContentAtBack(refreshControl)
    layOutRefreshControl()
    if refreshControl.isRefreshing { addRefreshRoom() }
  }

  /// Makes room for the control. The content stays where it is.
  final func addRefreshRoom() {
    guard let height = refreshControl?.bounds.height else { return }
    let isOwn = storedAdjustmentBehavior == .never
    changeRefreshRoom(to: RefreshRoom(adjusted: isOwn ? 0 : height, own: isOwn ? height : 0))
  }

  /// Takes the room of the control away. The content stays where it is.
  private func removeRefreshRoom() { changeRefreshRoom(to: RefreshRoom()) }

  private func changeRefreshRoom(to room: RefreshRoom) {
    let change = room.own - refreshRoom.own
    refreshRoom = room
    storedContentInset.top += change
    updateAdjustedInset(because: .refresh)
    // Pinned section headers follow the inset.
    setNeedsLayout()
    if change != 0 { didSet(.contentInset) }
  }

  /// Takes the room of the control away, and runs `body`. Content that shows some of the control scrolls to its top, unless a
  /// finger holds it or it springs back by itself [K].
  final func removeRefreshRoom(then body: () -> Void) {
    let visible = max(0, refreshRoom.height - insetTopOnScreen - contentOffset.y)
    removeRefreshRoom()
    body()
    guard visible > 0, !isTracking, !isBouncing else { return }
    let top = CGPoint(x: contentOffset.x, y: contentOffset.y + visible)
    if window != nil, UIView.areAnimationsEnabled { startOffsetAnimation(to: top) } else { jump(to: top) }
  }

  /// A Boolean value that indicates whether the content springs back to its edge.
  private var isBouncing: Bool { isDecelerating && scrollRange.clamped(contentOffset) != contentOffset }

  /// The bottom edge of the control touches the top edge of the content.
  final func layOutRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.bounds.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    refreshControl.show(pull: max(0, -contentOffset.y - adjustedContentInset.top) / refreshPull)
  }

  /// Starts refreshing if a finger has pulled the content far enough.
  final func refreshIfPulled() {
    guard let refreshControl, !refreshControl.isRefreshing else { return }
    if -contentOffset.y - adjustedContentInset.top >= refreshPull {
      refreshControl.beginRefreshingByPull()
    }
  }
}
