import Foundation

/// The addition and removal of cells, headers, and other views of a table.
extension UITableView {
  final func layOutContent() {
    measureAndSize()
    if hasContentSize, HostSimulator.current.answers.tableLayoutSetsEqualContentSize { setEqualContentSize() }
    layOutRows()
    backgroundView?.frame = bounds
    layOutTableViews()
    layOutSectionViews()
  }

  /// Notifies observers of the content size although it is unchanged.
  private func setEqualContentSize() {
    let size = contentSize
    contentSize = size
  }

  /// Creates cells for rows that became visible and enqueues those of rows that are no longer visible. Before, the first row is
  /// restored, and afterward, the content is brought into its range [R: UITableView of iOS 18.2].
  final func layOutRows() {
    measureAndSize()
    restoreRow()
    for row in layOutRowsKeepingAll() { endDisplaying(row) }
    guard bringContentIntoRange() else { return }
    for row in layOutRowsKeepingAll() { endDisplaying(row) }
  }

  /// Updates the visible rows, and returns those that were visible before without enqueuing them for reuse.
  final func layOutRowsKeepingAll() -> [VisibleRow] {
    measureIfNeeded()
    guard let dataSource else { return [] }
    var rounds = 0
    while rounds < 10, settleSectionHeights() { rounds += 1 }
    var span = layout.span(from: bounds.minY, to: bounds.maxY)
    guard layoutIsNew || span != shownSpan else { return [] }
    while rounds < 20, settleHeights(from: dataSource, anchor: nil) || settleSectionHeights() {
      span = layout.span(from: bounds.minY, to: bounds.maxY)
      rounds += 1
    }
    layoutIsNew = false
    let old = visibleRows
    visibleRows = []
    var (departed, next): ([VisibleRow], Int) = ([], 0)
    var position = span?.lowerBound
    while let present = position, let last = span?.upperBound, present <= last {
      while next < old.count, old[next].position < present {
        departed.append(old[next])
        next += 1
      }
      if next < old.count, old[next].position == present {
        old[next].cell.frame = layout.rect(of: present)
        visibleRows.append(old[next])
        next += 1
      } else {
        visibleRows.append(makeRow(at: present, from: dataSource))
      }
      position = layout.position(after: present)
    }
    departed += old[next...]
    discardPreparedCells()
    return departed
  }

  /// Enqueues cells that were created only to measure their heights.
  final func discardPreparedCells() {
    for (_, cell) in preparedCells.sorted(by: { $0.key < $1.key }) { reusePool.add(cell) }
    preparedCells = [:]
  }

  final func endDisplaying(_ row: VisibleRow) {
    discard(row.cell)
    delegate(for: .didEndDisplayingRow)?.tableView(
      self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath)
  }

  final func updateSeparators() {
    for row in visibleRows {
      row.cell.showSeparator(separatorStyle, inset: separatorInset, color: separatorColor)
    }
  }

  private var shownSpan: ClosedRange<ListPosition>? {
    guard let first = visibleRows.first, let last = visibleRows.last else { return nil }
    return first.position...last.position
  }

  private func makeRow(
    at position: ListPosition, from dataSource: any UITableViewDataSource
  ) -> VisibleRow {
    let indexPath = position.indexPath
    let cell =
      preparedCells.removeValue(forKey: position) ?? dataSource.tableView(self, cellForRowAt: indexPath)
    cell.sideInsets = contentSideInsets
    cell.frame = layout.rect(of: position)
    cell.showSeparator(separatorStyle, inset: separatorInset, color: separatorColor)
    let isSelected = selection.contains(position)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    prepareEditing(of: cell, at: position, animated: false)
    delegate(for: .willDisplayRow)?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    addContentAtBack(cell)
    return VisibleRow(position: position, cell: cell)
  }

  // MARK: - Heights

  private func containsGuess(in span: ClosedRange<ListPosition>) -> Bool {
    let sections = layout.sections[span.lowerBound.section...span.upperBound.section]
    guard sections.contains(where: { !$0.guesses.isEmpty }) else { return false }
    var position: ListPosition? = span.lowerBound
    while let present = position, present <= span.upperBound {
      if layout.isGuess(present) { return true }
      position = layout.position(after: present)
    }
    return false
  }

  /// Determines the final heights of rows that became visible, and returns whether there were any. A row that
  /// was visible before, or the given row if there is one, stays in place, so rows that appear above it grow
  /// upward.
  final func settleHeights(
    from dataSource: any UITableViewDataSource, anchor fixed: ListPosition?
  ) -> Bool {
    guard let shift = measureRows(from: dataSource, anchor: fixed) else { return false }
    adjustOwnContent(shift: shift)
    return true
  }

  /// Determines the final heights of rows that became visible. Returns by how much the anchor moves down, or `nil` if there were
  /// none.
  final func measureRows(from dataSource: any UITableViewDataSource, anchor fixed: ListPosition?) -> CGFloat?
  {
    guard let span = layout.span(from: bounds.minY, to: bounds.maxY), containsGuess(in: span)
    else { return nil }
    let anchor = fixed ?? visibleRows.first { span.contains($0.position) }?.position ?? span.lowerBound
    var shift: CGFloat = 0
    func settle(_ position: ListPosition) -> CGFloat {
      guard layout.isGuess(position) else { return 0 }
      return layout.setHeight(settledHeight(of: position, from: dataSource), of: position)
    }
    var position = anchor
    while layout.rect(of: position).minY > bounds.minY + shift,
      let above = layout.position(before: position)
    {
      shift += settle(above)
      position = above
    }
    var lower: ListPosition? = anchor
    while let present = lower, layout.rect(of: present).minY < bounds.maxY + shift {
      _ = settle(present)
      lower = layout.position(after: present)
    }
    return HostSimulator.current.answers.estimateCorrectionsMoveOffset ? shift : 0
  }

  // MARK: - Other views

  private func layOutTableViews() {
    let width = bounds.width
    // A search bar leaves the table while its search is active.
    if let tableHeaderView, tableHeaderView.superview === self {
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

  /// The current height of the view is used.
  final func replaceTableView(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    let wasMeasured = !needsMeasuring
    setNeedsMeasuring()
    if wasMeasured { measureAndSize() }
  }
}
