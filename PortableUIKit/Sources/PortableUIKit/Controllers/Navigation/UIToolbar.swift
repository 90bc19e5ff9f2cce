import Foundation

/// A bar with buttons at the bottom of the screen, 44 points high, or 32 in compact height.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private static let margin: CGFloat = 16
  /// The distance between neighboring items, in points [?].
  private static let spacing: CGFloat = 12
  private static let fadeDuration: TimeInterval = 0.25

  private let background = BarBackground(hairlineAtTop: true)
  private var views: [UIView] = []
  private var storedItems: [UIBarButtonItem]?
  private var images: [ImagePlace: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  private var storedAppearance = UIToolbarAppearance()
  private var hasAppearance = false
  /// Called after a change of the bar's style that affects the layout of the controller's views.
  final var lookDidChange: (() -> Void)?

  private struct ImagePlace: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

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

  // MARK: Items

  /// The items, from the leading to the trailing edge. The default is `nil`.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items, with a fade if animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items
    rebuild()
    guard animated, window != nil else { return }
    let views = views
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    UIView.animate(withDuration: Self.fadeDuration) { for view in views { view.alpha = 1 } }
  }

  // MARK: Look

  /// A Boolean value that determines whether the bar is translucent. Content extends below a translucent bar.
  /// The default is `true`.
  open var isTranslucent = true {
    didSet { showLook() }
  }
  /// The background color of the bar. The default, `nil`, is the system's background.
  open var barTintColor: UIColor? {
    didSet { showLook() }
  }
  /// Sets the background image, which replaces the color. `nil` removes it. The position `any` applies to all
  /// positions, and the default metrics to all metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[ImagePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    showLook()
  }
  /// Returns the background image, or `nil` if there is none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[ImagePlace(position: topOrBottom, metrics: barMetrics)] }
  /// Sets the image between bar and content, if there is a background image. `nil` shows a line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    showLook()
  }
  /// Returns the image between bar and content, or `nil` if there is none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
  /// The appearance of the bar. Setting it replaces the effect of colors and images.
  open var standardAppearance: UIToolbarAppearance {
    get { storedAppearance }
    set {
      storedAppearance = newValue
      hasAppearance = true
      watch(newValue)
    }
  }
  /// The appearance in compact height. The default, `nil`, uses the standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { watch(compactAppearance) }
  }

  private func watch(_ look: UIToolbarAppearance?) {
    look?.didChange = { [weak self] in self?.showLook() }
    showLook()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var presentAppearance: UIToolbarAppearance? {
    if isCompact, let compactAppearance { return compactAppearance }
    return hasAppearance ? storedAppearance : nil
  }

  private func showLook() {
    if let look = presentAppearance {
      background.show(look)
    } else {
      background.show(
        backgroundImage, shadow: shadowImages[.bottom] ?? shadowImages[.any], barTintColor,
        isTranslucent: isTranslucent)
    }
    showButtonLook()
    lookDidChange?()
  }

  private var backgroundImage: UIImage? {
    let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    for metrics in metrics {
      for position in [UIBarPosition.bottom, .any] {
        if let image = images[ImagePlace(position: position, metrics: metrics)] { return image }
      }
    }
    return nil
  }

  private func showButtonLook() {
    let look = presentAppearance
    for (view, item) in zip(views, storedItems ?? []) {
      (view as? BarButton)?.look = item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the given width and the bar's height, without the safe area below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }
  /// The bar's height, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(in: traitCollection))
  }

  static func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// Positions the background and the items. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let height = min(bounds.height, Self.height(in: traitCollection))
    let left = max(Self.margin, safeAreaInsets.left)
    let room = max(0, bounds.width - left - max(Self.margin, safeAreaInsets.right))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let widths = widths(in: CGSize(width: room, height: height))
    var x = left
    for (index, view) in views.enumerated() {
      let viewHeight = view is BarButton ? height : view.bounds.height
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - widths[index] : x, y: height / 2 - viewHeight / 2,
        width: widths[index], height: viewHeight)
      x += widths[index] + (hasSpacing(after: index) ? Self.spacing : 0)
    }
  }

  /// Returns the widths of the items. Flexible spaces share the room that the others leave.
  private func widths(in size: CGSize) -> [CGFloat] {
    let items = storedItems ?? []
    var widths = zip(items, views).map { item, view -> CGFloat in
      if item.systemItem == .flexibleSpace { return 0 }
      if item.width > 0 || item.systemItem == .fixedSpace { return max(0, item.width) }
      return view is BarButton ? view.sizeThatFits(size).width : view.bounds.width
    }
    let spacings = CGFloat(items.indices.count(where: hasSpacing)) * Self.spacing
    let free = max(0, size.width - widths.reduce(0, +) - spacings)
    let flexible = items.indices.filter { items[$0].systemItem == .flexibleSpace }
    for index in flexible { widths[index] = free / CGFloat(flexible.count) }
    return widths
  }

  /// Two neighbors have a distance unless one of them is a space.
  private func hasSpacing(after index: Int) -> Bool {
    guard let items = storedItems, items.indices.contains(index + 1) else { return false }
    return !items[index].isSpace && !items[index + 1].isSpace
  }

  private func rebuild() {
    for view in views { view.removeFromSuperview() }
    views = (storedItems ?? []).map { item in
      let view = item.makeView { [weak self] in self?.rebuild() }
      addSubview(view)
      return view
    }
    showButtonLook()
  }

  /// Applies the appearance for the size class.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    showLook()
  }
}

/// The positions of bars.
public enum UIBarPosition: Int, @unchecked Sendable {
  /// Any position.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, below the status bar.
  case topAttached = 3
}
