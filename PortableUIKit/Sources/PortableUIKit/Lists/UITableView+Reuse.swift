import Foundation

/// The creation and reuse of cells, headers, and footers.
extension UITableView {
  final func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = cellToReconfigure, cell.reuseIdentifier == identifier { return cell }
    if let cell = reusePool.take(withIdentifier: identifier) {
      // The cell isn't notified of changes while it waits.
      cell.updateTraits()
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellClasses[identifier] else { return nil }
    return ClassInstances.makeCell(type, reuseIdentifier: identifier)
  }

  final func requireCell(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      fatalError("no class is registered for table cells with the identifier \(identifier)")
    }
    return cell
  }

  final func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reusePool.takeSectionView(withIdentifier: identifier) {
      view.updateTraits()
      view.prepareForReuse()
      return view
    }
    guard let type = sectionViewClasses[identifier] else { return nil }
    return ClassInstances.makeSectionView(type, reuseIdentifier: identifier)
  }

  final func discard(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.alpha = 1
    cell.isHidden = false
    reusePool.add(cell)
  }

  final func discardSectionView(_ view: UIView) {
    view.removeFromSuperview()
    view.alpha = 1
    if let view = view as? UITableViewHeaderFooterView { reusePool.add(view) }
  }

  /// Requests the cells of visible rows again. A row keeps its cell if the data source returns it.
  final func reconfigure(_ indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    (dataSource as? any DiffableDataSource)?.requireApplying("table view")
    for position in indexPaths.map(ListPosition.init) {
      guard let index = visibleRows.firstIndex(where: { $0.position == position }) else { continue }
      let cell = visibleRows[index].cell
      cellToReconfigure = cell
      let new = dataSource.tableView(self, cellForRowAt: position.indexPath)
      cellToReconfigure = nil
      precondition(new === cell, "the cell of a row to reconfigure has to be dequeued, and of the same kind")
    }
    setNeedsMeasuring()
  }
}
