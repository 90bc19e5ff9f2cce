import Foundation

/// Cells, headers, and footers that wait for reuse.
@MainActor struct TableReusePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]

  /// Adds a cell. A cell without identifier isn't kept.
  mutating func add(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func take(withIdentifier identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  /// Adds a header or footer. A view without identifier isn't kept.
  mutating func add(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    sectionViews[identifier, default: []].append(view)
  }

  mutating func takeSectionView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    sectionViews[identifier]?.popLast()
  }

  /// The number of waiting cells.
  var cellCount: Int { cells.values.reduce(0) { $0 + $1.count } }

  /// Returns a Boolean value that indicates whether a cell waits for reuse.
  func contains(_ cell: UITableViewCell) -> Bool {
    cells.values.contains { $0.contains { $0 === cell } }
  }
}
