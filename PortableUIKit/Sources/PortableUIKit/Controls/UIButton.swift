import Foundation

/// A control with a title and an image that runs its action when tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The types of buttons.
  public enum ButtonType: Int, @unchecked Sendable {
    /// A button without background, with a white title of 18 points.
    case custom = 0
    /// A button with a title of 15 points in the tint color, which fades while highlighted.
    case system = 1
    /// A gray disc of 30 points with a cross.
    case close = 7
  }

  private final var type = ButtonType.custom
  private final var titles = StateValues<String>()
  private final var titleColors = StateValues<UIColor>()
  private final var images = StateValues<UIImage>()
  private final var shadowColors = StateValues<UIColor>()
  private final var attributedTitles = StateValues<NSAttributedString>()
  private final var backgrounds = StateValues<UIImage>()
  private final var backdrop: UIImageView?
  final var label: UILabel?
  final var picture: UIImageView?
  /// The parts that only buttons with a configuration have.
  final var configured: ConfiguredParts?
  private final var closeMark: CloseMark?

  /// Creates a button of the given type. Its size is zero, except for close buttons, which have their size at
  /// once.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button with an action for `primaryActionTriggered`, and shows the action's title and image.
  /// `nil` adds no action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    sizeToFit()
  }

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The type of the button.
  open var buttonType: UIButton.ButtonType { type }

  // MARK: Configuration

  /// The handler of a change of the button's state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The configuration of the button's look and content. With a configuration, the insets of content, title,
  /// and image aren't used. The default is `nil`.
  public final var configuration: UIButton.Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }
  /// A Boolean value that determines whether the colors of the configuration follow the state. The default is
  /// `true`.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A closure that changes the configuration when the state of the button has changed. The default is `nil`.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured?.needsUpdate = true
    contentDidChangeSize()
  }
  /// Updates the configuration. The default implementation calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// The label below the title, or `nil` if the configuration has no subtitle.
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return configured?.subtitleLabel
  }
  /// A Boolean value that determines whether a tap selects or deselects the button. A button that shows a menu as
  /// its primary action shows the chosen action as its title instead. The default is `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }
  /// The menu that a touch or, unless `showsMenuAsPrimaryAction` is set, a long press opens. The default is `nil`.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }
  override func menuDidChange() { updateMenu() }

  /// Opens the menu if it's the primary action.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, let menuPress, menuPress.isPrimary else { return super.accessibilityActivate() }
    menuPress.open()
    return true
  }

  /// Runs the actions for events, after changing the selection if the button does so for its primary action.
  open override func sendActions(for controlEvents: UIControl.Event) {
    if changesSelectionAsPrimaryAction, !isPopUp, controlEvents.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
  }

  // MARK: Content

  /// Sets the title for exactly this state. `nil` removes it, so the title for `normal` is used.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles.set(title, for: state)
    showContent()
  }

  /// Sets the title color for exactly this state. `nil` removes it, so the color for `normal` is used.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors.set(color, for: state)
    showContent()
  }

  /// Sets the image for exactly this state. `nil` removes it, so the image for `normal` is used.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, for: state)
    showContent()
  }

  /// Sets the color of the title shadow for exactly this state. The label's `shadowOffset` determines the
  /// position of the shadow.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. `nil` removes it, so the color for `normal` is used.
  ///   - state: The state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors.set(color, for: state)
    showContent()
  }

  /// Sets the attributed title for exactly this state. It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles.set(title, for: state)
    showContent()
  }

  /// Sets the background image for exactly this state. `nil` removes it, so the image for `normal` is used.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds.set(image, for: state)
    showContent()
  }

  /// Returns the color of the title shadow for a state, or `nil` if there is none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { shadowColors.value(for: state) }
  /// Returns the attributed title for a state, or `nil` if there is none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }
  /// Returns the background image for a state, or `nil` if there is none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds.value(for: state) }
  /// The current color of the title shadow, or `nil` if there is none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The current attributed title, or `nil` if there is none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The current background image, or `nil` if there is none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Returns the title for a state, or `nil` if there is none.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// Returns the title color for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.value(for: state) ?? (type == .system ? tintColor : .white)
  }

  /// Returns the image for a state, or `nil` if there is none.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  /// The current title, or `nil` if there is none.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The current title color. A disabled system button without a color of its own is gray.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// The current image, or `nil` if there is none.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The label of the title. Use it to set the font. Use `setTitle` and `setTitleColor` for the text and its
  /// color.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.font = titleFont
    label.lineBreakMode = .byTruncatingMiddle
    label.isAccessibilityElement = false
    self.label = label
    addSubview(label)
    return label
  }

  /// The image view. Use `setImage` to set its image.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView(image: nil)
    if type == .system { picture.automaticRenderingMode = .alwaysTemplate }
    self.picture = picture
    insertSubview(picture, at: 0)
    return picture
  }

  // MARK: Layout

  /// The insets around title and image, in points. If they are zero, the default, there are 6 points above
  /// and below the title.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidChangeSize() }
  }
  /// The insets that move the title from its default position, in points. They don't change the button's
  /// size.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  /// The insets that move the image from its default position, in points. They don't change the button's
  /// size.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of title and image.
  open override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    didSet { setNeedsLayout() }
  }

  /// The vertical alignment of title and image.
  open override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    didSet { setNeedsLayout() }
  }

  /// Returns the rectangle for title and image in the given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the background image. The default implementation returns `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the title beside the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).titleFrame.inset(by: titleEdgeInsets)
  }

  /// Returns the rectangle of the image beside the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).imageFrame.inset(by: imageEdgeInsets)
  }

  /// Positions the title and the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if layOutConfiguration() { return }
    let content = contentRect(forBounds: bounds)
    label?.frame = titleRect(forContentRect: content)
    picture?.frame = imageRect(forContentRect: content)
    backdrop?.frame = backgroundRect(forBounds: bounds)
    closeMark?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Returns the size of title and image, including `contentEdgeInsets`.
  ///
  /// Without insets, there are 6 points above and below a title, and the button is at least 30 points wide.
  /// An image alone has no padding. A button with neither is as high as one with a line of text [T].
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if type == .close { return CGSize(width: CloseMark.size, height: CloseMark.size) }
    if configuration != nil, let size = configuredSize(fitting: size) { return size }
    let image = currentImage?.size ?? .zero
    var title = titleSize
    // A button without content and one with an empty title are as high as a line.
    if title == .zero, hasTitle || currentImage == nil { title.height = titleFont.lineHeight }
    let insets = contentEdgeInsets
    let isBare = insets == .zero && currentImage == nil
    let (room, leastWidth): (CGFloat, CGFloat) = isBare ? (12, 30) : (0, 0)
    // Whole points, on all screens.
    return CGSize(
      width: max(leastWidth, (image.width + title.width + insets.left + insets.right).rounded(.up)),
      height: (max(image.height, title.height) + room + insets.top + insets.bottom).rounded(.up))
  }

  private var titleSize: CGSize {
    !hasTitle ? .zero : label?.sizeThatFits(.zero) ?? .zero
  }

  private var titleFont: UIFont { label?.font ?? defaultTitleFont }

  /// The font of titles without a configuration.
  final var defaultTitleFont: UIFont { .systemFont(ofSize: type == .system ? 15 : 18) }

  /// The size that fits title and image.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Applies the appearance and the text size to the configuration.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if configuration != nil { setNeedsUpdateConfiguration() }
    let old = previousTraitCollection?.preferredContentSizeCategory
    if traitCollection.preferredContentSizeCategory != old { contentDidChangeSize() }
  }

  /// The baselines of the title, or the edges if there is no title.
  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    guard hasTitle, let label else { return (0, 0) }
    let size = bounds.height > 0 ? bounds.size : sizeThatFits(.zero)
    let whole = CGRect(origin: .zero, size: size)
    let place =
      configured?.shown.map { contentLayout(of: $0, in: whole).titleFrame }
      ?? titleRect(forContentRect: contentRect(forBounds: whole))
    let insets = label.baselineInsets
    return (place.minY + insets.first, size.height - place.maxY + insets.last)
  }

  private func arrangement(in rect: CGRect) -> ButtonArrangement {
    ButtonArrangement(
      content: rect, titleSize: titleSize, imageSize: currentImage?.size ?? .zero,
      alignment: contentHorizontalAlignment, verticalAlignment: contentVerticalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Look

  /// A Boolean value that indicates whether the button is highlighted. A highlighted system button is faded.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { showPress() } }
  }
  /// A Boolean value that indicates whether the button is selected.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { showContent() } }
  }
  /// A Boolean value that indicates whether the button is enabled.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { showContent() } }
  }

  /// Applies the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  /// Prevents gesture recognizers of superviews from recognizing a single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The title, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (type == .close ? "Close" : currentTitle) }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits for a button and its current state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.adding(state) }
    set { super.accessibilityTraits = newValue }
  }

  override var primaryEvents: UIControl.Event { .touchUpInside }

  private func become(_ newType: ButtonType) {
    type = newType
    guard newType == .close else { return }
    let mark = CloseMark()
    closeMark = mark
    addSubview(mark)
    sizeToFit()
  }

  final func showContent() {
    if configuration != nil { return setNeedsUpdateConfiguration() }
    if let title = currentAttributedTitle {
      titleLabel?.textColor = shownTitleColor
      titleLabel?.attributedText = title
    } else if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = shownTitleColor
    } else {
      label?.text = nil
    }
    label?.shadowColor = hasTitle ? currentTitleShadowColor : nil
    showBackgroundImage()
    if let image = currentImage { imageView?.image = image } else { picture?.image = nil }
    contentDidChangeSize()
  }

  private func showBackgroundImage() {
    guard currentBackgroundImage != nil || backdrop != nil else { return }
    let view = backdrop ?? UIImageView(image: nil)
    if backdrop == nil {
      backdrop = view
      insertSubview(view, at: 0)
    }
    view.image = currentBackgroundImage
    setNeedsLayout()
  }

  private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

  private var shownTitleColor: UIColor {
    if type == .system, !isEnabled, titleColors.ownValue(for: state) == nil { return ControlColor.disabled }
    return titleColor(for: state) ?? .white
  }

  private func showPress() {
    showContent()
    guard type != .custom, configuration == nil else { return }
    let alpha: CGFloat = isHighlighted ? 0.2 : 1
    let fade = { [self] in
      label?.alpha = alpha
      picture?.alpha = alpha
      closeMark?.alpha = isHighlighted ? 0.5 : 1
    }
    if isHighlighted || window == nil {
      fade()
    } else {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: fade)
    }
  }

  private func contentDidChangeSize() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
