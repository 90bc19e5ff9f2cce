/// Ranges of progress in which something holds, for instance a set of constraints.
///
/// Both ends belong to a range; but where one ends and another begins only the one that begins holds, so that
/// the two never hold together.
package struct ProgressRanges: Equatable, Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var isEndOpen: [Bool] = []

  /// No ranges.
  package init() {}

  /// How many ranges there are.
  package var count: Int { starts.count }

  /// Adds a range, clamped to 0...1 and turned round if it runs backwards; answers its index, nil where a
  /// number is NaN.
  package mutating func add(from start: Double, to end: Double) -> Int? {
    guard !start.isNaN, !end.isNaN else { return nil }
    let first = min(1, max(0, start))
    let second = min(1, max(0, end))
    starts.append(min(first, second))
    ends.append(max(first, second))
    isEndOpen.append(false)
    for index in ends.indices { isEndOpen[index] = isOpen(index) }
    return starts.count - 1
  }

  /// Whether the range at `index` holds at `progress`. Indices that `add` did not answer are the caller's
  /// error.
  package func holds(_ index: Int, at progress: Double) -> Bool {
    guard progress >= starts[index] else { return false }
    return isEndOpen[index] ? progress < ends[index] : progress <= ends[index]
  }

  private func isOpen(_ index: Int) -> Bool {
    for other in starts.indices where other != index && starts[other] == ends[index] {
      if starts[index] < ends[index] { return true }
    }
    return false
  }
}
