/// Ranges of progress in which a condition applies, for example that a set of constraints is active.
///
/// A range includes both ends. If one range ends where another begins, only the one that begins contains that
/// progress, so that both never apply at the same time.
package struct ProgressRanges: Equatable, Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var isEndOpen: [Bool] = []

  /// Creates an empty collection of ranges.
  package init() {}

  /// The number of ranges.
  package var count: Int { starts.count }

  /// Adds a range. The range is clamped to 0...1, and the ends of a reversed range are swapped.
  ///
  /// - Returns: The index of the range, or `nil` if an end is NaN.
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

  /// Returns whether the range at `index` contains `progress`. Indices that weren't returned by `add` are a
  /// programmer error.
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
