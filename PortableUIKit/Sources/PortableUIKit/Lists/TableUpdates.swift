import Foundation

/// A group of changes of a table, with the animations of deleted and inserted rows.
struct TableUpdates {
  var list = ListUpdates()
  /// The animations of deleted rows, by positions before the changes.
  var goingRows: [ListPosition: UITableView.RowAnimation] = [:]
  var goingSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations of inserted rows, by positions after the changes.
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

  /// Returns the animation of a deleted row, by its old position.
  func exit(of position: ListPosition) -> UITableView.RowAnimation {
    goingRows[position] ?? goingSections[position.section] ?? .automatic
  }

  /// Returns the animation of an inserted row, by its new position.
  func entrance(of position: ListPosition, in map: ListUpdateMap) -> UITableView.RowAnimation {
    if let own = comingRows[position] ?? comingSections[position.section] { return own }
    if let former = map.origin(of: position), let own = goingRows[former] { return own }
    return map.formerSections[position.section].flatMap { goingSections[$0] } ?? .automatic
  }
}
