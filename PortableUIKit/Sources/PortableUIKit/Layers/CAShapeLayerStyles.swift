/// Which parts of an outline are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// A name; only those below mean something.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the outline goes around, all turns counted with their direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the outline goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// A name; only those below mean something.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square around the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// A name; only those below mean something.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Drawn out to a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
