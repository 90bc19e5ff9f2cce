import Foundation

/// The bar with a title and buttons above a controller's content.
///
/// It is 44 points high, or 32 in compact height. A prompt adds 30 points and a large title adds 52. The bar
/// shows its last item and a button to go back to the previous one. Its background extends to the top of the
/// window.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private static let fadeDuration: TimeInterval = 0.35

  /// The backgrounds while the content is at its top, and otherwise.
  private let edgeBackground = BarBackground(hairlineAtTop: false)
  private let background = BarBackground(hairlineAtTop: false)
  private var content: NavigationBarContent?
  private var leavingContent: NavigationBarContent?
  private var storedItems: [UINavigationItem] = []
  /// A Boolean value that indicates whether a navigation controller manages the items.
  final var isManaged = false
  /// The action of the back button. By default, the bar pops its item.
  final var onBack: (() -> Void)?
  /// Called after a change of the bar's style that affects the layout of the controller's views.
  final var lookDidChange: (() -> Void)?
  /// Called after a change of the bar's style that affects the status bar.
  final var styleDidChange: (() -> Void)?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(edgeBackground)
    addSubview(background)
    showLook()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// A Boolean value that determines whether the bar is translucent. Content extends below a translucent bar.
  /// The default is `true`.
  open var isTranslucent = true {
    didSet { showLook() }
  }
  /// The style of the bar. The default is `default`. With a black bar, the status bar of its navigation controller is light.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { showStyle() } }
  }
  /// The background color of the bar. The default, `nil`, is the system's background.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  /// Sets the background image, which replaces the color. `nil` removes it. All metrics are equivalent here
  /// except `.compact`, which applies in compact height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
    showBackground()
  }
  /// Returns the background image, or `nil` if there is none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }
  private var images: [UIBarMetrics: UIImage] = [:]
  /// The image between bar and content, if there is a background image. The default, `nil`, shows a line.
  open var shadowImage: UIImage? {
    didSet { showBackground() }
  }
  /// The attributes of titles. Only font and color are used. The default is `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showBackground() }
  }
  /// The attributes of large titles. Only font and color are used. The default is `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showBackground() }
  }
  /// The appearance of the bar. Setting it replaces the effect of colors, images, and attributes.
  open var standardAppearance: UINavigationBarAppearance {
    get { storedAppearance }
    set {
      storedAppearance = newValue
      hasAppearance = true
      watch(newValue)
    }
  }
  /// The appearance in compact height. The default, `nil`, uses the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { watch(compactAppearance) }
  }
  /// The appearance while the content of a navigation controller is at its top, or while there is no content that
  /// scrolls. The default, `nil`, uses the standard appearance with a transparent background, as iOS 15 and later do.
  /// Bars without a navigation controller ignore it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { watch(scrollEdgeAppearance) }
  }
  private var storedAppearance = UINavigationBarAppearance()
  private var hasAppearance = false
  /// The distance over which the appearance at the top fades into the other one, in points [K].
  private static let edgeDistance: CGFloat = 4
  /// How far the content below the bar has left its top, 0...1.
  final var edgeProgress: CGFloat = 1 {
    didSet { if edgeProgress != oldValue { showBackground() } }
  }

  final func noteEdge(of scrollView: UIScrollView) {
    let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    edgeProgress = min(1, max(0, distance / Self.edgeDistance))
  }

  private func watch(_ look: UINavigationBarAppearance?) {
    look?.didChange = { [weak self] in self?.showLook() }
    showLook()
  }

  /// The effective appearance away from the top of the content, or `nil` if none was set.
  private var presentAppearance: UINavigationBarAppearance? {
    if traitCollection.verticalSizeClass == .compact,
      let look = topItem?.compactAppearance ?? compactAppearance
    {
      return look
    }
    return normalAppearance
  }

  private var normalAppearance: UINavigationBarAppearance? {
    topItem?.standardAppearance ?? (hasAppearance ? storedAppearance : nil)
  }

  /// The appearance at the top of the content, or `nil` if the bar has a background image.
  private var edgeAppearance: UINavigationBarAppearance? {
    if let look = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return look }
    let normal = normalAppearance
    guard normal != nil || images.isEmpty else { return nil }
    let look = normal.map(UINavigationBarAppearance.init(barAppearance:)) ?? titleAppearance
    look.configureWithTransparentBackground()
    return look
  }

  /// An appearance with the attributes of the bar's titles.
  private var titleAppearance: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = titleTextAttributes ?? [:]
    look.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    return look
  }

  private func showBackground() {
    let edge = edgeProgress < 1 ? edgeAppearance : nil
    if let edge { edgeBackground.show(edge) }
    edgeBackground.isHidden = edge == nil
    edgeBackground.alpha = 1 - edgeProgress
    background.alpha = edge == nil ? 1 : edgeProgress
    background.isHidden = background.alpha == 0
    let look = presentAppearance
    if let look {
      background.show(look)
    } else {
      let isCompact = traitCollection.verticalSizeClass == .compact
      let image = isCompact ? images[.compact] ?? images[.default] : images[.default]
      background.show(image, shadow: shadowImage, barTintColor, isTranslucent: isTranslucent)
    }
    if let titles = edgeProgress < 0.5 ? edge ?? look : look {
      content?.look = titles
      return
    }
    guard titleTextAttributes != nil || largeTitleTextAttributes != nil || content?.look != nil else {
      return
    }
    content?.look = titleAppearance
  }

  /// A Boolean value that determines whether titles can be large, with a font of 34 points and below the
  /// buttons. The default is `false`. There are no large titles in compact height. In a navigation
  /// controller, large titles collapse as the content is scrolled up.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
  }

  // MARK: - Items

  /// The items of the bar, of which the last one is visible, or `nil` if there are none.
  open var items: [UINavigationItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The visible item, or `nil` if there are none.
  open var topItem: UINavigationItem? { storedItems.last }
  /// The item to which the back button leads, or `nil` if there is none.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }
  /// Pushes an item. Don't call this method for the bar of a navigation controller.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireUnmanaged("pushItem")
    change(to: storedItems + [item], animated: animated)
  }
  /// Pops the visible item and returns it. Returns `nil` if there is no previous item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireUnmanaged("popItem")
    guard storedItems.count > 1 else { return nil }
    let top = storedItems.last
    change(to: storedItems.dropLast(), animated: animated)
    return top
  }
  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireUnmanaged("setItems")
    change(to: items ?? [], animated: animated)
  }

  private func requireUnmanaged(_ method: String) {
    precondition(
      !isManaged,
      "\(method): the navigation controller decides on the items of its bar; change its viewControllers")
  }

  private func change(to items: [UINavigationItem], animated: Bool) {
    if animated {
      UIView.animate(withDuration: Self.fadeDuration, animations: { self.show(items) }) { _ in
        self.finishChange()
      }
    } else {
      show(items)
      finishChange()
    }
  }

  /// Shows other items. Inside an animation, the old content fades out until `finishChange` is called.
  final func show(_ items: [UINavigationItem]) {
    guard !items.elementsEqual(storedItems, by: ===) || content == nil else { return }
    finishChange()
    storedItems = items
    leavingContent = content
    content = nil
    if let item = items.last {
      let content = NavigationBarContent(of: item, above: items.dropLast().last) { [weak self] in
        self?.goBack()
      }
      content.hasLargeTitle = showsLargeTitle(of: items)
      content.overrideUserInterfaceStyle = barStyle.appearance
      item.didChange = { [weak content] in content?.rebuild() }
      item.heightDidChange = { [weak self] in self?.heightDidChange() }
      backItem?.didChange = { [weak content] in content?.rebuild() }
      backItem?.heightDidChange = item.heightDidChange
      let fades = ViewAnimation.isRecording
      UIView.performWithoutAnimation {
        content.frame = bounds
        content.alpha = 0
        addSubview(content)
        // Content that fades in is laid out first.
        if fades { content.layoutIfNeeded() }
      }
      content.alpha = 1
      self.content = content
      item.appearanceDidChange = { [weak self] in self?.showBackground() }
    }
    showBackground()
    leavingContent?.alpha = 0
  }

  /// Removes the content that faded out.
  final func finishChange() {
    leavingContent?.removeFromSuperview()
    leavingContent = nil
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  // MARK: - Layout

  /// Returns the given width and the bar's height, including a fully visible large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let collapsible = collapsibleHeights(of: storedItems)
    return CGSize(width: size.width, height: height(with: topItem) + collapsible.sum)
  }

  /// Positions the background, the title, and the buttons. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = superview == nil ? 0 : max(0, frame.minY)
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    edgeBackground.frame = background.frame
    content?.frame = bounds
    leavingContent?.frame = bounds
  }

  /// The additional height of a bar with a large title, in points [K].
  static let largeTitleHeight: CGFloat = 52
  /// The additional height of a bar with a prompt, in points [K].
  static let promptHeight: CGFloat = 30

  /// Returns the height of the row with the title and the buttons, in points.
  static func rowHeight(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// Returns the height of the rows that don't collapse: the prompt, the title with the buttons, and a search
  /// bar that doesn't hide.
  final func height(with item: UINavigationItem?) -> CGFloat {
    let search = item?.searchCollapses == false ? item?.searchHeight ?? 0 : 0
    if item?.hidesTitleForSearch == true { return search }
    return Self.rowHeight(in: traitCollection) + (item?.prompt == nil ? 0 : Self.promptHeight) + search
  }

  /// Returns the heights of the rows that collapse as the content is scrolled.
  final func collapsibleHeights(of items: [UINavigationItem]) -> CollapsibleRows {
    CollapsibleRows(
      search: items.last?.searchCollapses == true ? items.last?.searchHeight ?? 0 : 0,
      title: showsLargeTitle(of: items) ? Self.largeTitleHeight : 0)
  }

  /// Returns a Boolean value that indicates whether the last item has a large title. Unless the item
  /// specifies it, the setting of the previous item applies.
  final func showsLargeTitle(of items: [UINavigationItem]) -> Bool {
    let hasRoom = traitCollection.verticalSizeClass != .compact
    guard prefersLargeTitles, hasRoom, let last = items.last, !last.hidesTitleForSearch else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  private func heightDidChange() {
    content?.hasLargeTitle = showsLargeTitle(of: storedItems)
    content?.setNeedsLayout()
    lookDidChange?()
  }

  /// Updates large titles and the height, because they depend on the size class.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBackground()
    heightDidChange()
  }

  /// Colors of a black bar are those of dark appearance.
  private func showStyle() {
    edgeBackground.overrideUserInterfaceStyle = barStyle.appearance
    background.overrideUserInterfaceStyle = barStyle.appearance
    content?.overrideUserInterfaceStyle = barStyle.appearance
    styleDidChange?()
  }

  private func showLook() {
    showBackground()
    lookDidChange?()
  }
}
