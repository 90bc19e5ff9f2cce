extension UILayoutPriority {
  /// A priority that is greater by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// A priority that is less by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
  /// Makes a priority greater by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Makes a priority less by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
