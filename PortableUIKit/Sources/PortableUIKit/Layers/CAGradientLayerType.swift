/// How the colours of a gradient spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// A name; only those below mean something.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards, through the corner of the box that ends at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
