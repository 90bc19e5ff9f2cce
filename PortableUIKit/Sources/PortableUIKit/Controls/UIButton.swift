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

  /// The place for title and picture in the given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

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
    closeMark?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The size of title and image with `contentEdgeInsets`.
  ///
  /// Without insets a title has 6 points above and below, and the button is at least 30 points wide. An image alone
  /// has no room around it. A button with neither is as high as one with a line of text [T].
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if type == .close { return CGSize(width: CloseMark.size, height: CloseMark.size) }
    let image = currentImage?.size ?? .zero
    let isImageAlone = currentImage != nil && currentTitle == nil
    var title = titleSize
    if currentTitle == nil, !isImageAlone { title.height = titleFont.lineHeight.rounded(.up) }
    let insets = contentEdgeInsets
    let (room, leastWidth): (CGFloat, CGFloat) = insets == .zero && !isImageAlone ? (12, 30) : (0, 0)
    return CGSize(
      width: max(leastWidth, image.width + title.width + insets.left + insets.right),
      height: max(image.height, title.height + room) + insets.top + insets.bottom)
  }

  private var titleSize: CGSize {
    currentTitle == nil ? .zero : label?.sizeThatFits(.zero) ?? .zero
  }

  private var titleFont: UIFont { label?.font ?? .systemFont(ofSize: type == .system ? 15 : 18) }

  /// The size that suits title and picture.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Those of the title; without a title the edges.
  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    guard currentTitle != nil, let label else { return (0, 0) }
    let size = bounds.height > 0 ? bounds.size : sizeThatFits(.zero)
    let place = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    let insets = label.baselineInsets
    return (place.minY + insets.first, size.height - place.maxY + insets.last)
  }

  private func arrangement(in rect: CGRect) -> ButtonArrangement {
    ButtonArrangement(
      content: rect, titleSize: titleSize, imageSize: currentImage?.size ?? .zero,
      alignment: contentHorizontalAlignment,
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
    if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = shownTitleColor
    } else {
      label?.text = nil
    }
    if let image = currentImage { imageView?.image = image } else { picture?.image = nil }
    contentDidChangeSize()
  }

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
