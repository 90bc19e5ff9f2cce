import UIKit

/// A view with which the user can drag a list by the header above it, without tapping the rows behind the header.
///
/// Tables and collections search their rows for the view under a touch that they receive. If a header beside the list returned
/// the list from hit testing, the row behind the header would be selected. This view is a subview of the list. Therefore, the
/// list's pan recognizer receives the touch, but the list's own responder methods don't.
///
/// This view also receives touches on a button of the header. The list delays and cancels them like touches on its rows, so
/// that a drag that begins on the button scrolls.
final class TouchCatcher: UIView {
  private weak var header: ScrollHeaderView?
  /// The touch on a button.
  private var press: ControlPress?

  /// Creates a view that receives touches on `header`.
  init(of header: ScrollHeaderView) {
    self.header = header
    super.init(frame: .zero)
    accessibilityElementsHidden = true
  }

  /// Creates a view from an archive of its list. The copy receives no touches.
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the view to `list`, behind all other subviews and with an empty frame, so that hit testing never returns it.
  func settle(in list: UIScrollView) {
    if superview !== list { list.insertSubview(self, at: 0) }
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

  // The list delays touches, so hit testing may have found the view under another finger since.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let header, let touch = touches.first, event?.isOfOtherButtons != true,
      let button = header.tapControl(at: touch.location(in: header), with: event)
    else { return }
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

  /// Returns the press that ends with the given touches, and clears it first, because the button's actions may remove this
  /// view.
  private func takePress(of touches: Set<UITouch>) -> ControlPress? {
    guard let press, touches.contains(press.touch) else { return nil }
    self.press = nil
    return press
  }
}
