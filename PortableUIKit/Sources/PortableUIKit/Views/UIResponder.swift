/// Something that can answer events, or hand them on to the next in a chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder that stands alone.
  public override init() { super.init() }

  // MARK: Gestures of VoiceOver

  /// Called for a double tap; true if it was dealt with. False unless overridden: the element is tapped then.
  open func accessibilityActivate() -> Bool { false }
  /// Called for a swipe up on an element that can be adjusted; does nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Called for a swipe down on an element that can be adjusted; does nothing unless overridden.
  open func accessibilityDecrement() {}
  /// Called for a swipe of three fingers; true if it was dealt with, else the next responder is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called for a scrub of two fingers; true if it was dealt with, else the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for a double tap of two fingers; true if it was dealt with, else the next responder is asked.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when VoiceOver has moved to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver has left the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver is at the element.
  open func accessibilityElementIsFocused() -> Bool {
    HostSimulator.current.isVoiceOverRunning && HostSimulator.current.focusedElement === self
  }

  /// Who is asked next; nil by default.
  open var next: UIResponder? { nil }

  /// Whether the object may become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the object the first responder; false when it can't be or the present one doesn't give way.
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

  /// Whether the object may cease to be first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Makes nobody the first responder; true unless the object refuses.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    HostSimulator.current.firstResponder = nil
    return true
  }

  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { HostSimulator.current.firstResponder === self }

  /// Fingers went down; handed on by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; handed on by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers went up; handed on by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken away by something else, such as a recognizer; handed on by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
