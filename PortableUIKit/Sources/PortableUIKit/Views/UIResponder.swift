/// An object that handles events or forwards them to the next responder in the chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder without a next responder.
  public override init() { super.init() }

  /// Called after a change of a property that is observed by its name. The default implementation stops the program,
  /// because the responder didn't expect the change.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The view whose property changed.
  ///   - change: The values that the options of the observation requested.
  ///   - context: The pointer passed to `addObserver`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    preconditionFailure(
      "\(type(of: self)) received a change of \(keyPath ?? "a property") but didn't handle it")
  }

  /// Called for an object that was loaded from a nib. There are no nibs here, so only tests and apps call it. Overrides must
  /// call `super`.
  open func awakeFromNib() {}
  /// Called for an object that Interface Builder shows. Nothing calls it here.
  open func prepareForInterfaceBuilder() {}

  // MARK: VoiceOver gestures

  /// Called for a VoiceOver double tap. Returns `true` if the element handled it. The default implementation
  /// returns `false`; the element is then tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Called for a swipe up on an adjustable element. The default implementation does nothing.
  open func accessibilityIncrement() {}
  /// Called for a swipe down on an adjustable element. The default implementation does nothing.
  open func accessibilityDecrement() {}
  /// Called for a three-finger swipe. Returns `true` if it was handled; otherwise, the next responder is
  /// called.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called for a two-finger scrub. Returns `true` if it was handled; otherwise, the next responder is
  /// called.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for a two-finger double tap. Returns `true` if it was handled; otherwise, the next responder is
  /// called.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called after VoiceOver has focused the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called after the element has lost the VoiceOver focus.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the element has the VoiceOver focus.
  open func accessibilityElementIsFocused() -> Bool {
    HostSimulator.current.isVoiceOverRunning && HostSimulator.current.focusedElement === self
  }

  /// The next responder in the chain. The default is `nil`.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the keyboard has keys for the object while it's the first responder.
  var takesText: Bool { false }
  /// Called after the object lost the keyboard although it refused to resign.
  func didLoseKeyboard() {}

  /// A Boolean value that indicates whether the object can become first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the object the first responder. Returns `false` if the object can't become first responder or the
  /// current one doesn't resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let simulator = HostSimulator.current
    if let present = simulator.firstResponder {
      let wasHandingOver = simulator.isHandingOver
      simulator.isHandingOver = true
      defer { simulator.isHandingOver = wasHandingOver }
      if !present.resignFirstResponder() { return false }
    }
    HostSimulator.current.firstResponder = self
    return true
  }

  /// A Boolean value that indicates whether the object can resign as first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Resigns as first responder. Returns `false` only if the object refuses to resign.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    HostSimulator.current.firstResponder = nil
    return true
  }

  /// The view that is shown instead of the keyboard while the object is first responder. The default, `nil`,
  /// uses the view of the next responder that has one.
  open var inputView: UIView? { nil }

  /// The view that is shown above the keyboard while the object is first responder. The default, `nil`, uses
  /// the view of the next responder that has one.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the current input view and accessory view. Does nothing unless the object is first responder.
  open func reloadInputViews() {
    if isFirstResponder { HostSimulator.current.updateKeyboard() }
  }

  /// A Boolean value that indicates whether the object is the first responder.
  open var isFirstResponder: Bool { HostSimulator.current.firstResponder === self }

  /// Called when touches began. The default implementation forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved. The default implementation forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches ended. The default implementation forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were canceled, for example by a gesture recognizer. The default implementation
  /// forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
