/// The names of the standard timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String

  /// Creates a name. Only the names below have a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Progresses linearly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Starts quickly and ends slowly, as implicit animations do.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  /// The two inner control points of the curve.
  var controlPoints: (Float, Float, Float, Float)? {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: nil
    }
  }
}
