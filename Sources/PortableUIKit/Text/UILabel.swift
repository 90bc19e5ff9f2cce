import Foundation

/// A view that shows text in one font and colour, in the middle of its height.
///
/// Text measures the same on every machine: its width comes from a table of character widths, its height is
/// the number of lines times the font's line height.
@MainActor open class UILabel: UIView {
  /// A label without text that takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    contentMode = .redraw
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// What is shown; nil and an empty text show nothing. Nil unless set.
  open var text: String? {
    didSet { contentDidChange() }
  }

  /// The letters; 17 points of the system font unless set, and again when set to nil.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      contentDidChange()
    }
  }
  private var storedFont = UILabel.defaultFont
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  /// The colour of the letters; `UIColor.label` unless set, and again when set to nil.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
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

  /// The text, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

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
    TextContent(
      text: text ?? "", font: storedFont, color: storedTextColor, alignment: textAlignment,
      lineBreakMode: lineBreakMode, maximumLines: max(0, numberOfLines))
  }

  private func contentDidChange() {
    layer.contents = content
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    // What lies above a pixel by less than this is a rounding error of the sum.
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.0001).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }
}
