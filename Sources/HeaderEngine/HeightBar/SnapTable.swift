/// The snap positions of a bar, each with the range of progress in which it applies.
///
/// A range includes both ends. If one range ends where another begins, the one that begins there applies.
/// Outside all ranges, no position applies.
package struct SnapTable: Equatable, Sendable {
  private struct Position: Equatable {
    let target, start, end: Double

    init(_ target: Double, from start: Double, to end: Double) {
      func clamp(_ progress: Double) -> Double { min(1, max(0, progress)) }
      let (first, second) = (clamp(start), clamp(end))
      self.target = clamp(target)
      self.start = min(first, second)
      self.end = max(first, second)
    }

    var range: (Double, Double) { (start, end) }

    func overlaps(_ other: Position) -> Bool {
      range == other.range || (start < other.end && other.start < end)
    }
  }

  /// The positions, sorted by range.
  private var positions: [Position] = []

  package init() {}

  package enum Addition: Equatable, Sendable {
    case added
    /// The range of the position shares more than an end with another range. The position was ignored.
    case overlaps
    /// The position has a number that isn't finite. The position was ignored.
    case isNotFinite
  }

  /// Adds a position. Target and range are clamped to 0...1, and the ends of a reversed range are swapped.
  package mutating func add(_ target: Double, from start: Double, to end: Double) -> Addition {
    guard target.isFinite, start.isFinite, end.isFinite else { return .isNotFinite }
    let new = Position(target, from: start, to: end)
    guard !positions.contains(where: { $0.overlaps(new) }) else { return .overlaps }
    positions.insert(new, at: positions.firstIndex { $0.range > new.range } ?? positions.count)
    return .added
  }

  /// Removes the position with exactly this range, clamped as in `add`. Returns `false` if there is none.
  @discardableResult
  package mutating func remove(from start: Double, to end: Double) -> Bool {
    let range = Position(0, from: start, to: end).range
    guard let index = positions.firstIndex(where: { $0.range == range }) else { return false }
    positions.remove(at: index)
    return true
  }

  /// Returns the progress to which a bar at this progress moves, or `nil` outside all ranges.
  package func target(for progress: Double) -> Double? {
    guard let position = positions.last(where: { $0.start <= progress }) else { return nil }
    return progress <= position.end ? position.target : nil
  }
}
