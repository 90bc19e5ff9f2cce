import Foundation

/// Hears what is selected in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user tapped an item, which may be the one that was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar with one button for each of several contents, 49 points high, 32 where height is scarce.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let background = BarBackground(hairlineAtTop: true)
  private var buttons: [TabButton] = []

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    showLook()
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Hears of taps; nil by default, the controller if the bar is a tab bar controller's.
  weak open var delegate: (any UITabBarDelegate)?
  /// The items from left to right; nil by default.
  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }
  /// The item shown as selected; nil by default. Setting it tells nobody.
  open var selectedItem: UITabBarItem? {
    didSet { showSelection() }
  }
  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Whether content may be seen through the bar, which then lies under it; true by default.
  open var isTranslucent = true {
    didSet { showLook() }
  }
  /// The colour of the bar; nil, the default, is the system's background.
  open var barTintColor: UIColor? {
    didSet { showLook() }
  }
  /// The picture behind the items; nil, the default, for none.
  open var backgroundImage: UIImage? {
    didSet { showLook() }
  }
  /// The picture between bar and content, if there is one behind the items; nil, the default, for a line.
  open var shadowImage: UIImage? {
    didSet { showLook() }
  }
  /// How the bar looks. Assigning one makes it count in place of color and pictures.
  open var standardAppearance: UITabBarAppearance {
    get { storedAppearance }
    set {
      storedAppearance = newValue
      hasAppearance = true
      newValue.didChange = { [weak self] in self?.showLook() }
      showLook()
    }
  }
  private var storedAppearance = UITabBarAppearance()
  private var hasAppearance = false
  /// The colour of what is not selected; nil, the default, is grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { showSelection() }
  }

  /// The controller's views lie differently under another kind of bar.
  final var lookDidChange: (() -> Void)?

  /// The given width and the bar's height without the safe area below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }

  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 49
  }

  /// Places the background and the buttons side by side; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let height = min(bounds.height, Self.height(in: traitCollection))
    let left = safeAreaInsets.left
    let width = (bounds.width - left - safeAreaInsets.right) / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: left + CGFloat(index) * width, y: 0, width: width, height: height)
    }
  }

  /// Selects as a finger does.
  final func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item)
      button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      item.didChange = { [weak self] in self?.showSelection() }
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons {
      let isSelected = button.item === selectedItem
      let items = hasAppearance ? storedAppearance.stackedLayoutAppearance : nil
      button.show(
        isSelected: isSelected, unselectedColor: unselectedItemTintColor,
        look: isSelected ? items?.selected : items?.normal)
    }
  }

  private func showLook() {
    if hasAppearance {
      background.show(storedAppearance)
      showSelection()
    } else {
      background.show(backgroundImage, shadow: shadowImage, barTintColor, isTranslucent: isTranslucent)
    }
    lookDidChange?()
  }

  /// Shows the tint colour in the selected button; subclasses call super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }
}
