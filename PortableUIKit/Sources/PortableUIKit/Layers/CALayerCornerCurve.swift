/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins gently, as that of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
