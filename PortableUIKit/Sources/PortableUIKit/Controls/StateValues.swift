/// Values of a control for its states. States without a value use the value for `normal`.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// Returns the value for exactly this state, or the value for `normal`.
  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

  /// Returns the value for exactly this state.
  func ownValue(for state: UIControl.State) -> Value? { values[state] }

  /// Sets the value for exactly this state. `nil` removes it.
  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }
}
