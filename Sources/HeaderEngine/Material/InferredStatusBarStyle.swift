/// The status bar style that is readable on a header's background. See
/// `Documentation/Behavior/FlexibleHeader.md#status-bar-style`.
package enum InferredStatusBarStyle: Equatable, Sendable {
  /// Something shines through the background: the system may decide.
  case automatic
  /// Light text, for a dark background.
  case light
  /// Dark text, for a light background.
  case dark

  /// The contrast that text must reach to be legible, from the Web Content Accessibility Guidelines 2.
  package static let legibleContrast = 4.5

  /// The style for a background of sRGB components, each 0...1.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    guard alpha >= 1 else {
      self = .automatic
      return
    }
    let luminance = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    let contrastOfWhite = 1.05 / (luminance + 0.05)
    self = contrastOfWhite >= Self.legibleContrast ? .light : .dark
  }

  /// The light that an sRGB component stands for, 0...1.
  private static func linear(_ component: Double) -> Double {
    let component = min(1, max(0, component))
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // The guidelines ask for base to the power of 2.4 = base² × the fifth root of base². The engine imports no
    // mathematics, and Newton's method finds that root.
    let square = base * base
    var root = 1.0
    for _ in 0..<20 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
