import UIKit

/// A touch on a control that another view receives for it.
///
/// A control ignores touches that belong to other views: `touchesBegan(_:with:)` searches the event for a touch of its own.
/// This class handles the touch as a control does: it highlights the control and sends its events. Targets receive no event
/// object.
///
/// This is a class, because the control's actions may run meanwhile and end the press.
@MainActor final class ControlPress {
  /// The distance from the control within which a touch still counts as inside, in points, as in UIKit's own controls.
  private static let slack: CGFloat = 70

  let touch: UITouch
  private weak var control: UIControl?
  private var isInside = true

  /// Creates a press, or returns `nil` if the control is disabled. Call `begin()` afterward.
  init?(on control: UIControl, by touch: UITouch) {
    guard control.isEnabled else { return nil }
    self.touch = touch
    self.control = control
  }

  func begin() {
    guard let control else { return }
    control.isHighlighted = true
    control.sendActions(for: .touchDown)
    if touch.tapCount > 1 { control.sendActions(for: .touchDownRepeat) }
  }

  func move() {
    guard let control = controlInWindow else { return }
    let wasInside = isInside
    isInside = isNear(control)
    if control.isHighlighted != isInside { control.isHighlighted = isInside }
    if isInside != wasInside { control.sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    control.sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  func end() {
    guard let control = controlInWindow else { return }
    control.sendActions(for: isNear(control) ? .touchUpInside : .touchUpOutside)
    control.isHighlighted = false
  }

  /// Handles the cancellation of the touch, for example because the list scrolls.
  func cancel() {
    guard let control else { return }
    self.control = nil
    control.sendActions(for: .touchCancel)
    control.isHighlighted = false
  }

  /// The control. A touch on a control that left its window is canceled.
  private var controlInWindow: UIControl? {
    if control?.window == nil { cancel() }
    return control
  }

  private func isNear(_ control: UIControl) -> Bool {
    control.bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: control))
  }
}

extension UIEvent {
  /// A Boolean value that indicates whether a pointer sent the event without its primary button. Controls ignore such events.
  var isOfOtherButtons: Bool { !buttonMask.isEmpty && !buttonMask.contains(.primary) }
}
