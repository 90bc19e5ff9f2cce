import Foundation

/// How cells, headers and the other views of a table come and go.
extension UITableView {
  final func layOutContent() {
    measureIfNeeded()
    backgroundView?.frame = bounds
    layOutTableViews()
    layOutRows()
    layOutSectionViews()
  }

  /// Makes cells for rows that have come into view and takes back those of rows that have left it.
  final func layOutRows() {
    let layout = measuredLayout
    guard let dataSource else { return }
    let (top, bottom) = (bounds.minY, bounds.maxY)
    var positions: [TableLayout.Position] = []
    for section in layout.sections(from: top, to: bottom) {
      for row in layout.rows(ofSection: section, from: top, to: bottom) {
        positions.append(TableLayout.Position(section: section, row: row))
      }
    }
    guard layoutIsNew || positions != visibleRows.map(\.position) else { return }
    layoutIsNew = false
    let old = visibleRows
    visibleRows = []
    for row in old where !positions.contains(row.position) { discard(row.cell) }
    var hasNewCells = false
    for position in positions {
      if let row = old.first(where: { $0.position == position }) {
        row.cell.frame = layout.rect(of: position)
        visibleRows.append(row)
      } else {
        visibleRows.append(makeRow(at: position, from: dataSource))
        hasNewCells = true
      }
    }
    // New cells are in front of everything; what sticks to the edges has to be in front of them.
    if hasNewCells { bringSectionViewsToFront() }
  }

  final func discard(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    reusePool.add(cell)
  }

  final func updateSeparators() {
    for row in visibleRows { row.cell.showSeparator(separatorStyle, inset: separatorInset) }
  }

  private func makeRow(
    at position: TableLayout.Position, from dataSource: any UITableViewDataSource
  ) -> VisibleRow {
    let indexPath = position.indexPath
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cell.frame = layout.rect(of: position)
    cell.showSeparator(separatorStyle, inset: separatorInset)
    cell.isSelected = indexPath == indexPathForSelectedRow
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    addSubview(cell)
    return VisibleRow(position: position, cell: cell)
  }

  private func layOutTableViews() {
    let width = bounds.width
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: layout.headerViewHeight)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: layout.sectionsBottom, width: width, height: layout.footerViewHeight)
    }
  }

  final func replaceBackgroundView(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.frame = bounds
  }

  /// The view's height counts as it is now.
  final func replaceTableView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    let wasMeasured = !needsMeasuring
    setNeedsMeasuring()
    if wasMeasured { measureIfNeeded() }
  }
}
