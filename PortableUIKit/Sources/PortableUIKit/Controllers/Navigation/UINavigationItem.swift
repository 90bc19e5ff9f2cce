import Foundation

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    titleStorage = title
    super.init()
  }

  /// Creates an item for a controller, which may not have a title yet.
  init(of controller: UIViewController) {
    titleStorage = controller.title
    self.controller = controller
    super.init()
  }
  /// The controller whose item this is.
  final weak var controller: UIViewController?

  /// The title in the center of the bar and on the back button of the next item. `nil` shows no title.
  open var title: String? {
    get {
      willGet(.title)
      return titleStorage
    }
    set {
      willSet(.title)
      titleStorage = newValue
      didChange?()
      didSet(.title)
    }
  }
  private final var titleStorage: String?
  nonisolated(unsafe) final var observers: PropertyObservers?
  /// The view in the center of the bar, instead of the title. It keeps its current size. The default is
  /// `nil`.
  open var titleView: UIView? {
    didSet { didChange?() }
  }
  /// A line of text above the title, which makes the bar 30 points higher. The default, `nil`, shows no
  /// prompt.
  open var prompt: String? {
    didSet {
      didChange?()
      if (prompt == nil) != (oldValue == nil) { heightDidChange?() }
    }
  }
  /// The display mode of the large title, if the bar prefers large titles. The default is `automatic`, which
  /// uses the mode of the previous item, and a large title for the first item.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightDidChange?() } }
  }
  /// The display modes of large titles.
  public enum LargeTitleDisplayMode: Int, @unchecked Sendable {
    /// The mode of the previous item.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
  }
  /// The title of the back button of the next item. The default, `nil`, uses the title.
  open var backButtonTitle: String? {
    didSet { didChange?() }
  }
  /// A Boolean value that determines whether the back button is hidden. The default is `false`.
  open var hidesBackButton = false {
    didSet { didChange?() }
  }
  /// The first button on the left. Left buttons replace the back button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons on the left, from the edge inward. The default is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }
  /// The buttons on the right, from the edge inward. The default is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }

  /// Buttons that a split view controller adds before those on the left.
  final var systemButtons: [UIBarButtonItem] = [] {
    didSet { if !systemButtons.elementsEqual(oldValue, by: ===) { didChange?() } }
  }

  /// A Boolean value that determines whether left buttons appear next to the back button instead of replacing
  /// it. The default is `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { didChange?() }
  }
  /// The back button that leads to this item. Only its title and image are used. The default, `nil`, uses the
  /// title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { didChange?() }
  }

  /// Hides or shows the back button, with a fade if animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { $0.hidesBackButton = hidesBackButton }
  }
  /// Replaces the left buttons with one button, with a fade if animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { $0.leftBarButtonItem = item }
  }
  /// Replaces the right buttons with one button, with a fade if animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { $0.rightBarButtonItem = item }
  }
  /// Replaces the left buttons, with a fade if animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { $0.leftBarButtonItems = items }
  }
  /// Replaces the right buttons, with a fade if animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { $0.rightBarButtonItems = items }
  }

  /// The search controller whose search bar is shown below the title. The default is `nil`.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if let oldValue {
        oldValue.item = nil
        oldValue.searchBar.isInNavigationBar = false
        oldValue.searchBar.removeFromSuperview()
      }
      searchController?.item = self
      searchController?.searchBar.isInNavigationBar = true
      didChange?()
      heightDidChange?()
    }
  }
  /// A Boolean value that determines whether the search bar is hidden while the content is scrolled up. The
  /// default is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { heightDidChange?() } }
  }

  /// The appearance of the bar while it shows this item. The default, `nil`, uses the bar's appearance.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange?() }
  }
  /// The appearance in compact height. The default, `nil`, uses the bar's appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange?() }
  }
  /// The appearance while the content is at its top. The default, `nil`, uses the bar's appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange?() }
  }

  /// The height of the row with the search bar, in points.
  final var searchHeight: CGFloat { searchController?.searchBar.naturalHeight ?? 0 }
  /// A Boolean value that indicates whether the row with the search bar collapses as the content is scrolled.
  final var searchCollapses: Bool {
    searchController?.searchIsPresented == false && hidesSearchBarWhenScrolling
  }
  /// A Boolean value that indicates whether the title and the buttons are hidden because a search is active.
  final var hidesTitleForSearch: Bool {
    guard let searchController else { return false }
    return searchController.searchIsPresented && searchController.hidesNavigationBarDuringPresentation
  }

  private func change(_ isAnimated: Bool, _ change: (UINavigationItem) -> Void) {
    fades = isAnimated
    change(self)
    fades = false
  }

  /// A Boolean value that indicates whether a change is animated.
  final private(set) var fades = false
  /// Called after a change of an appearance, for the bar that shows the item.
  final var appearanceDidChange: (() -> Void)?
  /// Called after a visible change, for the bar that shows the item.
  final var didChange: (() -> Void)?
  /// Called after a change of the required height, for the bar that shows the item.
  final var heightDidChange: (() -> Void)?
}
