import Foundation

/// A list of actions and other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
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

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set of options from bits. Undefined bits are preserved.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown in the parent menu, between separators, instead of in a submenu.
    public static var displayInline: UIMenu.Options { UIMenu.Options(rawValue: 1 << 0) }
    /// The title of the submenu is red.
    public static var destructive: UIMenu.Options { UIMenu.Options(rawValue: 1 << 1) }
    /// Choosing an action turns it on and turns off the other actions of the menu and its submenus.
    public static var singleSelection: UIMenu.Options { UIMenu.Options(rawValue: 1 << 5) }
  }

  private var givenIdentifier: UIMenu.Identifier?
  private var storedOptions: UIMenu.Options = []
  private var storedChildren: [UIMenuElement] = []

  /// Creates a menu. A menu created without an identifier receives a unique one.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image)
    givenIdentifier = identifier
    storedOptions = options
    storedChildren = children
  }

  /// The unique identifier of the menu.
  open var identifier: UIMenu.Identifier {
    givenIdentifier ?? UIMenu.Identifier("dynamic.\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  /// The options of the menu.
  open var options: UIMenu.Options { storedOptions }

  /// The elements of the menu, in the order in which they are shown.
  open var children: [UIMenuElement] { storedChildren }

  /// The actions of the menu and its submenus that are on.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions of the menu and its submenus.
  final var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }

  /// Turns an action on, and the others off, in the outermost menu with a single selection around it.
  final func select(_ action: UIAction) {
    guard actions.contains(where: { $0 === action }) else { return }
    guard options.contains(.singleSelection) else {
      for case let menu as UIMenu in children { menu.select(action) }
      return
    }
    selectOnly(action)
  }

  /// Turns an action on and all others off.
  final func selectOnly(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}
