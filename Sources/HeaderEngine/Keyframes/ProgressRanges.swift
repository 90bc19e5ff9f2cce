/// Ranges of progress in which a condition applies, for example that a set of constraints is active.
///
/// A range includes both ends. If one range ends where another begins, only the one that begins contains that
/// progress, so that both never apply at the same time.
package struct ProgressRanges: Equatable, Sendable {
  private struct Range: Equatable {
    let start, end: Double
    var isEndOpen = false
  }

  private var ranges: [Range] = []

  package init() {}

  /// Adds a range, clamped to 0...1, and returns its index, or `nil` if an end is NaN. The ends of a reversed range are swapped.
  package mutating func add(from start: Double, to end: Double) -> Int? {
    guard !start.isNaN, !end.isNaN else { return nil }
    let first = min(1, max(0, start))
    let second = min(1, max(0, end))
    ranges.append(Range(start: min(first, second), end: max(first, second)))
    let starts = ranges.map { $0.start }
    for index in ranges.indices {
      let range = ranges[index]
      ranges[index].isEndOpen = range.start < range.end && starts.contains(range.end)
    }
    return ranges.count - 1
  }

  /// Returns whether the range at `index` contains `progress`. Indices that weren't returned by `add` are a
  /// programmer error.
  package func holds(_ index: Int, at progress: Double) -> Bool {
    let range = ranges[index]
    guard progress >= range.start else { return false }
    return range.isEndOpen ? progress < range.end : progress <= range.end
  }
}
