@testable import PortableUIKit

/// SplitMix64: the same numbers in every run.
struct ListNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ end: Int) -> Int { Int.random(in: 0..<max(1, end), using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// Named rows in named sections, and random changes of them with what a program would tell a list about these.
struct ListModel {
  struct Section {
    var name: Int
    var rows: [Int]
  }

  private(set) var sections: [Section] = []
  private var lastName = 0

  /// One section with rows of these names.
  init(rows: [Int]) { sections = [Section(name: 0, rows: rows)] }

  init(numbers: inout ListNumbers, sections count: Int = 4, rows: Int = 12, firstName: Int = 1) {
    lastName = firstName
    sections = (0..<1 + numbers.below(count)).map { _ in
      Section(name: newName(), rows: (0..<numbers.below(rows)).map { _ in newName() })
    }
  }

  var names: Set<Int> { Set(sections.map(\.name) + sections.flatMap(\.rows)) }

  /// The name itself if something still has it.
  func survivor(_ name: Int) -> Int? { names.contains(name) ? name : nil }

  private mutating func newName() -> Int {
    lastName += 1
    return lastName
  }

  /// Changes sections and rows: some go, some move to other sections, some come.
  mutating func change(_ numbers: inout ListNumbers, sectionChance: Int = 15) -> ListUpdates {
    var updates = ListUpdates()
    for section in sections.indices where numbers.chance(sectionChance) {
      updates.deletedSections.insert(section)
    }
    var moving: [(from: ListPosition, name: Int)] = []
    var kept: [Section] = []
    for (section, content) in sections.enumerated() where !updates.deletedSections.contains(section) {
      var rows: [Int] = []
      for (row, name) in content.rows.enumerated() {
        let position = ListPosition(section: section, row: row)
        if numbers.chance(20) {
          updates.deletedRows.insert(position)
        } else if numbers.chance(10) {
          moving.append((position, name))
        } else {
          rows.append(name)
        }
      }
      kept.append(Section(name: content.name, rows: rows))
    }
    var new: Set<Int> = []
    if numbers.chance(2 * sectionChance) || kept.isEmpty {
      let section = Section(name: newName(), rows: (0..<numbers.below(5)).map { _ in newName() })
      new.insert(section.name)
      kept.insert(section, at: numbers.below(kept.count + 1))
    }
    // Moving rows go where rows are counted.
    let homes = kept.indices.filter { !new.contains(kept[$0].name) }
    if !homes.isEmpty {
      for row in moving {
        let home = homes[numbers.below(homes.count)]
        kept[home].rows.insert(row.name, at: numbers.below(kept[home].rows.count + 1))
      }
      for home in homes where numbers.chance(60) {
        let row = newName()
        new.insert(row)
        kept[home].rows.insert(row, at: numbers.below(kept[home].rows.count + 1))
      }
    } else {
      for row in moving { updates.deletedRows.insert(row.from) }
      moving = []
    }
    sections = kept
    for (index, section) in sections.enumerated() {
      if new.contains(section.name) { updates.insertedSections.insert(index) }
      for (row, name) in section.rows.enumerated() {
        let position = ListPosition(section: index, row: row)
        if new.contains(name) { updates.insertedRows.insert(position) }
        if let move = moving.first(where: { $0.name == name }) { updates.movedRows[move.from] = position }
      }
    }
    return updates
  }
}

extension UITableView {
  /// Tells the table about changes, as a program would.
  func tell(_ updates: ListUpdates, with animation: UITableView.RowAnimation = .automatic) {
    insertSections(IndexSet(updates.insertedSections), with: animation)
    insertRows(at: updates.insertedRows.map(\.indexPath), with: animation)
    deleteRows(at: updates.deletedRows.map(\.indexPath), with: animation)
    deleteSections(IndexSet(updates.deletedSections), with: animation)
    for (from, to) in updates.movedRows { moveRow(at: from.indexPath, to: to.indexPath) }
  }
}

extension UICollectionView {
  /// Tells the collection view about changes, as a program would.
  func tell(_ updates: ListUpdates) {
    insertSections(IndexSet(updates.insertedSections))
    insertItems(at: updates.insertedRows.map(\.indexPath))
    deleteItems(at: updates.deletedRows.map(\.indexPath))
    deleteSections(IndexSet(updates.deletedSections))
    for (from, to) in updates.movedRows { moveItem(at: from.indexPath, to: to.indexPath) }
  }
}
