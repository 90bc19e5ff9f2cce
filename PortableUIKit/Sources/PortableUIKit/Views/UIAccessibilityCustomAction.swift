import Foundation

/// An action that assistive technologies offer for a view.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action, and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The action's name, which is read aloud.
  open var name: String
  /// Performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

extension UIView {
  /// The actions that assistive technologies offer for the view. The default is `nil`.
  ///
  /// It can't be overridden, as it can in UIKit.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { speech?.customActions }
    set { writeSpeech { $0.customActions = newValue } }
  }
}
