import UIKit

/// The views that have the focus of assistive technologies or of the keyboard.
@MainActor enum FocusedView {
  #if canImport(ObjectiveC)
    /// The notifications that are posted when the focus may have changed.
    static let notifications = [
      UIAccessibility.elementFocusedNotification, UIFocusSystem.didUpdateNotification,
    ]

    /// The notifications that are posted when the first responder may have changed.
    static let responderNotifications = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
    ]

    /// Returns the focused views inside `container`.
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
    /// The notifications that are posted when the focus may have changed. Simulated devices have no focus.
    static let notifications: [Notification.Name] = []

    static let responderNotifications = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ]

    static func views(in container: UIView) -> [UIView] { [] }
  #endif
}
