import Foundation

/// The appearance of tab bar items in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title. Only font and color are used. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// The color of titles without a color attribute. The default, `nil`, uses the system's color. Images keep
  /// their colors.
  open var iconColor: UIColor? { didSet { didChange?() } }
  /// The color of badges. The default, `nil`, is red.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }

  override init() { super.init() }

  final var didChange: (() -> Void)?

  final func takeValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
  }
}

/// The appearance of tab bar items.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Creates an appearance with the system's values.
  public override init() { super.init() }

  /// The appearance of unselected items.
  open var normal: UITabBarItemStateAppearance { normalState }
  /// The appearance of the selected item.
  open var selected: UITabBarItemStateAppearance { selectedState }
  private let normalState = UITabBarItemStateAppearance()
  private let selectedState = UITabBarItemStateAppearance()

  /// Returns an appearance with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.takeValues(of: normal)
    copy.selected.takeValues(of: selected)
    return copy
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    watchItems()
  }

  /// Creates an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    watchItems()
  }

  /// The appearance of items with the title below the image. All items have this layout here.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      watchItems()
      didChange?()
    }
  }

  override func copied() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
  }

  private func watchItems() {
    for state in [stackedLayoutAppearance.normal, stackedLayoutAppearance.selected] {
      state.didChange = { [weak self] in self?.didChange?() }
    }
  }
}
