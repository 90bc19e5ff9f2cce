/// The status bar style that is readable on a header's background. See
/// `Documentation/Behavior/FlexibleHeader.md#status-bar-style`.
package enum InferredStatusBarStyle: Equatable, Sendable {
  /// The background is translucent, so the system decides.
  case automatic
  /// Light text, for a dark background.
  case light
  /// Dark text, for a light background.
  case dark

  /// The contrast that text must reach to be legible, from the Web Content Accessibility Guidelines 2.
  package static let legibleContrast = 4.5

  /// Creates the style for a background of sRGB components, each 0...1.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    guard alpha >= 1 else {
      self = .automatic
      return
    }
    let luminance = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    let contrastOfWhite = 1.05 / (luminance + 0.05)
    self = contrastOfWhite >= Self.legibleContrast ? .light : .dark
  }

  /// Returns the linear light of an sRGB component, 0...1.
  private static func linear(_ component: Double) -> Double {
    let component = min(1, max(0, component))
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // The guidelines require base to the power of 2.4 = base² × the fifth root of base². The engine imports no math library, so
    // Newton's method computes the root.
    let square = base * base
    var root = 1.0
    for _ in 0..<20 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
