import Foundation

/// A button in a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button is emphasized.
  public enum Style: Int, @unchecked Sendable {
    /// Not at all.
    case plain = 0
    /// In bold: what ends a task.
    case done = 2
  }

  /// The buttons that mean the same everywhere.
  public enum SystemItem: Int, @unchecked Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case refresh = 13
  }

  final var systemItem: SystemItem?
  /// What stands for the item in a bar.
  final weak var shownView: UIView?

  /// A button without a look and without effect.
  public override init() { super.init() }

  /// A button with words or a picture; without either it takes the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    precondition(menu == nil, "UIBarButtonItem: PortableUIKit shows no menus; give the button an action")
    self.primaryAction = primaryAction
    // Observers are silent inside of initializers.
    takeLook(of: primaryAction)
    if title != nil || image != nil {
      self.title = title
      self.image = image
    }
  }

  /// A button that looks as its meaning wants it.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    precondition(menu == nil, "UIBarButtonItem: PortableUIKit shows no menus; give the button an action")
    self.primaryAction = primaryAction
    self.systemItem = systemItem
    title = systemItem.title
    image = nil
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// A button with words that sends an action to a target.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// A button with a picture that sends an action to a target.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// A button that looks as its meaning wants it and sends an action to a target.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    take(style, target, action)
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// What a tap sends to the target; nil by default.
  open var action: Selector?
  /// Who gets the action; nil by default. It is not kept.
  weak open var target: AnyObject?

  /// A view of one's own in the bar, in its present size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How the button is emphasized; `plain` by default.
  open var style = UIBarButtonItem.Style.plain {
    didSet { didChange?() }
  }
  /// The view that is shown in place of a button; nil by default.
  open var customView: UIView? {
    didSet { didChange?() }
  }
  /// What a tap runs; nil by default. Setting one takes over its title and picture.
  open var primaryAction: UIAction? {
    didSet { takeLook(of: primaryAction) }
  }
  private func takeLook(of action: UIAction?) {
    guard let action else { return }
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }

  /// The colour of the button; nil, the default, takes the bar's.
  open var tintColor: UIColor? {
    didSet { didChange?() }
  }
}

extension UIBarButtonItem.SystemItem {
  /// What stands in the bar; nothing for spaces. Signs stand for the system's pictures.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .refresh: "Refresh"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
