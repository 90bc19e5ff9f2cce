import Foundation

// Class members that aren't meant to be overridden are declared in an extension.
extension UIColor {
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { MoreSystemColor.tertiaryLabel }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { MoreSystemColor.quaternaryLabel }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { MoreSystemColor.placeholderText }
  /// The color of links.
  public class var link: UIColor { MoreSystemColor.link }
  /// The color of opaque separator lines.
  public class var opaqueSeparator: UIColor { MoreSystemColor.opaqueSeparator }
  /// The background color of content on a `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { MoreSystemColor.tertiarySystemBackground }
  /// The background color of content on a `systemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    MoreSystemColor.secondarySystemGroupedBackground
  }
  /// The background color of content on a `secondarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    MoreSystemColor.tertiarySystemGroupedBackground
  }
  /// The second level of gray.
  public class var systemGray2: UIColor { MoreSystemColor.systemGray2 }
  /// The third level of gray.
  public class var systemGray3: UIColor { MoreSystemColor.systemGray3 }
  /// The fourth level of gray.
  public class var systemGray4: UIColor { MoreSystemColor.systemGray4 }
  /// The fifth level of gray.
  public class var systemGray5: UIColor { MoreSystemColor.systemGray5 }
  /// The sixth level of gray, close to the background color.
  public class var systemGray6: UIColor { MoreSystemColor.systemGray6 }
  /// A translucent fill color for thin shapes.
  public class var systemFill: UIColor { MoreSystemColor.systemFill }
  /// A translucent fill color for medium-size shapes.
  public class var secondarySystemFill: UIColor { MoreSystemColor.secondarySystemFill }
  /// A translucent fill color for large shapes.
  public class var tertiarySystemFill: UIColor { MoreSystemColor.tertiarySystemFill }
  /// A translucent fill color for large areas that contain other elements.
  public class var quaternarySystemFill: UIColor { MoreSystemColor.quaternarySystemFill }
  /// A brown.
  public class var systemBrown: UIColor { MoreSystemColor.systemBrown }
  /// A mint green.
  public class var systemMint: UIColor { MoreSystemColor.systemMint }
  /// A cyan.
  public class var systemCyan: UIColor { MoreSystemColor.systemCyan }

  /// Creates a color from Display P3 components, 0...1 each. Colors outside of sRGB get components outside of
  /// 0...1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -result : result
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249402 * r - 0.2249402 * g), green: encoded(-0.0420570 * r + 1.0420570 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }
}

/// The values of iOS 15.
private enum MoreSystemColor {
  static let tertiaryLabel = dynamic(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  static let quaternaryLabel = dynamic(light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16))
  static let placeholderText = dynamic(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  static let link = dynamic(light: rgb(0, 122, 255), dark: rgb(9, 132, 255))
  static let opaqueSeparator = dynamic(light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
  static let tertiarySystemBackground = dynamic(light: rgb(255, 255, 255), dark: rgb(44, 44, 46))
  static let secondarySystemGroupedBackground = dynamic(light: rgb(255, 255, 255), dark: rgb(28, 28, 30))
  static let tertiarySystemGroupedBackground = dynamic(light: rgb(242, 242, 247), dark: rgb(44, 44, 46))
  static let systemGray2 = dynamic(light: rgb(174, 174, 178), dark: rgb(99, 99, 102))
  static let systemGray3 = dynamic(light: rgb(199, 199, 204), dark: rgb(72, 72, 74))
  static let systemGray4 = dynamic(light: rgb(209, 209, 214), dark: rgb(58, 58, 60))
  static let systemGray5 = dynamic(light: rgb(229, 229, 234), dark: rgb(44, 44, 46))
  static let systemGray6 = dynamic(light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  static let systemFill = dynamic(light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36))
  static let secondarySystemFill = dynamic(light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
  static let tertiarySystemFill = dynamic(light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
  static let quaternarySystemFill = dynamic(light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
  static let systemBrown = dynamic(light: rgb(162, 132, 94), dark: rgb(172, 142, 104))
  static let systemMint = dynamic(light: rgb(0, 199, 190), dark: rgb(102, 212, 207))
  static let systemCyan = dynamic(light: rgb(50, 173, 230), dark: rgb(100, 210, 255))

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor
  {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
