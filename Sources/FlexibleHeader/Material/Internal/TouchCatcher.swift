import UIKit

/// Lets a list be dragged by the header above it, but not tapped through it.
///
/// Tables and collections select the row under any touch that reaches them, also under one that a view above them handed
/// on. This view lies within the list, so that the list's pan recognizer sees the touch, and keeps it from the list's own
/// responder methods.
final class TouchCatcher: UIView {
  /// Takes its place in `list`, behind everything, and without a size that could be hit.
  func settle(in list: UIScrollView) {
    guard superview !== list else { return }
    frame = .zero
    accessibilityElementsHidden = true
    list.insertSubview(self, at: 0)
  }

  /// The list's own recognizers of swipes, long presses and the like would act on the row behind the header.
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
