import Foundation

/// What an action runs; it is given the action, whose `sender` is the control that was used.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name that controls and menus can run.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Tells actions apart: a control has at most one action of an identifier for each event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// The identifier with the given text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier with the given text.
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

  /// An action that runs `handler`; without an identifier it gets one that no other action has.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, attributes: attributes, state: state,
      designatedHandler: handler)
  }

  /// Tells this action from others.
  open var identifier: UIAction.Identifier {
    givenIdentifier ?? UIAction.Identifier("dynamic.\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  /// How the action may be used; none unless set.
  open var attributes: UIMenuElement.Attributes

  /// The tick beside the action; `off` unless set.
  open var state: UIMenuElement.State

  /// The control that runs the action, while the handler runs; nil otherwise.
  open var sender: Any? { currentSender }

  final func perform(sender: AnyObject) {
    // An action may run itself again through another control.
    let outerSender = currentSender
    currentSender = sender
    handler(self)
    currentSender = outerSender
  }
}
