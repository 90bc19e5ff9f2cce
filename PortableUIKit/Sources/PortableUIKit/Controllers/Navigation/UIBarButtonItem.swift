import Foundation

/// A button in a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The styles of bar buttons.
  public enum Style: Int, @unchecked Sendable {
    /// No emphasis.
    case plain = 0
    /// A bold button for completing a task.
    case done = 2
  }

  /// The system-defined bar buttons.
  public enum SystemItem: Int, @unchecked Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  final var systemItem: SystemItem?
  /// The view that represents the item in a bar.
  final weak var shownView: UIView?

  /// Creates a bar button without a title, an image, or an action.
  public override init() { super.init() }

  /// Creates a bar button with a title or an image. If both are `nil`, it uses those of the action. A tap opens the
  /// menu if there is no action; otherwise, a long press opens it.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    // Property observers aren't called in initializers.
    takeLook(of: primaryAction)
    if title != nil || image != nil {
      self.title = title
      self.image = image
    }
  }

  /// Creates a system-defined bar button. A tap opens the menu if there is no action; otherwise, a long press opens
  /// it.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.image
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates a bar button with a title that sends an action to a target.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Creates a bar button with an image that sends an action to a target.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Creates a system-defined bar button that sends an action to a target.
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

  /// The action that a tap sends to the target. The default is `nil`.
  open var action: Selector?
  /// The target of the action, held weakly. The default is `nil`.
  weak open var target: AnyObject?

  /// Creates a bar item with a custom view, which keeps its current size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style of the button. The default is `plain`.
  open var style = UIBarButtonItem.Style.plain {
    didSet { didChange?() }
  }
  /// The view that is shown instead of a button. The default is `nil`.
  open var customView: UIView? {
    didSet { didChange?() }
  }
  /// The action that a tap performs. The default is `nil`. Setting an action also sets its title and image.
  open var primaryAction: UIAction? {
    didSet { takeLook(of: primaryAction) }
  }
  /// The menu that a tap opens if there is no action, and a long press otherwise. The default is `nil`.
  open var menu: UIMenu? {
    didSet { didChange?() }
  }
  private func takeLook(of action: UIAction?) {
    guard let action else { return }
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }

  /// The width of the item, in points. The default, 0, fits the content. Only toolbars use it.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange?() } }
  }
  /// The color of the button. The default, `nil`, uses the bar's color.
  open var tintColor: UIColor? {
    didSet { didChange?() }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of the button, or `nil` for spaces. Characters replace the system's images.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .refresh: "Refresh"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The image of the button, for the items with a symbol.
  fileprivate var image: UIImage? {
    switch self {
    case .search: UIImage(systemName: "magnifyingglass")
    case .action: UIImage(systemName: "square.and.arrow.up")
    case .stop, .close: UIImage(systemName: "xmark")
    default: nil
    }
  }
}
