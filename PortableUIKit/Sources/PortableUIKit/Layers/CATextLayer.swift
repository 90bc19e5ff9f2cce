import Foundation

/// A layer that displays text from its top edge on. Changes of the text aren't animated here.
open class CATextLayer: CALayer {
  /// Creates a layer without text.
  public override init() { super.init() }

  /// Creates a copy of the given text layer. For other layer classes, only the properties of `CALayer` are copied.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) =
      (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, alignmentMode, truncationMode) =
      (other.isWrapped, other.alignmentMode, other.truncationMode)
  }

  /// The text, a `String` or an `NSAttributedString`. The default, `nil`, displays nothing.
  open var string: Any?
  /// The font of a plain text, a `UIFont` or a name. Its size isn't used. The default, `nil`, is the system font here.
  open var font: AnyObject?
  /// The font size of a plain text, in points. The default is 36.
  open var fontSize: CGFloat = 36
  /// The color of a plain text. The default is opaque white.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// A Boolean value that determines whether lines end at the width of the layer. The default is `false`.
  open var isWrapped = false
  /// The horizontal alignment of the lines. The default is `natural`.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// The place of the ellipsis in text that doesn't fit. The default is `none`.
  open var truncationMode: CATextLayerTruncationMode = .none

  final var content: TextContent? {
    let named = (font as? String ?? (font as? NSString)?.description).flatMap {
      UIFont(name: $0, size: fontSize)
    }
    let look = TextLook(
      font: (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize),
      color: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear)
    let text: StyledText
    switch string {
    case let plain as String: text = StyledText(plain, look: look)
    case let styled as NSAttributedString:
      text = StyledText(AttributedText(styled), look: look, change: { _ in })
    default: return nil
    }
    var content = TextContent(text: text)
    content.alignment = alignmentMode.alignment
    content.lineBreakMode = truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
    content.maximumLines = isWrapped ? 0 : 1
    return content
  }

  override func copyOfKnownClass() -> CALayer? {
    type(of: self) == CATextLayer.self ? CATextLayer(layer: self) : nil
  }
}

/// The horizontal alignments of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a mode with the given name. An unknown name acts like `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Aligned with the leading edge in the reading direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned with the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned with the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified, except for the last line.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// The places of the ellipsis in a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a mode with the given name. An unknown name acts like `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Without an ellipsis.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start of the last line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end of the last line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle of the last line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}
