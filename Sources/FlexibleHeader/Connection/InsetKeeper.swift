import UIKit

/// The client of seats that only keep a part of the insets. Connections observe because they have a client, and this one
/// ignores all events.
final class InsetKeeper: ScrollConnectionClient {
  static let shared = InsetKeeper()
  var maximumHeight: CGFloat { 0 }
  var minimumHeight: CGFloat { 0 }
  var isAtRest: Bool { true }
  func setCollapsed(_ isCollapsed: Bool, animated: Bool) {}
  var followsMotion: Bool { false }
  var answersDelegateQuestions: Bool { false }
  func contentDidMove(in scrollView: UIScrollView) {}
  func contentInsetsDidChange(in scrollView: UIScrollView) {}
  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {}
  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool { true }
}
