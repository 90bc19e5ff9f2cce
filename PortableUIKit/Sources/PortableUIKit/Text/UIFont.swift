import Foundation

/// The system's letters in a size and a weight.
///
/// Heights are those of iOS's system font. Widths come from a table of Inter's, which looks much like it, so that text
/// measures the same on every machine, though not quite the same as on iOS.
open class UIFont: NSObject, @unchecked Sendable {
  /// How thick letters are, from −1 to 1; 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The thickness, from −1 to 1.
    public let rawValue: CGFloat

    /// The weight of the given thickness; values outside −1...1 count as the nearest named weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// −0.8, the thinnest.
    public static let ultraLight = UIFont.Weight(rawValue: -0.8)
    /// −0.6.
    public static let thin = UIFont.Weight(rawValue: -0.6)
    /// −0.4.
    public static let light = UIFont.Weight(rawValue: -0.4)
    /// 0.
    public static let regular = UIFont.Weight(rawValue: 0)
    /// 0.23.
    public static let medium = UIFont.Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = UIFont.Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = UIFont.Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = UIFont.Weight(rawValue: 0.56)
    /// 0.62, the thickest.
    public static let black = UIFont.Weight(rawValue: 0.62)
  }

  /// What text is for; each purpose has a weight and, at the text size that devices come with, the given size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// The style of the given name; a name that UIKit lacks looks like `body`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points.
    public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  let weight: UIFont.Weight
  let hasEqualDigits: Bool
  /// The purpose that the font was asked for by; nil for fonts of a size of their own.
  let textStyle: UIFont.TextStyle?
  private let size: CGFloat

  init(
    size: CGFloat, weight: UIFont.Weight, hasEqualDigits: Bool = false, textStyle: UIFont.TextStyle? = nil
  ) {
    self.size = size.isFinite ? max(0, size) : 0
    self.weight = weight
    self.hasEqualDigits = hasEqualDigits
    self.textStyle = textStyle
    super.init()
  }

  /// The font for a purpose at the text size that the user has chosen.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a purpose at the text size that the traits give; where they give none the user's counts.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = Timeline.current.deviceTraits.preferredContentSizeCategory }
    return UIFont(
      size: style.size(at: category), weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  /// The system font of a size in points; a size that isn't a positive number counts as 0.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The bold system font of a size in points; a size that isn't a positive number counts as 0.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system font of a size in points and a weight; a size that isn't a positive number counts as 0.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system font with digits of one width; a size in points that isn't a positive number counts as 0.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasEqualDigits: true)
  }

  /// The font's name as iOS gives it to the system font, for instance ".SFUI-Semibold".
  open var fontName: String { ".SFUI-\(weight.nearestName)" }

  /// The size, in points.
  open var pointSize: CGFloat { size }

  /// How far letters reach above the baseline, in points.
  open var ascender: CGFloat { size * 0.9521484375 }

  /// How far letters reach below the baseline, in points, as a negative number.
  open var descender: CGFloat { size * -0.2412109375 }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { size * 0.70458984375 }

  /// The distance from one baseline to the next, in points: 1.193359375 times the size.
  open var lineHeight: CGFloat { size * 1.193359375 }

  /// The same font in another size in points; a size that isn't a positive number counts as 0.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasEqualDigits: hasEqualDigits)
  }

  /// Whether the other object is a font of the same size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && weight == other.weight && hasEqualDigits == other.hasEqualDigits
  }

  /// A number that equal fonts share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
