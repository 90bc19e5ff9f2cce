/// What a layer shows outside of an animation's time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// The mode with a name; one that is unknown acts like `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end, the value at the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the value at the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The values at the beginning and at the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTimingFillMode {
  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
