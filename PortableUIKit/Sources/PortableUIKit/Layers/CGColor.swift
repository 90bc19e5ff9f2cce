import Foundation

/// A colour as numbers: a grey or red, green and blue, each with an alpha.
// Never changes after its initializer. An open class can't be checked for that; UIKit's is marked in the same way.
open class CGColor: Hashable, @unchecked Sendable {
  /// What the numbers mean; colours of different models are never equal.
  enum Model: Hashable {
    case gray, rgb
  }

  let model: Model
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  private let opacity: CGFloat

  /// A colour of three parts, 0...1 each; parts outside stay as they are, alpha is brought into 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    model = .rgb
    self.red = red
    self.green = green
    self.blue = blue
    opacity = max(0, min(1, alpha))
  }

  /// A grey from 0 (black) to 1 (white); values outside stay as they are, alpha is brought into 0...1.
  public init(gray: CGFloat, alpha: CGFloat) {
    model = .gray
    red = gray
    green = gray
    blue = gray
    opacity = max(0, min(1, alpha))
  }

  /// How opaque the colour is, 0...1.
  public var alpha: CGFloat { opacity }

  /// The numbers with alpha last: two for a grey, four for a colour of three parts; never nil here.
  public var components: [CGFloat]? {
    switch model {
    case .gray: [red, alpha]
    case .rgb: [red, green, blue, alpha]
    }
  }

  /// How many numbers `components` has.
  public var numberOfComponents: Int { model == .gray ? 2 : 4 }

  /// The same colour with another alpha, which is brought into 0...1; never nil here.
  public func copy(alpha: CGFloat) -> CGColor? {
    replacing(alpha: alpha)
  }

  /// Two colours are equal when they are of the same model and have the same numbers.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || lhs.model == rhs.model && lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
        && lhs.alpha == rhs.alpha
  }

  /// Feeds the model and the numbers into `hasher`.
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
    }
  }

  /// The colour a share of the way to another, 0...1; used by animations.
  final func interpolated(to other: CGColor, fraction: CGFloat) -> CGColor {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    let alpha = mix(alpha, other.alpha)
    if model == .gray, other.model == .gray { return CGColor(gray: mix(red, other.red), alpha: alpha) }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
