import Foundation

/// The indexes of a row or item.
struct ListPosition: Hashable, Comparable {
  let section: Int
  let row: Int

  static func < (first: ListPosition, second: ListPosition) -> Bool {
    first.section == second.section ? first.row < second.row : first.section < second.section
  }
}

/// The requested changes between two states of a list.
///
/// Deleted, moved, and reloaded elements are identified by their position before the changes, inserted ones
/// by their position after them.
struct ListUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  /// The moved sections: positions after the changes by positions before them.
  var movedSections: [Int: Int] = [:]
  var deletedRows: Set<ListPosition> = []
  var insertedRows: Set<ListPosition> = []
  var reloadedRows: Set<ListPosition> = []
  /// The moved rows: positions after the changes by positions before them.
  var movedRows: [ListPosition: ListPosition] = [:]
}

/// An error for changes that are inconsistent with the old and new counts.
struct ListUpdateError: Error, Equatable {
  let message: String
}

/// The mapping of rows and sections between the states before and after a change of a list.
struct ListUpdateMap {
  let counts: [Int]
  /// The new index of each section by its old index, or `nil` if it was deleted.
  private(set) var sections: [Int?]
  /// The old index of each section by its new index, or `nil` if it is new.
  private(set) var formerSections: [Int?]
  /// The new indexes of reloaded sections.
  private(set) var reloadedSections: Set<Int> = []
  /// The new positions of reloaded rows.
  private(set) var reloadedRows: Set<ListPosition> = []
  private var targets: [[ListPosition?]]
  private var origins: [[ListPosition?]]

  /// Creates the mapping for changes. Throws an error if they are inconsistent.
  init(_ updates: ListUpdates, from old: [Int], to new: [Int]) throws(ListUpdateError) {
    counts = new
    sections = Array(repeating: nil, count: old.count)
    formerSections = Array(repeating: nil, count: new.count)
    targets = old.map { Array(repeating: nil, count: $0) }
    origins = new.map { Array(repeating: nil, count: $0) }
    try Self.checkSections(updates, old.count, new.count)
    mapSections(updates)
    try checkRows(updates, old)
    for section in old.indices { try mapRows(updates, of: section, count: old[section]) }
    for (from, to) in updates.movedRows { link(from, to) }
  }

  /// Returns the new position of a row, or `nil` if it was deleted or its section was reloaded.
  func target(of position: ListPosition) -> ListPosition? {
    guard targets.indices.contains(position.section),
      targets[position.section].indices.contains(position.row)
    else { return nil }
    return targets[position.section][position.row]
  }

  /// Returns the old position of a row, or `nil` if it is new or its section was reloaded.
  func origin(of position: ListPosition) -> ListPosition? { origins[position.section][position.row] }

  private mutating func link(_ from: ListPosition, _ to: ListPosition) {
    targets[from.section][from.row] = to
    origins[to.section][to.row] = from
  }

  // MARK: - Sections

  private static func checkSections(
    _ updates: ListUpdates, _ old: Int, _ new: Int
  ) throws(ListUpdateError) {
    let before = updates.deletedSections.union(updates.reloadedSections).union(updates.movedSections.keys)
    if let section = before.first(where: { !(0..<old).contains($0) }) {
      throw ListUpdateError(message: "there was no section \(section) to change: there were \(old) sections")
    }
    let after = updates.insertedSections.union(updates.movedSections.values)
    if let section = after.first(where: { !(0..<new).contains($0) }) {
      throw ListUpdateError(message: "section \(section) can't come: there are \(new) sections afterwards")
    }
    let (gone, come) = (updates.deletedSections.count, updates.insertedSections.count)
    guard old - gone + come == new else {
      throw ListUpdateError(
        message: "the numbers of sections don't match: \(old) before, less \(gone) deleted, plus \(come) "
          + "inserted make \(old - gone + come), but the data source has \(new)")
    }
  }

  private mutating func mapSections(_ updates: ListUpdates) {
    let gone = updates.deletedSections.union(updates.movedSections.keys)
    let taken = updates.insertedSections.union(updates.movedSections.values)
    var free = formerSections.indices.filter { !taken.contains($0) }.makeIterator()
    for section in sections.indices where !gone.contains(section) { sections[section] = free.next() }
    for (from, to) in updates.movedSections where !updates.deletedSections.contains(from) {
      sections[from] = to
    }
    for (section, target) in sections.enumerated() {
      guard let target else { continue }
      formerSections[target] = section
      if updates.reloadedSections.contains(section) { reloadedSections.insert(target) }
    }
  }

  // MARK: - Rows

  private func checkRows(_ updates: ListUpdates, _ old: [Int]) throws(ListUpdateError) {
    let before = updates.deletedRows.union(updates.reloadedRows).union(updates.movedRows.keys)
    for position in before.sorted() {
      guard old.indices.contains(position.section), (0..<old[position.section]).contains(position.row) else {
        throw ListUpdateError(
          message: "there was no row \(position.row) in section \(position.section) to change: there were "
            + "\(old.indices.contains(position.section) ? old[position.section] : 0) rows")
      }
    }
    for position in updates.insertedRows.union(updates.movedRows.values).sorted() {
      let section = position.section
      guard counts.indices.contains(section), (0..<counts[section]).contains(position.row) else {
        throw ListUpdateError(
          message: "row \(position.row) can't come to section \(section): there are "
            + "\(counts.indices.contains(section) ? counts[section] : 0) rows afterwards")
      }
    }
    if let position = updates.deletedRows.intersection(updates.reloadedRows).min() {
      throw ListUpdateError(
        message: "row \(position.row) in section \(position.section) can't be deleted and reloaded at once")
    }
  }

  private mutating func mapRows(
    _ updates: ListUpdates, of section: Int, count: Int
  ) throws(ListUpdateError) {
    guard let target = sections[section], !reloadedSections.contains(target) else { return }
    func rows(_ positions: some Sequence<ListPosition>, in section: Int) -> Set<Int> {
      Set(positions.lazy.filter { $0.section == section }.map(\.row))
    }
    let deleted = rows(updates.deletedRows, in: section)
    let left = rows(updates.movedRows.keys, in: section)
    let inserted = rows(updates.insertedRows, in: target)
    let arrived = rows(updates.movedRows.values, in: target)
    let (gone, taken) = (deleted.union(left), inserted.union(arrived))
    let expected = count - gone.count + taken.count
    guard expected == counts[target] else {
      throw ListUpdateError(
        message: "the numbers of rows in section \(target) don't match: \(count) before, less "
          + "\(deleted.count) deleted and \(left.count) moved away, plus \(inserted.count) inserted and "
          + "\(arrived.count) moved here make \(expected), but the data source has \(counts[target])")
    }
    var free = 0
    for row in 0..<count where !gone.contains(row) {
      while taken.contains(free) { free += 1 }
      let (from, to) = (ListPosition(section: section, row: row), ListPosition(section: target, row: free))
      link(from, to)
      if updates.reloadedRows.contains(from) { reloadedRows.insert(to) }
      free += 1
    }
  }
}
