import Foundation

/// The keyboard of a simulated device: where it is, while there is one.
@MainActor final class HostKeyboard {
  /// How long it takes to come and go, in seconds.
  static let duration: TimeInterval = 0.25
  /// The number of the curve that it moves along, as UIKit tells it.
  static let curve = 7

  var isShownForText = false
  var height: CGFloat?
  var isVisible = false
}

extension HostSimulator {
  /// Whether a keyboard comes up while a text field is first responder; false by default. It is not drawn: the
  /// notifications of `UIResponder` say where it is.
  public var showsKeyboard: Bool {
    get { keyboard.isShownForText }
    set {
      guard newValue != keyboard.isShownForText else { return }
      keyboard.isShownForText = newValue
      firstResponderDidChange()
    }
  }

  /// The height of the keyboard with the safe area below it, in points; by default 260 and the safe area of
  /// telephones, 320 of tablets.
  public var keyboardHeight: CGFloat {
    get { keyboard.height ?? (device.idiom == .pad ? 320 : 260 + device.safeAreaInsets.bottom) }
    set {
      guard newValue != keyboardHeight else { return }
      let old = keyboardFrame
      keyboard.height = newValue
      if keyboard.isVisible { moveKeyboard(from: old, to: keyboardFrame, .change) }
    }
  }

  /// Where the keyboard is on the screen, in points; below the screen while it is not shown.
  public var keyboardFrame: CGRect {
    let screen = screen.bounds
    let height = keyboardHeight
    return CGRect(
      x: 0, y: keyboard.isVisible ? screen.height - height : screen.height, width: screen.width,
      height: height)
  }

  func firstResponderDidChange() {
    guard !isHandingOver || firstResponder != nil else { return }
    let isWanted = keyboard.isShownForText && firstResponder is UITextField
    guard isWanted != keyboard.isVisible else { return }
    let old = keyboardFrame
    keyboard.isVisible = isWanted
    moveKeyboard(from: old, to: keyboardFrame, isWanted ? .show : .hide)
  }

  private enum Movement { case show, hide, change }

  private func moveKeyboard(from old: CGRect, to new: CGRect, _ movement: Movement) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: HostKeyboard.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: HostKeyboard.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    if movement != .change {
      post(
        movement == .show
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    }
    schedule(after: HostKeyboard.duration) { [self] in
      guard keyboardFrame == new else { return }
      post(UIResponder.keyboardDidChangeFrameNotification)
      guard movement != .change else { return }
      post(
        movement == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }
}
