import UIKit

/// A view that lets the user drag a list by the header above it, without tapping the rows behind the header.
///
/// Tables and collections select the row under any touch that they receive, including touches that a view above them
/// forwards. This view is a subview of the list. The list's pan recognizer therefore receives the touch, but the
/// list's own responder methods don't.
///
/// Touches on a button of the header go through this view, too. The list delays and cancels them as those on its rows, so
/// that a drag that begins on the button scrolls.
final class TouchCatcher: UIView {
  /// The button that the last hit test found, or `nil` if it found another view.
  weak var button: UIControl?
  /// The button that receives the present touches.
  private weak var receiver: UIControl?

  /// Adds the view to `list`, behind all other subviews and with an empty frame, so that hit testing never returns it.
  func settle(in list: UIScrollView) {
    guard superview !== list else { return }
    frame = .zero
    accessibilityElementsHidden = true
    list.insertSubview(self, at: 0)
  }

  /// Prevents the list's other recognizers, such as those for swipes and long presses, from acting on the row behind
  /// the header.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = superview as? UIScrollView, gestureRecognizer.view === list else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let own: [UIGestureRecognizer?] = [list.panGestureRecognizer, list.pinchGestureRecognizer]
    return own.contains { $0 === gestureRecognizer }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver = button
    receiver?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receiver?.touchesCancelled(touches, with: event)
  }
}
