import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// An item with the words in the middle of the bar.
  public init(title: String) {
    titleStorage = title
    super.init()
  }

  /// An item for a controller, which may have no title yet.
  init(of controller: UIViewController) {
    titleStorage = controller.title
    super.init()
  }

  /// The words in the middle of the bar and on the back button of the next item; nil shows none.
  open var title: String? {
    get {
      ObservationRegistry.access(self, .title)
      return titleStorage
    }
    set {
      ObservationRegistry.willChange(self, .title)
      titleStorage = newValue
      didChange?()
      ObservationRegistry.didChange(self, .title)
    }
  }
  private final var titleStorage: String?
  /// The view in the middle of the bar in the title's place, in its present size; nil by default.
  open var titleView: UIView? {
    didSet { didChange?() }
  }
  /// A line of words above the title, which makes the bar 30 points higher; nil, the default, for none.
  open var prompt: String? {
    didSet {
      didChange?()
      if (prompt == nil) != (oldValue == nil) { heightDidChange?() }
    }
  }
  /// Whether the title is large where the bar prefers large titles; by default as that of the item before, and
  /// large for the first item.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightDidChange?() } }
  }
  /// When titles are large.
  public enum LargeTitleDisplayMode: Int, @unchecked Sendable {
    /// As the item before has it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
  /// The words on the back button of the next item; nil, the default, takes the title.
  open var backButtonTitle: String? {
    didSet { didChange?() }
  }
  /// Whether there is no way back in the bar; false by default.
  open var hidesBackButton = false {
    didSet { didChange?() }
  }
  /// The first of the buttons at the left; they take the back button's place.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the buttons at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the left, from the edge inwards; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }
  /// The buttons at the right, from the edge inwards; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }

  /// Whether the buttons at the left stand beside the back button instead of in its place; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { didChange?() }
  }
  /// The button that leads back to this item; its title and picture count. Nil, the default, takes the title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { didChange?() }
  }

  /// Shows or hides the way back; animated, buttons fade.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { $0.hidesBackButton = hidesBackButton }
  }
  /// Replaces the buttons at the left by one; animated, buttons fade.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { $0.leftBarButtonItem = item }
  }
  /// Replaces the buttons at the right by one; animated, buttons fade.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { $0.rightBarButtonItem = item }
  }
  /// Replaces the buttons at the left; animated, buttons fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { $0.leftBarButtonItems = items }
  }
  /// Replaces the buttons at the right; animated, buttons fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { $0.rightBarButtonItems = items }
  }

  /// How the bar looks while it shows the item; nil, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange?() }
  }
  /// The same where height is scarce.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange?() }
  }
  /// The same while the content below is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange?() }
  }

  private func change(_ isAnimated: Bool, _ change: (UINavigationItem) -> Void) {
    fades = isAnimated
    change(self)
    fades = false
  }

  /// Whether a change is animated.
  final private(set) var fades = false
  /// Called after a change of an appearance; for the bar that shows the item.
  final var appearanceDidChange: (() -> Void)?
  /// Called after a change that can be seen; for the bar that shows the item.
  final var didChange: (() -> Void)?
  /// Called after a change of how high the bar has to be; for the same bar.
  final var heightDidChange: (() -> Void)?
}
