/// How much a constraint matters, from 1 to 1000; constraints below 1000 give way to more important ones.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number, 1...1000.
  public let rawValue: Float
  /// The priority with that number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority with that number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must hold, 1000.
  public static let required = UILayoutPriority(1000)
  /// At which content resists being cut by default, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// At which views keep close to their content by default, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// At which a fitting size wants to be the target, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
