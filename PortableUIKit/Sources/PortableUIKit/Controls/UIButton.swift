import Foundation

/// A control with a title and a picture that runs its action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, @unchecked Sendable {
    /// White letters of 18 points on nothing.
    case custom = 0
    /// Letters of 15 points in the tint colour, which fade while a finger is on them.
    case system = 1
    /// A grey disc of 30 points with a cross.
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
  private final var label: UILabel?
  private final var picture: UIImageView?
  private final var closeMark: CloseMark?

  /// A button of the given kind, of no size; a close button has its size at once.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button with an action for `primaryActionTriggered`, whose title and image it shows; nil adds none.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    sizeToFit()
  }

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The kind of button.
  open var buttonType: UIButton.ButtonType { type }

  // MARK: Content

  /// Sets the title under exactly these conditions; nil leaves them with that for `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles.set(title, for: state)
    showContent()
  }

  /// Sets the title's colour under exactly these conditions; nil leaves them with that for `normal`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors.set(color, for: state)
    showContent()
  }

  /// Sets the picture under exactly these conditions; nil leaves them with that for `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, for: state)
    showContent()
  }

  /// Sets the colour of the title's shadow under exactly these conditions; nil leaves them with that for `normal`.
  /// The label's `shadowOffset` says where the shadow lies.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    shadowColors.set(color, for: state)
    showContent()
  }

  /// Sets a title with looks of its own under exactly these conditions; it comes before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles.set(title, for: state)
    showContent()
  }

  /// Sets the picture behind title and picture under exactly these conditions; nil leaves them with that for `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds.set(image, for: state)
    showContent()
  }

  /// The colour of the title's shadow under these conditions; nil for none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { shadowColors.value(for: state) }
  /// The title with looks of its own under these conditions; nil for none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }
  /// The picture behind the content under these conditions; nil for none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds.value(for: state) }
  /// The colour of the title's shadow that is shown; nil for none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The title with looks of its own that is shown; nil for none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture behind the content that is shown; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title under these conditions; nil for none.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// The title's colour under these conditions.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.value(for: state) ?? (type == .system ? tintColor : .white)
  }

  /// The picture under these conditions; nil for none.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  /// The title that is shown; nil for none.
  open var currentTitle: String? { title(for: state) }
  /// The colour in which the title is shown; a disabled system button without a colour of its own is grey.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// The picture that is shown; nil for none.
  open var currentImage: UIImage? { image(for: state) }

  /// The view of the title; for its font, while text and colour come from `setTitle` and `setTitleColor`.
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

  /// The view of the picture, which comes from `setImage`.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView(image: nil)
    self.picture = picture
    insertSubview(picture, at: 0)
    return picture
  }

  // MARK: Layout

  /// The room around title and picture, in points; with none set there are 6 points above and below.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidChangeSize() }
  }
  /// How far the title is moved in from where it would stand, in points; doesn't change the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  /// How far the picture is moved in from where it would stand, in points; doesn't change the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// Where title and picture go.
  open override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    didSet { setNeedsLayout() }
  }

  /// Where title and picture go from top to bottom.
  open override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    didSet { setNeedsLayout() }
  }

  /// The place for title and picture in the given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The place of the picture behind the content; all of the bounds by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of the title beside the picture.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).titleFrame.inset(by: titleEdgeInsets)
  }

  /// The place of the picture beside the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).imageFrame.inset(by: imageEdgeInsets)
  }

  /// Puts title and picture in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    label?.frame = titleRect(forContentRect: content)
    picture?.frame = imageRect(forContentRect: content)
    backdrop?.frame = backgroundRect(forBounds: bounds)
    closeMark?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The size of title and image with `contentEdgeInsets`.
  ///
  /// Without insets a title has 6 points above and below, and the button is at least 30 points wide. An image alone
  /// has no room around it. A button with neither is as high as one with a line of text [T].
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if type == .close { return CGSize(width: CloseMark.size, height: CloseMark.size) }
    let image = currentImage?.size ?? .zero
    let isImageAlone = currentImage != nil && !hasTitle
    var title = titleSize
    if !hasTitle, !isImageAlone { title.height = titleFont.lineHeight.rounded(.up) }
    let insets = contentEdgeInsets
    let (room, leastWidth): (CGFloat, CGFloat) = insets == .zero && !isImageAlone ? (12, 30) : (0, 0)
    return CGSize(
      width: max(leastWidth, image.width + title.width + insets.left + insets.right),
      height: max(image.height, title.height + room) + insets.top + insets.bottom)
  }

  private var titleSize: CGSize {
    !hasTitle ? .zero : label?.sizeThatFits(.zero) ?? .zero
  }

  private var titleFont: UIFont { label?.font ?? .systemFont(ofSize: type == .system ? 15 : 18) }

  /// The size that suits title and picture.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Those of the title; without a title the edges.
  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    guard hasTitle, let label else { return (0, 0) }
    let size = bounds.height > 0 ? bounds.size : sizeThatFits(.zero)
    let place = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
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

  /// Whether a finger is on the button; a system button fades meanwhile.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { showPress() } }
  }
  /// Whether the button is chosen.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { showContent() } }
  }
  /// Whether the button takes touches.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { showContent() } }
  }

  /// Takes over the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  /// Keeps a single tap from recognizers of superviews.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The title, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (type == .close ? "Close" : currentTitle) }
    set { super.accessibilityLabel = newValue }
  }

  /// What the button is, and whether it is chosen or can't be used.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.adding(state) }
    set { super.accessibilityTraits = newValue }
  }

  override var touchUpInsideEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  private func become(_ newType: ButtonType) {
    type = newType
    guard newType == .close else { return }
    let mark = CloseMark()
    closeMark = mark
    addSubview(mark)
    sizeToFit()
  }

  private func showContent() {
    if let title = currentAttributedTitle {
      titleLabel?.textColor = shownTitleColor
      titleLabel?.attributedText = title
    } else if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = shownTitleColor
    } else {
      label?.text = nil
    }
    if label != nil || currentTitleShadowColor != nil { titleLabel?.shadowColor = currentTitleShadowColor }
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
    guard type != .custom else { return }
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
