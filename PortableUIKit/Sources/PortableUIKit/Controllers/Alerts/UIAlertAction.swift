import Foundation

/// An action of an alert, shown as a button.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, @unchecked Sendable {
    /// The default style.
    case `default` = 0
    /// The action that cancels. An alert can have one.
    case cancel = 1
    /// An action that deletes or changes data.
    case destructive = 2
  }

  final let handler: ((UIAlertAction) -> Void)?
  /// Called when the action is enabled or disabled.
  final var didChange: (() -> Void)?

  /// Creates an action. The handler is called after the alert was dismissed.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style: UIAlertAction.Style
  /// A Boolean value that determines whether the button can be tapped. The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange?() } }
  }
}
