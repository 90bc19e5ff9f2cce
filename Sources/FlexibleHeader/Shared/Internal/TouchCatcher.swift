import UIKit

/// A view that lets the user drag a list by the header above it, without tapping the rows behind the header.
///
/// Tables and collections select the row under any touch that they receive, including touches that a view above them
/// forwards. This view is a subview of the list. The list's pan recognizer therefore receives the touch, but the
/// list's own responder methods don't.
final class TouchCatcher: UIView {
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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
