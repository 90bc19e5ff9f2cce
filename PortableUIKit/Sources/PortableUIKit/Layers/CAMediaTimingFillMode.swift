/// The value that a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a fill mode with the given name. An unknown name acts like `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shows the end value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the start value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the start value before the start and the end value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Shows the layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTimingFillMode {
  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
