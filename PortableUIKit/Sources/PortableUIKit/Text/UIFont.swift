import Foundation

/// The system font in a size and a weight.
///
/// Heights are those of the system font of iOS. Widths come from a table of the similar font Inter, so that
/// text has the same size on every machine, but not exactly the same as on iOS.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font, from −1 to 1; 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number, from −1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight with the given value. Values outside of −1...1 are treated as the nearest named
    /// weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The ultra-light weight, −0.8.
    public static let ultraLight = UIFont.Weight(rawValue: -0.8)
    /// The thin weight, −0.6.
    public static let thin = UIFont.Weight(rawValue: -0.6)
    /// The light weight, −0.4.
    public static let light = UIFont.Weight(rawValue: -0.4)
    /// The regular weight, 0.
    public static let regular = UIFont.Weight(rawValue: 0)
    /// The medium weight, 0.23.
    public static let medium = UIFont.Weight(rawValue: 0.23)
    /// The semibold weight, 0.3.
    public static let semibold = UIFont.Weight(rawValue: 0.3)
    /// The bold weight, 0.4.
    public static let bold = UIFont.Weight(rawValue: 0.4)
    /// The heavy weight, 0.56.
    public static let heavy = UIFont.Weight(rawValue: 0.56)
    /// The black weight, 0.62.
    public static let black = UIFont.Weight(rawValue: 0.62)
  }

  /// A purpose of text. Each style has a weight and, at the default text size, the given font size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates the style with the given name. Unknown names look like `body`.
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
  /// The style with which the font was requested; `nil` for fonts of an explicit size.
  let textStyle: UIFont.TextStyle?
  private let size: CGFloat
  /// The name with which the font was created; `nil` for the system font.
  private let givenName: String?

  init(
    size: CGFloat, weight: UIFont.Weight, hasEqualDigits: Bool = false, textStyle: UIFont.TextStyle? = nil,
    name: String? = nil
  ) {
    givenName = name
    self.size = size.isFinite ? max(0, size) : 0
    self.weight = weight
    self.hasEqualDigits = hasEqualDigits
    self.textStyle = textStyle
    super.init()
  }

  /// Returns the font for a text style at the user's preferred text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style at the text size of the traits. If it's unspecified, the user's
  /// preferred text size is used.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = Timeline.current.deviceTraits.preferredContentSizeCategory }
    return UIFont(
      size: style.size(at: category), weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  /// Returns the system font in the given size, in points. A size that isn't a positive number is treated as
  /// 0.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// Returns the bold system font in the given size, in points. A size that isn't a positive number is
  /// treated as 0.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns the system font in the given size, in points, and weight. A size that isn't a positive number is
  /// treated as 0.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system font with digits of equal width, in the given size, in points, and weight. A size
  /// that isn't a positive number is treated as 0.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasEqualDigits: true)
  }

  /// The standard size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The standard size of buttons, 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of text, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The name of the font, which for the system font is a name such as ".SFUI-Semibold".
  open var fontName: String { givenName ?? ".SFUI-\(weight.nearestName)" }

  /// The size of the font, in points.
  open var pointSize: CGFloat { size }

  /// The height of the font above the baseline, in points.
  open var ascender: CGFloat { size * 0.9521484375 }

  /// The depth of the font below the baseline, in points, as a negative number.
  open var descender: CGFloat { size * -0.2412109375 }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { size * 0.70458984375 }

  /// The distance between baselines, in points: 1.193359375 times the font size.
  open var lineHeight: CGFloat { size * 1.193359375 }

  /// Returns the font in another size, in points. A size that isn't a positive number is treated as 0.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasEqualDigits: hasEqualDigits, name: givenName)
  }

  /// Returns whether the other object is a font of the same name, size, and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && weight == other.weight && hasEqualDigits == other.hasEqualDigits
      && givenName == other.givenName
  }

  /// A hash value; equal fonts have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
