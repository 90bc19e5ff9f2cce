import Foundation

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// How the title looks: its font and its color count; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// The color of a title without one of its own; nil, the default, for the system's. Pictures keep their colors.
  open var iconColor: UIColor? { didSet { didChange?() } }
  /// The color of badges; nil, the default, for red.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }

  override init() { super.init() }

  final var didChange: (() -> Void)?

  final func takeValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
  }
}

/// How the items of a tab bar look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Makes an appearance that looks as the system's.
  public override init() { super.init() }

  /// How items look that are not selected.
  open var normal: UITabBarItemStateAppearance { normalState }
  /// How the selected item looks.
  open var selected: UITabBarItemStateAppearance { selectedState }
  private let normalState = UITabBarItemStateAppearance()
  private let selectedState = UITabBarItemStateAppearance()

  /// An appearance with the same values.
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

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Makes an appearance with the default background.
  public override init() {
    super.init()
    watchItems()
  }

  /// Makes an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    watchItems()
  }

  /// How items with the title below the picture look, which all have here.
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
