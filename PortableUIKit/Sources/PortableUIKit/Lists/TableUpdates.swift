import Foundation

/// A group of changes of a table, and how what comes and goes is to be seen.
struct TableUpdates {
  var list = ListUpdates()
  /// By places before the changes.
  var goingRows: [ListPosition: UITableView.RowAnimation] = [:]
  var goingSections: [Int: UITableView.RowAnimation] = [:]
  /// By places after the changes.
  var comingRows: [ListPosition: UITableView.RowAnimation] = [:]
  var comingSections: [Int: UITableView.RowAnimation] = [:]

  mutating func insertRows(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    for position in paths.map(ListPosition.init) {
      list.insertedRows.insert(position)
      comingRows[position] = animation
    }
  }

  mutating func deleteRows(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    for position in paths.map(ListPosition.init) {
      list.deletedRows.insert(position)
      goingRows[position] = animation
    }
  }

  mutating func reloadRows(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    for position in paths.map(ListPosition.init) {
      list.reloadedRows.insert(position)
      goingRows[position] = animation
    }
  }

  mutating func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections {
      list.insertedSections.insert(section)
      comingSections[section] = animation
    }
  }

  mutating func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections {
      list.deletedSections.insert(section)
      goingSections[section] = animation
    }
  }

  mutating func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections {
      list.reloadedSections.insert(section)
      goingSections[section] = animation
    }
  }

  /// How a row that is gone goes, by where it was.
  func exit(of position: ListPosition) -> UITableView.RowAnimation {
    goingRows[position] ?? goingSections[position.section] ?? .automatic
  }

  /// How a row that is new comes, by where it is.
  func entrance(of position: ListPosition, in map: ListUpdateMap) -> UITableView.RowAnimation {
    if let own = comingRows[position] ?? comingSections[position.section] { return own }
    if let former = map.origin(of: position), let own = goingRows[former] { return own }
    return map.formerSections[position.section].flatMap { goingSections[$0] } ?? .automatic
  }
}
