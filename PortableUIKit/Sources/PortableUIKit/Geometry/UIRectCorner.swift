/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each member.
  public let rawValue: UInt

  /// The set with the given bits; bits without a meaning are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }

  /// The corner at the top right.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }

  /// The corner at the bottom left.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }

  /// The corner at the bottom right.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }

  /// All four corners.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: UInt.max) }
}
