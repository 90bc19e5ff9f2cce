import UIKit

/// The client of seats that only keep a part of the insets. Its presence makes their connections observe, and an event
/// reaches nobody.
final class InsetKeeper: ScrollConnectionClient {
  static let shared = InsetKeeper()
  var followsMotion: Bool { false }
  var answersDelegateQuestions: Bool { false }
  func contentDidMove(in scrollView: UIScrollView) {}
  func contentInsetsDidChange(in scrollView: UIScrollView) {}
  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {}
  func contentShouldScrollToTop(in scrollView: UIScrollView) -> Bool { true }
}
