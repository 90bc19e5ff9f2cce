import Foundation

/// Methods that a tab bar calls to report the selection of items.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user tapped an item, which may already be selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with a button for each tab, 49 points high, or 32 in compact height.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let background = BarBackground(hairlineAtTop: true)
  private var buttons: [TabButton] = []

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    showLook()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The delegate of the tab bar. The default is `nil`. In a tab bar controller, it is the controller.
  weak open var delegate: (any UITabBarDelegate)?
  /// The items, from left to right. The default is `nil`.
  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }
  /// The selected item. The default is `nil`. Setting it doesn't notify the delegate.
  open var selectedItem: UITabBarItem? {
    didSet { showSelection() }
  }
  /// Replaces the items, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// A Boolean value that determines whether the bar is translucent. Content extends below a translucent bar.
  /// The default is `true`.
  open var isTranslucent = true {
    didSet { showLook() }
  }
  /// The background color of the bar. The default, `nil`, is the system's background.
  open var barTintColor: UIColor? {
    didSet { showLook() }
  }
  /// The background image. The default is `nil`.
  open var backgroundImage: UIImage? {
    didSet { showLook() }
  }
  /// The image between bar and content, if there is a background image. The default, `nil`, shows a line.
  open var shadowImage: UIImage? {
    didSet { showLook() }
  }
  /// The appearance of the bar. Setting it replaces the effect of color and images.
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
  /// The color of unselected items. The default, `nil`, is gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { showSelection() }
  }

  /// Called after a change of the bar's style that affects the layout of the controller's views.
  final var lookDidChange: (() -> Void)?

  /// Returns the given width and the bar's height, without the safe area below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }

  /// The height of a bar at the top of a tablet, in points.
  static let heightAtTop: CGFloat = 50

  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 49
  }

  /// Positions the background and the buttons. Subclasses must call `super`.
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

  /// Selects an item as a tap does.
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

  /// Requests a layout of the tab bar controller, because the height depends on the size class. Subclasses must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange?()
  }

  /// Applies the tint color to the selected button. Subclasses must call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }
}
