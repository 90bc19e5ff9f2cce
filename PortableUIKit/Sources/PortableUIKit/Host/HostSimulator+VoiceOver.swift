import Foundation

/// Actions of a VoiceOver user.
extension HostSimulator {
  /// Moves the VoiceOver focus to an element, or to none. The elements are notified, and
  /// `elementFocusedNotification` is posted.
  public func moveAccessibilityFocus(to element: UIResponder?) {
    let old = focusedElement
    guard element !== old else { return }
    focusedElement = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [:]
    info[UIAccessibility.focusedElementUserInfoKey] = element
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: element, userInfo: info)
  }

  /// Double-taps an element. If `accessibilityActivate()` doesn't handle it, a control receives a tap.
  public func activate(_ element: UIResponder) {
    if element.accessibilityActivate() { return }
    guard let control = element as? UIControl, control.isEnabled else { return }
    control.sendActions(for: .touchUpInside)
  }

  /// Scrubs with two fingers on an element. Returns whether the element or a later responder handled it.
  @discardableResult public func performAccessibilityEscape(on element: UIResponder) -> Bool {
    ask(element) { $0.accessibilityPerformEscape() }
  }

  /// Double-taps with two fingers on an element. Returns whether the element or a later responder handled it.
  @discardableResult public func performAccessibilityMagicTap(on element: UIResponder) -> Bool {
    ask(element) { $0.accessibilityPerformMagicTap() }
  }

  /// Swipes with three fingers on an element. Returns whether the element or a later responder handled it.
  @discardableResult public func performAccessibilityScroll(
    _ direction: UIAccessibilityScrollDirection, on element: UIResponder
  ) -> Bool { ask(element) { $0.accessibilityScroll(direction) } }

  /// Scrolls as VoiceOver does to show an element to which its focus moves: to the nearest offset that a finger could leave the
  /// content at. Nothing happens if the content is there.
  public func scrollForAccessibility(_ scrollView: UIScrollView, to offset: CGPoint) {
    scrollView.scrollForAssistance(to: scrollView.scrollRange.clamped(offset))
  }

  /// Scrolls as the focus system does to show a view to which the focus of the keyboard moves.
  public func scrollForFocus(_ scrollView: UIScrollView, to offset: CGPoint) {
    scrollView.scrollForFocus(to: scrollView.scrollRange.clamped(offset))
  }

  /// Performs the custom action of a view with the given name. Returns whether the action exists and
  /// succeeded.
  @discardableResult public func performAccessibilityAction(named name: String, on view: UIView) -> Bool {
    perform(name, of: view.accessibilityCustomActions)
  }

  /// Performs the custom action of an element with the given name. Returns whether the action exists and
  /// succeeded.
  @discardableResult public func performAccessibilityAction(
    named name: String, on element: UIAccessibilityElement
  ) -> Bool { perform(name, of: element.accessibilityCustomActions) }

  private func perform(_ name: String, of actions: [UIAccessibilityCustomAction]?) -> Bool {
    guard let action = actions?.first(where: { $0.name == name }) else { return false }
    if let handler = action.actionHandler { return handler(action) }
    guard action.target != nil else { return false }
    action.selector.run(action)
    return true
  }

  private func ask(_ element: UIResponder, _ question: (UIResponder) -> Bool) -> Bool {
    var next: UIResponder? = element
    while let responder = next {
      if question(responder) { return true }
      next = responder.next
    }
    return false
  }
}
