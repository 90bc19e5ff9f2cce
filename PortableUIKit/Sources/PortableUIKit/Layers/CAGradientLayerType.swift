/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String

  /// Creates a type with the given name. Only the names below have a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards; the end point is the corner of the bounding box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, starting in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
