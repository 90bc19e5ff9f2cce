/// Where a bar comes to rest: progresses to go to, each with the range of progress in which it applies.
///
/// Both ends belong to a range; where one ends and the next begins, the one that begins wins. Outside all
/// ranges nothing snaps.
package struct SnapTable: Equatable, Sendable {
  private struct Position: Equatable {
    let target, start, end: Double
  }

  /// In the order of their ranges.
  private var positions: [Position] = []

  /// A table without positions.
  package init() {}

  /// How many positions there are.
  package var count: Int { positions.count }

  /// What became of a new position.
  package enum Addition: Equatable, Sendable {
    /// It is in the table.
    case added
    /// Its range shares more than an end with another one, so it was left out.
    case overlaps
    /// It holds a number that is not finite, so it was left out.
    case isNoNumber
  }

  /// Adds a position. Target and range are clamped to 0...1, a range that runs backwards is turned round.
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

  /// Removes the position of exactly this range, clamped as in `add`; false if there is none.
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

  /// Where a bar of this progress should go; nil outside all ranges.
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
