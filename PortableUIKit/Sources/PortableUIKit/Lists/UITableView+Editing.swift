import Foundation

/// The editing mode of a table view.
extension UITableView {
  final func changeEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != editsRows else { return }
    editsRows = isEditing
    hideConfirmation(animated: animated)
    for row in visibleRows { prepareEditing(of: row.cell, at: row.position, animated: animated) }
  }

  /// Shows the controls of a cell in editing mode and hides them otherwise.
  final func prepareEditing(of cell: UITableViewCell, at position: ListPosition, animated: Bool) {
    guard editsRows || cell.editing != nil else { return }
    if editsRows, !cell.isEditing { cell.prepareEditing(makeEditing(for: cell, at: position.indexPath)) }
    if cell.isEditing != editsRows { cell.setEditing(editsRows, animated: animated) }
  }

  private func makeEditing(for cell: UITableViewCell, at indexPath: IndexPath) -> CellEditing {
    let editing = CellEditing()
    let canEdit = dataSource(for: .canEditRow)?.tableView(self, canEditRowAt: indexPath) ?? false
    if canEdit {
      editing.style =
        delegate(for: .editingStyle).map { $0.tableView(self, editingStyleForRowAt: indexPath) } ?? .delete
      editing.indents =
        delegate(for: .shouldIndentRow)?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    } else {
      editing.indents = false
    }
    editing.canMove = dataSource(for: .canMoveRow)?.tableView(self, canMoveRowAt: indexPath) ?? false
    editing.onEdit = { [weak self, weak cell] in
      guard let self, let cell else { return }
      if cell.editingStyle == .insert { commit(.insert, of: cell) } else { askForConfirmation(in: cell) }
    }
    editing.onConfirm = { [weak self, weak cell] in
      guard let self, let cell else { return }
      commit(.delete, of: cell)
    }
    editing.onMove = { [weak self, weak cell] step in
      guard let self, let cell else { return }
      switch step {
      case .begin(let touch): beginMove(of: cell, with: touch)
      case .move(let touch): continueMove(with: touch)
      case .end: endMove()
      }
    }
    return editing
  }

  private func askForConfirmation(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    hideConfirmation(animated: true)
    confirmingCell = cell
    let title = delegate(for: .deleteTitle)?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    cell.showConfirmation(title ?? "Delete", animated: true)
  }

  /// Hides the button that confirms a deletion. Returns `false` if there is none.
  @discardableResult
  final func hideConfirmation(animated: Bool) -> Bool {
    guard let cell = confirmingCell else { return false }
    confirmingCell = nil
    cell.showConfirmation(nil, animated: animated)
    return true
  }

  private func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    hideConfirmation(animated: false)
    dataSource(for: .commitRow)?.tableView(self, commit: style, forRowAt: indexPath)
  }

  // MARK: - Moving rows

  private func beginMove(of cell: UITableViewCell, with touch: UITouch) {
    guard let indexPath = indexPath(for: cell) else { return }
    hideConfirmation(animated: true)
    let y = touch.location(in: self).y
    movedRow = MovedRow(
      cell: cell, source: ListPosition(indexPath), target: ListPosition(indexPath), grip: y - cell.center.y)
    bringContentToFront(cell)
    cell.layer.shadowOpacity = 0.25
    cell.layer.shadowOffset = .zero
  }

  private func continueMove(with touch: UITouch) {
    guard var move = movedRow else { return }
    move.cell.center.y = touch.location(in: self).y - move.grip
    if let proposed = position(at: move.cell.center.y) {
      let source = move.source.indexPath
      let answer = delegate(for: .targetOfRowMove)?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed.indexPath)
      move.target = answer.map { ListPosition($0) } ?? proposed
    }
    let hasChanged = movedRow?.target != move.target
    movedRow = move
    if hasChanged { UIView.animate(withDuration: 0.2) { self.placeRowsAroundMove() } }
  }

  /// Returns the row in whose place a height of the content is.
  private func position(at y: CGFloat) -> ListPosition? {
    let end = max(0, contentSize.height - 1)
    return layout.span(from: min(max(0, y), end), to: min(max(0, y), end) + 0.5)?.lowerBound
  }

  /// Shifts the rows between the former and the new place of the moved row by its height.
  private func placeRowsAroundMove() {
    guard let move = movedRow else { return }
    let height = layout.rect(of: move.source).height
    for row in visibleRows where row.cell !== move.cell {
      var frame = layout.rect(of: row.position)
      if row.position > move.source, row.position <= move.target { frame.origin.y -= height }
      if row.position < move.source, row.position >= move.target { frame.origin.y += height }
      row.cell.frame = frame
    }
  }

  private func endMove() {
    guard let move = movedRow else { return }
    movedRow = nil
    move.cell.layer.shadowOpacity = 0
    let (source, target) = (move.source.indexPath, move.target.indexPath)
    guard source != target else {
      UIView.animate(withDuration: 0.2) { move.cell.frame = self.layout.rect(of: move.source) }
      return
    }
    dataSource(for: .moveRow)?.tableView(self, moveRowAt: source, to: target)
    if dataSource is any DiffableDataSource { return settleRows() }
    performBatchUpdates({ moveRow(at: source, to: target) }, completion: nil)
  }

  /// Moves all rows to where the data source has them.
  private func settleRows() {
    UIView.animate(withDuration: Self.updateDuration) {
      for row in self.visibleRows { row.cell.frame = self.layout.rect(of: row.position) }
    }
  }
}

/// A row that follows a finger.
@MainActor struct MovedRow {
  let cell: UITableViewCell
  let source: ListPosition
  var target: ListPosition
  /// The distance of the finger below the center of the cell, in points.
  let grip: CGFloat
}
