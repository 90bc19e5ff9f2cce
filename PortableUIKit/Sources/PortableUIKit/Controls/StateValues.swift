/// Values of a control by its conditions; the value for `normal` stands in for those that were not given.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value under exactly these conditions, else that for `normal`.
  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

  /// The value given for exactly these conditions.
  func ownValue(for state: UIControl.State) -> Value? { values[state] }

  /// Nil takes the value back.
  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }
}
