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
  /// The distance by which a finger has pulled the keyboard down, in points.
  var pulledDistance: CGFloat = 0
  /// The guides that follow the keyboard while a finger pulls it. They are held weakly.
  var guides = WeakGuides()
  /// A Boolean value that indicates whether the system's keys are shown, which aren't drawn.
  var hasSystemKeys = false
  /// The views of the first responder.
  var inputView: UIView?
  var accessoryView: UIView?
  /// The window that contains these views, created when there is one for the first time.
  var window: HostInputWindow?

  /// Returns the height of the keys or the input view, and of the accessory view, in points.
  func totalHeight(systemHeight: CGFloat) -> CGFloat {
    let keys = inputView?.heightAboveKeyboard ?? (hasSystemKeys ? systemHeight : 0)
    return keys + (accessoryView?.heightAboveKeyboard ?? 0)
  }
}

extension HostSimulator {
  /// A Boolean value that determines whether the system's keyboard is shown while a text field is first
  /// responder. The default is `false`, as with a hardware keyboard. The system's keyboard isn't drawn; the
  /// notifications of `UIResponder` contain its frame. Input views and accessory views are always shown.
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
      guard keyboard.isVisible, keyboardFrame != old else { return }
      showInputViews(from: old, to: keyboardFrame)
      moveKeyboard(from: old, to: keyboardFrame, .change)
    }
  }

  /// The frame of the keyboard on the screen, in points, including the accessory view above it. It's below
  /// the screen while the keyboard is hidden.
  public var keyboardFrame: CGRect {
    let screen = screen.bounds
    let height = keyboard.isVisible ? keyboard.totalHeight(systemHeight: keyboardHeight) : keyboardHeight
    let top = keyboard.isVisible ? screen.height - height + keyboard.pulledDistance : screen.height
    return CGRect(x: 0, y: top, width: screen.width, height: height)
  }

  func firstResponderDidChange() {
    guard !isHandingOver || firstResponder != nil else { return }
    updateKeyboard()
  }

  /// Shows the keyboard, the input view, and the accessory view for the first responder.
  func updateKeyboard() {
    let (old, wasVisible) = (keyboardFrame, keyboard.isVisible)
    let inputView = firstResponder?.firstInChain { $0.inputView }
    let accessory = firstResponder?.firstInChain { $0.inputAccessoryView }
    keyboard.inputView = inputView
    keyboard.accessoryView = accessory
    keyboard.hasSystemKeys =
      inputView == nil && keyboard.isShownForText && firstResponder?.takesText == true
    keyboard.isVisible = keyboard.hasSystemKeys || inputView != nil || accessory != nil
    keyboard.pulledDistance = 0
    var new = keyboardFrame
    if !keyboard.isVisible, wasVisible { new.size.height = old.height }
    showInputViews(from: old, to: new)
    if wasVisible != keyboard.isVisible {
      moveKeyboard(from: old, to: new, keyboard.isVisible ? .show : .hide)
    } else if keyboard.isVisible, old != new {
      moveKeyboard(from: old, to: new, .change)
    }
  }

  enum Movement { case show, hide, change }

  func moveKeyboard(from old: CGRect, to new: CGRect, _ movement: Movement) {
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
      guard keyboardFrame.minY == new.minY else { return }
      post(UIResponder.keyboardDidChangeFrameNotification)
      guard movement != .change else { return }
      post(
        movement == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }
}
