/// The progresses at which something has keyframes, in rising order and each once, and the easing from each
/// to the next.
struct KeyframeMarks: Equatable, Sendable {
  private(set) var progresses: [Double] = []
  private(set) var easings: [Easing] = []

  /// Where a progress lies among the marks.
  struct Position: Equatable {
    /// The mark at or below it; the first one if there is none below.
    var lower: Int
    /// How far it is on its way to the next mark, eased; 0 on a mark and outside of all.
    var fraction: Double
  }

  /// What became of a new mark.
  enum Change: Equatable {
    case inserted(Int)
    case replaced(Int)
  }

  /// Sets a mark, which takes the place of one at the same progress. Progress is clamped to 0...1; nil if it
  /// is no number.
  mutating func set(_ progress: Double, easing: Easing) -> Change? {
    guard !progress.isNaN else { return nil }
    let progress = min(1, max(0, progress))
    let index = count(upTo: progress)
    if index > 0, progresses[index - 1] == progress {
      easings[index - 1] = easing
      return .replaced(index - 1)
    }
    progresses.insert(progress, at: index)
    easings.insert(easing, at: index)
    return .inserted(index)
  }

  /// Removes the mark at exactly this progress, clamped to 0...1; answers its index, nil if there is none.
  mutating func remove(_ progress: Double) -> Int? {
    let progress = min(1, max(0, progress))
    let index = count(upTo: progress) - 1
    guard index >= 0, progresses[index] == progress else { return nil }
    progresses.remove(at: index)
    easings.remove(at: index)
    return index
  }

  /// Where `progress` lies; nil without marks or for NaN.
  func position(of progress: Double) -> Position? {
    guard !progresses.isEmpty, !progress.isNaN else { return nil }
    let lower = count(upTo: progress) - 1
    guard lower >= 0 else { return Position(lower: 0, fraction: 0) }
    guard lower + 1 < progresses.count else { return Position(lower: lower, fraction: 0) }
    let start = progresses[lower]
    let fraction = (progress - start) / (progresses[lower + 1] - start)
    return Position(lower: lower, fraction: easings[lower].value(at: fraction))
  }

  /// How many marks are not above `progress`: halves the list until it is found.
  private func count(upTo progress: Double) -> Int {
    var low = 0
    var high = progresses.count
    while low < high {
      let middle = (low + high) / 2
      if progresses[middle] <= progress { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
