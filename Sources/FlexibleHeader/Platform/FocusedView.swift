import UIKit

/// What has the focus of assistive technologies and of the keyboard.
@MainActor enum FocusedView {
  #if canImport(ObjectiveC)
    /// The notifications after which the focus may be elsewhere.
    static let notifications = [
      UIAccessibility.elementFocusedNotification, UIFocusSystem.didUpdateNotification,
    ]

    /// The notifications after which the first responder may be another one.
    static let responderNotifications = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
    ]

    /// The focused views inside `container`.
    static func views(in container: UIView) -> [UIView] {
      let focusedItem = UIFocusSystem.focusSystem(for: container)?.focusedItem
      let candidates: [Any?] = [UIAccessibility.focusedElement(using: nil), focusedItem]
      return candidates.compactMap { view(of: $0) }.filter { $0.isDescendant(of: container) }
    }

    private static func view(of element: Any?) -> UIView? {
      if let view = element as? UIView { return view }
      return (element as? UIAccessibilityElement).flatMap { view(of: $0.accessibilityContainer) }
    }
  #else
    /// The notifications after which the focus may be elsewhere: simulated devices have no focus.
    static let notifications: [Notification.Name] = []

    /// The notifications after which the first responder may be another one.
    static let responderNotifications = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ]

    /// The focused views inside `container`.
    static func views(in container: UIView) -> [UIView] { [] }
  #endif
}
