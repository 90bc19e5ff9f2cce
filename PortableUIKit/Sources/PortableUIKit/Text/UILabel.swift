import Foundation

/// A view that shows text in the middle of its height.
///
/// Text measures the same on every machine: its width comes from a table of character widths, its height is
/// the number of lines times the font's line height.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// A label without text that takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    contentMode = .redraw
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// What is shown; nil and an empty text show nothing. Nil unless set. Setting it drops the looks of
  /// `attributedText`.
  open var text: String? {
    get {
      ObservationRegistry.access(self, .text)
      return richText?.string ?? plainText
    }
    set {
      ObservationRegistry.willChange(self, .text)
      richText = nil
      plainText = newValue
      contentDidChange()
      ObservationRegistry.didChange(self, .text)
    }
  }
  private var plainText: String?
  private var richText: AttributedText? {
    didSet { laterLook = (nil, nil) }
  }
  /// What was set after the attributed text, for all of it.
  private var laterLook: (font: UIFont?, color: UIColor?)

  /// The text with looks of its parts: font, colour and, by its first character, paragraph style.
  ///
  /// Setting it also sets `font`, `textColor`, `textAlignment` and `lineBreakMode` to those of the first
  /// character, as far as it has them. Without looks of its own the text has the label's. What is got is what was
  /// set: a font or colour that was set later is not written into it.
  open var attributedText: NSAttributedString? {
    get { richText?.source ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      plainText = nil
      richText = newValue.map(AttributedText.init)
      if let richText { takeLook(of: richText) }
      contentDidChange()
    }
  }

  /// The letters; 17 points of the system font unless set, and again when set to nil. Setting it changes all of
  /// an attributed text.
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

  /// The colour of the letters; `UIColor.label` unless set, and again when set to nil. Setting it changes all of
  /// an attributed text.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      laterLook.color = storedTextColor
      contentDidChange()
    }
  }
  private var storedTextColor = UIColor.label

  /// Where lines stand from left to right; `natural` unless set.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentDidChange() }
  }

  /// What happens to text that is wider than the label; an ellipsis stands for its end unless set.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { contentDidChange() }
  }

  /// The largest number of lines; 0 and less for as many as fit into the height. 1 unless set.
  open var numberOfLines: Int = 1 {
    didSet { contentDidChange() }
  }

  /// The width in points at which `intrinsicContentSize` breaks lines; 0, the default, for the width that
  /// constraints give the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text in points, with lines broken at `preferredMaxLayoutWidth` where there may be several.
  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return sizeThatFits(.zero) }
    if preferredMaxLayoutWidth > 0 { return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0)) }
    let natural = sizeThatFits(.zero)
    guard let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: layoutWidth, height: 0)).height)
  }
  /// The width that constraints give the label, while its size is asked for.
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

  /// The colour of a copy of the text behind it; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet { contentDidChange() }
  }

  /// Where that copy lies, in points from the text; (0, -1) unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { contentDidChange() }
  }

  /// Whether a text of one line gets smaller letters when it is wider than the label; false unless set.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { contentDidChange() }
  }

  /// How small letters may become to fit, as a share of their size; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  /// Whether a font for a purpose follows the text size that the user chooses; false unless set.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { followTextSize() } }
  }

  /// Takes over the user's text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if adjustsFontForContentSizeCategory, traitCollection.preferredContentSizeCategory != old {
      followTextSize()
    }
  }

  /// The text, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Draws the text, above what a subclass has drawn, in the middle of the height; `rect` doesn't matter.
  open override func draw(_ rect: CGRect) { DrawingRecorder.current?.text = content }

  /// The place that text takes at the top left of `bounds`, in points, with at most so many lines (0: no limit).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var content = content
    content.maximumLines = max(0, numberOfLines)
    let size = roundedUp(content.layout(width: bounds.width, height: bounds.height).size)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// The size of the text in points, rounded up to pixels; the width of `size` matters when there may be several
  /// lines, and 0 means that it is not limited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    return roundedUp(content.layout(width: isLimited ? size.width : nil).size)
  }

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
    layer.contents = content
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    // What lies above a pixel by less than this is a rounding error of the sum.
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

  /// The label's own look, as an attributed text has it.
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
  /// The font for the same purpose at the text size of the traits; a font without purpose stays as it is.
  final func following(_ traits: UITraitCollection) -> UIFont {
    textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) } ?? self
  }
}
