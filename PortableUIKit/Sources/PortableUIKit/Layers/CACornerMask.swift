/// Corners of a layer, named after where they lie in its coordinates.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits, one for each corner.
  public let rawValue: UInt

  /// A set with the given bits; unknown ones are kept and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and y.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 0) }
  /// The corner with the greatest x and the smallest y.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 1) }
  /// The corner with the smallest x and the greatest y.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 2) }
  /// The corner with the greatest x and y.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 3) }

  static var all: CACornerMask { CACornerMask(rawValue: 0b1111) }
}
