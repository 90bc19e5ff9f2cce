import HeaderEngine
import UIKit

/// A header, footer, or bar that is attached to a scroll view through its connection.
@MainActor protocol ScrollConnectionClient: AnyObject {
  /// The content moved, but not by a client.
  func contentDidMove(in scrollView: UIScrollView)
  /// A movement of the content began or ended. A finger that begins to drag it has moved it by `distance` points already: the
  /// system moves the content before it calls targets of the pan gesture recognizer.
  func contentMotionDidChange(_ event: ScrollMotion.Event, in scrollView: UIScrollView, by distance: CGFloat)
  /// A drag ended, by a finger or a pointing device. The content may decelerate.
  func fingerDidLeaveContent()
  /// The adjusted insets changed, and with them perhaps the safe area around the client, which the system gives to one view
  /// after the other. Called before `contentDidMove(in:)` and `contentInsetsDidChange(in:)`.
  func safeAreaMayHaveChanged()
  /// The scroll view may have another superview, or another position among its siblings. No event reports this.
  func scrollViewMayHaveMoved()
  /// The scroll view has another superview or another frame, or the system's part of its insets changed. The client lays out
  /// and informs the connection.
  func surroundingsDidChange()
  /// The insets, the frame, or a setting of the scroll view changed, another client wrote to it, or a table laid out its rows for
  /// another width without moving them.
  func contentInsetsDidChange(in scrollView: UIScrollView)
  /// Views were laid out in the middle of an event, perhaps before all of them had their places. The client measures its followers
  /// again in its next layout.
  func remeasureFollowersInLayout()

  /// The heights of the client, in points. The target of a command's scroll depends on them.
  var maximumHeight: CGFloat { get }
  var minimumHeight: CGFloat { get }
  /// A Boolean value that indicates whether neither the client nor the content moves.
  var isAtRest: Bool { get }
  /// The lower edge of a client that is collapsed and snaps, in the scroll view's coordinates. `nil` if it isn't, or if its heights
  /// include the safe area. Content that rests there follows the safe area.
  func collapsedEdge(in scrollView: UIScrollView) -> CGFloat?
  /// Collapses or expands the client.
  func setCollapsed(_ isCollapsed: Bool, animated: Bool)

  /// A Boolean value that indicates whether the client's part of the top inset follows it.
  var insetFollowsHeader: Bool { get }
  /// A client is about to scroll the content beyond the edge of an inset that follows a header, or the user tapped the status bar.
  /// Gives the inset its whole height.
  func scrollToTopWillBegin()
  /// A Boolean value that indicates whether the client needs the ends of drags and of movements. The connection receives
  /// frames only for clients that do.
  var followsMotion: Bool { get }

  /// A Boolean value that indicates whether the client implements one of the two methods below, whose results UIKit requests
  /// only from the delegate. The connection takes part in the delegate while this is `true` for a client.
  var answersDelegateQuestions: Bool { get }
  /// The finger is about to leave the screen. The client may change the target.
  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>)
  /// The user tapped the status bar. Returns `false` to refuse the scroll to the top. The default is `true`.
  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool
}

extension ScrollConnectionClient {
  func contentMotionDidChange(_ event: ScrollMotion.Event, in scrollView: UIScrollView, by distance: CGFloat)
  {}
  func fingerDidLeaveContent() {}
  func safeAreaMayHaveChanged() {}
  func scrollViewMayHaveMoved() {}
  func surroundingsDidChange() {}
  func remeasureFollowersInLayout() {}
  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool { true }
  var followsMotion: Bool { true }
}
