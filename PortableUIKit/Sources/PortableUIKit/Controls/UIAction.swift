import Foundation

/// The handler of an action. Its argument is the action, whose `sender` is the control that triggered it.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs its action in a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action. A control has at most one action with a given identifier for each event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw string value of the identifier.
    public let rawValue: String

    /// Creates an identifier with a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier with a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let givenIdentifier: UIAction.Identifier?
  private let handler: UIActionHandler
  private weak var currentSender: AnyObject?

  init(
    title: String, image: UIImage?, identifier: UIAction.Identifier?, attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State, designatedHandler handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Creates an action with a handler. An action created without an identifier receives a unique one.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, attributes: attributes, state: state,
      designatedHandler: handler)
  }

  /// The unique identifier of the action.
  open var identifier: UIAction.Identifier {
    givenIdentifier ?? UIAction.Identifier("dynamic.\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  /// The attributes of the action. The default is no attributes.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action, shown as a checkmark. The default is `off`.
  open var state: UIMenuElement.State

  /// The control that triggered the action while the handler runs, otherwise `nil`.
  open var sender: Any? { currentSender }

  final func perform(sender: AnyObject) {
    // A handler can run the same action again through another control.
    let outerSender = currentSender
    currentSender = sender
    handler(self)
    currentSender = outerSender
  }
}
