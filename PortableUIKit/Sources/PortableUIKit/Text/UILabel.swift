import Foundation

/// A view that displays text, centered vertically.
///
/// Text has the same size on every machine: its width comes from a table of character widths, and its height
/// is the number of lines times the line height of the font.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Creates a label without text. User interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    contentMode = .redraw
  }

  /// Not supported; always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The displayed text; `nil` and an empty string display nothing. The default is `nil`. Setting it discards
  /// the attributes of `attributedText`.
  open var text: String? {
    get {
      willGet(.text)
      return richText?.string ?? plainText
    }
    set {
      willSet(.text)
      richText = nil
      plainText = newValue
      contentDidChange()
      didSet(.text)
    }
  }
  private var plainText: String?
  private var richText: AttributedText? {
    didSet { laterLook = (nil, nil) }
  }
  /// The font and color that were set after the attributed text, for all of it.
  private var laterLook: (font: UIFont?, color: UIColor?)

  /// The text with attributes: font, color, and, for the first character, paragraph style.
  ///
  /// Setting it also sets `font`, `textColor`, `textAlignment` and `lineBreakMode` to the attributes of the
  /// first character, if present. Missing attributes are taken from the label. The getter returns the text
  /// that was set, without fonts or colors that were set later.
  open var attributedText: NSAttributedString? {
    get {
      willGet(.attributedText)
      return richText?.source ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) }
    }
    set {
      willSet(.attributedText)
      defer { didSet(.attributedText) }
      plainText = nil
      richText = newValue.map(AttributedText.init)
      if let richText { takeLook(of: richText) }
      contentDidChange()
    }
  }

  /// The font of the text. The default, also after setting `nil`, is the system font of 17 points. Setting it
  /// changes all of an attributed text.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      laterLook.font = storedFont
      contentDidChange()
    }
  }
  private var storedFont = UILabel.defaultFont
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  /// The color of the text. The default, also after setting `nil`, is `UIColor.label`. Setting it changes all
  /// of an attributed text.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      laterLook.color = storedTextColor
      contentDidChange()
    }
  }
  private var storedTextColor = UIColor.label

  /// The text alignment. The default is `natural`.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentDidChange() }
  }

  /// The handling of text that is wider than the label. The default is `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { contentDidChange() }
  }

  /// The maximum number of lines. With 0 or less, it's limited only by the height. The default is 1.
  open var numberOfLines: Int = 1 {
    didSet { contentDidChange() }
  }

  /// The width, in points, at which `intrinsicContentSize` breaks lines. The default, 0, uses the width given
  /// by constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text in points. If several lines are allowed, they are broken at
  /// `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return sizeThatFits(.zero) }
    if preferredMaxLayoutWidth > 0 { return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0)) }
    let natural = sizeThatFits(.zero)
    guard let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: layoutWidth, height: 0)).height)
  }
  /// The width given by constraints while the size is measured.
  private var layoutWidth: CGFloat?

  override func measureIntrinsicSize(forLayoutWidth width: CGFloat?) -> CGSize {
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  override var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    let height = bounds.height
    let layout = content.layout(width: bounds.width > 0 ? bounds.width : nil)
    let baselines = layout.baselines
    guard let first = baselines.first, let last = baselines.last else { return (0, 0) }
    let slack = height > 0 ? max(0, (height - layout.size.height) / 2) : 0
    return (slack + first, slack + layout.size.height - last)
  }

  /// The color of the text shadow. The default, `nil`, draws no shadow.
  open var shadowColor: UIColor? {
    didSet { contentDidChange() }
  }

  /// The offset of the text shadow, in points. The default is (0, -1).
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { contentDidChange() }
  }

  /// A Boolean value that determines whether the font of a single-line text is scaled down to fit the width
  /// of the label. The default is `false`.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { contentDidChange() }
  }

  /// The minimum scale of the font. The default, 0, means no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  /// A Boolean value that determines whether fonts for text styles follow the user's preferred text size. The
  /// default is `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      textSizes.forget()
      if adjustsFontForContentSizeCategory { followTextSize() }
    }
  }

  /// Updates the fonts for the user's preferred text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if adjustsFontForContentSizeCategory, traitCollection.preferredContentSizeCategory != old {
      followTextSize()
    }
  }

  /// The accessibility label; if none was set, the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Draws the text in front of the drawing of a subclass, centered vertically. `rect` is ignored.
  open override func draw(_ rect: CGRect) { DrawingRecorder.current?.text = content }

  /// Returns the rectangle of the text, aligned with the top left corner of `bounds`, in points, with at most
  /// the given number of lines (0 for no limit).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var content = content
    content.maximumLines = max(0, numberOfLines)
    let size = roundedUp(content.layout(width: bounds.width, height: bounds.height).size)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Returns the size of the text in points, rounded up to pixels. The width of `size` limits text of several
  /// lines; 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    return roundedUp(textSize(width: isLimited ? size.width : nil))
  }

  /// Returns the size of the text at a width (unlimited if `nil`), not rounded to pixels. The latest ones are kept,
  /// because layouts measure the same text again and again.
  private func textSize(width: CGFloat?) -> CGSize {
    let category = traitCollection.preferredContentSizeCategory
    if let size = textSizes.size(width: width, category: category) { return size }
    let size = content.layout(width: width).size
    textSizes.keep(size, width: width, category: category)
    return size
  }
  private var textSizes = TextSizeMemory()

  private var content: TextContent {
    let look = TextLook(font: storedFont, color: storedTextColor)
    var content = TextContent(
      text: richText.map { styled($0, look) } ?? StyledText(plainText ?? "", look: look),
      alignment: textAlignment, lineBreakMode: lineBreakMode, maximumLines: max(0, numberOfLines),
      lineSpacing: richText?.paragraphStyle?.lineSpacing ?? 0)
    if let shadowColor { content.shadow = (shadowColor, shadowOffset) }
    if adjustsFontSizeToFitWidth { content.smallestScale = min(1, max(0, minimumScaleFactor)) }
    return content
  }

  private func contentDidChange() {
    textSizes.forget()
    layer.contents = content
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    // Excesses below this value are rounding errors of the sum.
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.0001).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  private func styled(_ text: AttributedText, _ look: TextLook) -> StyledText {
    let traits = adjustsFontForContentSizeCategory ? traitCollection : nil
    return StyledText(text, look: look) { look in
      look.font = laterLook.font ?? traits.map(look.font.following) ?? look.font
      look.color = laterLook.color ?? look.color
    }
  }

  /// The label's own font, color, and paragraph style as attributes of an attributed string.
  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
  }

  private func takeLook(of text: AttributedText) {
    if let font = text.parts.first?.font { storedFont = font }
    if let color = text.parts.first?.color { storedTextColor = color }
    if let style = text.paragraphStyle {
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
  }

  private func followTextSize() {
    storedFont = storedFont.following(traitCollection)
    laterLook.font = laterLook.font?.following(traitCollection)
    contentDidChange()
  }
}

extension UIFont {
  /// Returns the font for the same text style at the text size of the traits. A font without a text style is
  /// returned unchanged.
  final func following(_ traits: UITraitCollection) -> UIFont {
    textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) } ?? self
  }
}
