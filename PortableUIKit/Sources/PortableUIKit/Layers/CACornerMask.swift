/// A set of corners of a layer, named by their position in the layer's coordinates.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set, one for each corner.
  public let rawValue: UInt

  /// Creates a set with the given bits. Unknown bits are kept and have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the minimum x and y.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 0) }
  /// The corner with the maximum x and the minimum y.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 1) }
  /// The corner with the minimum x and the maximum y.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 2) }
  /// The corner with the maximum x and y.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 3) }

  static var all: CACornerMask { CACornerMask(rawValue: 0b1111) }
}
