/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The raw name.
  public let rawValue: String

  /// Creates a corner curve with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with gradually changing curvature, as used by app icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
