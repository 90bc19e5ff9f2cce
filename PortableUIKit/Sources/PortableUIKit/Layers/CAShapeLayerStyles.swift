/// The rule that determines which parts are inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a rule with the given name. Only the names below have a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points around which the path turns a nonzero number of times, counting directions, are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points around which the path turns an odd number of times are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a style with the given name. Only the names below have a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Extended by a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Extended by half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The style of line corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a style with the given name. Only the names below have a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Extended to a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
