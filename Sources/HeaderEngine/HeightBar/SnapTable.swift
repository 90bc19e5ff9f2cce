/// The snap positions of a bar, each with the range of progress in which it applies.
///
/// A range includes both ends. If one range ends where another begins, the one that begins there applies.
/// Outside all ranges, no position applies.
package struct SnapTable: Equatable, Sendable {
  private struct Position: Equatable {
    let target, start, end: Double
  }

  /// The positions, sorted by range.
  private var positions: [Position] = []

  /// Creates a table without positions.
  package init() {}

  /// The number of positions.
  package var count: Int { positions.count }

  /// The result of adding a position.
  package enum Addition: Equatable, Sendable {
    /// The position was added.
    case added
    /// The range of the position shares more than an end with another range. The position was ignored.
    case overlaps
    /// The position has a number that isn't finite. The position was ignored.
    case isNoNumber
  }

  /// Adds a position. Target and range are clamped to 0...1, and the ends of a reversed range are swapped.
  package mutating func add(_ target: Double, from start: Double, to end: Double) -> Addition {
    guard target.isFinite, start.isFinite, end.isFinite else { return .isNoNumber }
    let (first, second) = (Self.clamp(start), Self.clamp(end))
    let new = Position(target: Self.clamp(target), start: min(first, second), end: max(first, second))
    for other in positions {
      let touches = new.start < other.end && other.start < new.end
      if touches || (new.start == other.start && new.end == other.end) { return .overlaps }
    }
    var index = positions.count
    while index > 0, Self.precedes(new, positions[index - 1]) { index -= 1 }
    positions.insert(new, at: index)
    return .added
  }

  /// Removes the position with exactly this range, clamped as in `add`. Returns `false` if there is none.
  @discardableResult
  package mutating func remove(from start: Double, to end: Double) -> Bool {
    let (first, second) = (Self.clamp(start), Self.clamp(end))
    for index in positions.indices
    where positions[index].start == min(first, second) && positions[index].end == max(first, second) {
      positions.remove(at: index)
      return true
    }
    return false
  }

  /// Returns the progress to which a bar at this progress moves, or `nil` outside all ranges.
  package func target(for progress: Double) -> Double? {
    var index = positions.count
    while index > 0 {
      index -= 1
      guard positions[index].start <= progress else { continue }
      return progress <= positions[index].end ? positions[index].target : nil
    }
    return nil
  }

  private static func precedes(_ first: Position, _ second: Position) -> Bool {
    first.start == second.start ? first.end < second.end : first.start < second.start
  }

  private static func clamp(_ progress: Double) -> Double { min(1, max(0, progress)) }
}
