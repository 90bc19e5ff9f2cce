import Foundation

/// A color with a gray component or red, green, and blue components, and an alpha component.
// Immutable after initialization. The compiler can't check this for an open class; UIKit's class is marked
// the same way.
open class CGColor: Hashable, @unchecked Sendable {
  /// The meaning of the components. Colors of different models are never equal.
  enum Model: Hashable {
    case gray, rgb, pattern
  }

  let model: Model
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// The image with which a pattern color fills, or `nil` for other colors.
  let tile: UIImage?
  private let opacity: CGFloat

  /// Creates a color with red, green, and blue components, nominally 0...1. Components out of range are kept;
  /// alpha is clamped to 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    model = .rgb
    tile = nil
    self.red = red
    self.green = green
    self.blue = blue
    opacity = max(0, min(1, alpha))
  }

  /// Creates a gray color from 0 (black) to 1 (white). Values out of range are kept; alpha is clamped to
  /// 0...1.
  public init(gray: CGFloat, alpha: CGFloat) {
    model = .gray
    tile = nil
    red = gray
    green = gray
    blue = gray
    opacity = max(0, min(1, alpha))
  }

  /// Creates a color that fills with copies of an image. Its other components are those of black.
  init(tile: UIImage, alpha: CGFloat) {
    model = .pattern
    self.tile = tile
    (red, green, blue) = (0, 0, 0)
    opacity = max(0, min(1, alpha))
  }

  /// The alpha component, 0...1.
  public var alpha: CGFloat { opacity }

  /// The components, alpha last: two for a gray color, four for an RGB color, one for a pattern color. Never `nil` here.
  public var components: [CGFloat]? {
    switch model {
    case .gray: [red, alpha]
    case .rgb: [red, green, blue, alpha]
    case .pattern: [alpha]
    }
  }

  /// The number of elements in `components`.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns the color with another alpha component, which is clamped to 0...1. Never `nil` here.
  public func copy(alpha: CGFloat) -> CGColor? {
    replacing(alpha: alpha)
  }

  /// Returns whether two colors have the same model and the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || lhs.model == rhs.model && lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
        && lhs.alpha == rhs.alpha && lhs.tile === rhs.tile
  }

  /// Hashes the model and the components into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  final func replacing(alpha: CGFloat) -> CGColor {
    switch model {
    case .gray: CGColor(gray: red, alpha: alpha)
    case .rgb: CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern: tile.map { CGColor(tile: $0, alpha: alpha) } ?? self
    }
  }

  /// Returns the color at a fraction (0...1) of the way to another color. Used by animations.
  final func interpolated(to other: CGColor, fraction: CGFloat) -> CGColor {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    let alpha = mix(alpha, other.alpha)
    // A pattern isn't mixed: the new color is shown at once.
    if model == .pattern || other.model == .pattern { return other.replacing(alpha: alpha) }
    if model == .gray, other.model == .gray { return CGColor(gray: mix(red, other.red), alpha: alpha) }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
