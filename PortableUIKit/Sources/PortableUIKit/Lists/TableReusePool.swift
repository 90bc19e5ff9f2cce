import Foundation

/// Cells, headers and footers that are out of view and wait to be used again.
@MainActor struct TableReusePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]

  /// Takes a cell back; one without identifier is not kept.
  mutating func add(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func take(withIdentifier identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  /// Takes a header or footer back; one without identifier is not kept.
  mutating func add(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    sectionViews[identifier, default: []].append(view)
  }

  mutating func takeSectionView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    sectionViews[identifier]?.popLast()
  }

  /// How many cells wait.
  var cellCount: Int { cells.values.reduce(0) { $0 + $1.count } }

  /// Whether a cell waits.
  func contains(_ cell: UITableViewCell) -> Bool {
    cells.values.contains { $0.contains { $0 === cell } }
  }
}
