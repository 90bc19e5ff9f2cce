import Foundation

/// Cells that are out of view and wait to be used again.
@MainActor struct TableReusePool {
  private var cells: [String: [UITableViewCell]] = [:]

  /// Takes a cell back; one without identifier is not kept.
  mutating func add(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func take(withIdentifier identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }
}
