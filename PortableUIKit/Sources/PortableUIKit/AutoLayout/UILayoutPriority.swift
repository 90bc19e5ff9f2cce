/// The priority of a constraint, from 1 to 1000. Constraints below 1000 can be broken in favor of those with
/// a higher priority.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number, 1...1000.
  public let rawValue: Float
  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of required constraints, 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which views resist compression of their content, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which views hug their content, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting`, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
