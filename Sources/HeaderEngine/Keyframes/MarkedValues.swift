/// Keyframe marks and the value at each of them.
struct MarkedValues<Value: Equatable & Sendable>: Equatable, Sendable {
  private(set) var marks = KeyframeMarks()
  private(set) var values: [Value] = []

  /// Sets the value at `progress`, replacing an existing one.
  ///
  /// - Returns: `false`, without a change, if the progress isn't finite.
  mutating func set(_ value: Value, at progress: Double, easing: KeyframeEasing) -> Bool {
    switch marks.set(progress, easing: easing) {
    case .inserted(let index): values.insert(value, at: index)
    case .replaced(let index): values[index] = value
    case nil: return false
    }
    return true
  }

  /// Removes the value at exactly this progress.
  ///
  /// - Returns: `false` if there is none.
  mutating func remove(at progress: Double) -> Bool {
    guard let index = marks.remove(progress) else { return false }
    values.remove(at: index)
    return true
  }
}
