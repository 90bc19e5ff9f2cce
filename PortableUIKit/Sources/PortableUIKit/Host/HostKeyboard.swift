import Foundation

/// The keyboard of a simulated device, with its frame.
@MainActor final class HostKeyboard {
  /// The duration of showing and hiding, in seconds.
  static let duration: TimeInterval = 0.25
  /// The raw value of the animation curve, as reported by UIKit.
  static let curve = 7

  var isShownForText = false
  var height: CGFloat?
  var isVisible = false
}

extension HostSimulator {
  /// A Boolean value that determines whether a keyboard is shown while a text field is first responder. The
  /// default is `false`. The keyboard isn't drawn; the notifications of `UIResponder` contain its frame.
  public var showsKeyboard: Bool {
    get { keyboard.isShownForText }
    set {
      guard newValue != keyboard.isShownForText else { return }
      keyboard.isShownForText = newValue
      firstResponderDidChange()
    }
  }

  /// The height of the keyboard, including the safe area below it, in points. The default is 260 plus the
  /// safe area on phones and 320 on tablets.
  public var keyboardHeight: CGFloat {
    get { keyboard.height ?? (device.idiom == .pad ? 320 : 260 + device.safeAreaInsets.bottom) }
    set {
      guard newValue != keyboardHeight else { return }
      let old = keyboardFrame
      keyboard.height = newValue
      if keyboard.isVisible { moveKeyboard(from: old, to: keyboardFrame, .change) }
    }
  }

  /// The frame of the keyboard on the screen, in points. It's below the screen while the keyboard is hidden.
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
