import UIKit

/// A view that lets the user drag a list by the header above it, without tapping the rows behind the header.
///
/// Tables and collections select the row under any touch that they receive, including touches that a view above them
/// forwards. This view is a subview of the list. The list's pan recognizer therefore receives the touch, but the
/// list's own responder methods don't.
///
/// Touches on a button of the header belong to this view, too. The list delays and cancels them as those on its rows, so that a
/// drag that begins on the button scrolls.
final class TouchCatcher: UIView {
  /// The button that the last hit test found, or `nil` if it found another view.
  weak var button: UIControl?
  /// The touch on a button.
  private var press: ControlPress?

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
    guard let button, let touch = touches.first else { return }
    press = ControlPress(on: button, by: touch)
    press?.begin()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = press?.touch, touches.contains(touch) { press?.move() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    takePress(of: touches)?.end()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    takePress(of: touches)?.cancel()
  }

  /// Returns the press that ends with touches. It is over before the button's actions run, which may remove this view.
  private func takePress(of touches: Set<UITouch>) -> ControlPress? {
    guard let press, touches.contains(press.touch) else { return nil }
    self.press = nil
    return press
  }
}
