import Foundation

/// Changes of a table's rows and sections.
extension UITableView {
  /// The duration of the movement to the new positions, in seconds.
  static let updateDuration: TimeInterval = 0.3

  final func change(_ edit: (inout TableUpdates) -> Void) {
    (dataSource as? any DiffableDataSource)?.requireApplying("table view")
    guard updateDepth == 0 else { return edit(&updates) }
    // Outside of a group, the data have already changed. The table compares them with its stored counts.
    updateDepth = 1
    edit(&updates)
    closeUpdates(completion: nil)
  }

  final func openUpdates() {
    // Data that haven't been loaded must be loaded before the change.
    if updateDepth == 0, !knowsCounts { measureIfNeeded() }
    updateDepth += 1
  }

  final func closeUpdates(completion: ((Bool) -> Void)?) {
    precondition(updateDepth > 0, "endUpdates() without beginUpdates() before")
    if let completion { updateCompletions.append(completion) }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let (updates, completions) = (updates, updateCompletions)
    self.updates = TableUpdates()
    updateCompletions = []
    commit(updates) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  private func commit(_ updates: TableUpdates, completion: @escaping (Bool) -> Void) {
    guard knowsCounts else {
      loadData()
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    let map = checkedMap(of: updates.list, from: layout.sections.map(\.rowCount))
    var transition = TableTransition(table: self)
    let (old, first) = (layout, visibleRows.first?.position)
    storeFirstRow()
    adopt(map, &transition)
    layout = measured(map.counts, knownHeights(map))
    layoutIsNew = true
    needsMeasuring = false
    if UIView.areAnimationsEnabled || HostSimulator.of(self).answers.unanimatedUpdatesKeepRows {
      rowToRestore = rowToRestore.map { successor(of: $0, in: old, map, updates.list) }
    }
    setOwnContentSize()
    reportingScrollOnce { followUpdate(of: old, first: estimatesHeights ? first : nil, map) }
    transition.shift = contentOffset.y - transition.offset
    guard window != nil, UIView.areAnimationsEnabled else {
      transition.finish(in: self)
      setNeedsLayout()
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    setNeedsLayout()
    transition.run(in: self, updates: updates, map: map) { [weak self] isFinished in
      completion(isFinished)
      self?.setOwnContentSize()
    }
  }

  private func checkedMap(of list: ListUpdates, from counts: [Int]) -> ListUpdateMap {
    do {
      return try ListUpdateMap(list, from: counts, to: askedCounts())
    } catch {
      fatalError("the changes of a UITableView do not lead to what its data source has now: \(error.message)")
    }
  }

  /// Moves the content with the first visible row, or else with the next one that is left, and into its new range. Observers of
  /// the offset are not notified, because UIKit sets the bounds [R: _UITableViewUpdateSupport of iOS 18.2].
  private func followUpdate(of old: TableLayout, first: ListPosition?, _ map: ListUpdateMap) {
    var anchor: ListPosition?
    var y = contentOffset.y
    let range = scrollRange.vertical
    if let first, old.index(of: first) > 0, let row = survivor(of: first, in: old, map) {
      anchor = map.target(of: row)
      y = range.clamping(y + layout.rect(of: anchor ?? row).minY - old.rect(of: row).minY)
    }
    moveContentSilently(to: min(y, range.upperBound))
    guard let dataSource, window != nil else { return }
    let top = layout.span(from: bounds.minY, to: bounds.maxY)?.lowerBound
    guard let shift = measureRows(from: dataSource, anchor: anchor ?? top) else { return }
    setOwnContentSize()
    moveContentSilently(to: min(contentOffset.y + shift, scrollRange.vertical.upperBound))
  }

  /// Returns a row if it is left as it is, or else the next one below it that is, or else the next one above.
  private func survivor(
    of first: ListPosition, in old: TableLayout, _ map: ListUpdateMap
  ) -> ListPosition? {
    func isLeft(_ row: ListPosition) -> Bool {
      map.target(of: row).map { !map.reloadedRows.contains($0) } ?? false
    }
    let below = sequence(first: first) { old.position(after: $0) }
    let above = sequence(first: first) { old.position(before: $0) }
    return below.first(where: isLeft) ?? above.first(where: isLeft)
  }

  /// Returns the row that the next layout restores after an update. If the stored row was deleted or moved, the one that follows
  /// the nearest row above it is shown at the top [R: UITableView of iOS 18.2].
  private func successor(
    of stored: RowToRestore, in old: TableLayout, _ map: ListUpdateMap, _ list: ListUpdates
  ) -> RowToRestore {
    guard let row = old.row(at: stored.index) else { return stored }
    func isGone(_ row: ListPosition) -> Bool {
      list.movedRows[row] != nil || list.movedSections[row.section] != nil || target(of: row, in: map) == nil
    }
    if !isGone(row), let target = target(of: row, in: map) {
      return RowToRestore(index: layout.index(of: target), distance: stored.distance, offset: stored.offset)
    }
    let above = sequence(first: row) { old.position(before: $0) }
    guard let left = above.first(where: { !isGone($0) }), let target = map.target(of: left) else {
      return RowToRestore(index: 0, distance: 0, offset: stored.offset)
    }
    return RowToRestore(index: layout.index(of: target) + 1, distance: 0, offset: stored.offset)
  }

  /// Returns where a row is after an update. A row of a reloaded section is replaced by the one with the same index, or the last one.
  private func target(of row: ListPosition, in map: ListUpdateMap) -> ListPosition? {
    guard let section = map.sections[row.section], map.reloadedSections.contains(section) else {
      return map.target(of: row)
    }
    let count = map.counts[section]
    return count > 0 ? ListPosition(section: section, row: min(row.row, count - 1)) : nil
  }

  /// Updates the positions of the remaining rows. Deleted and reloaded rows become part of the transition.
  private func adopt(_ map: ListUpdateMap, _ transition: inout TableTransition) {
    var rows: [VisibleRow] = []
    for row in visibleRows {
      if let target = map.target(of: row.position), !map.reloadedRows.contains(target) {
        rows.append(VisibleRow(position: target, cell: row.cell))
      } else {
        transition.leavingRows.append(row)
      }
    }
    visibleRows = rows.sorted { $0.position < $1.position }
    selection = Set(
      selection.compactMap { map.target(of: $0) }.filter { !map.reloadedRows.contains($0) })
    if let pressed = pressedRow {
      if let target = map.target(of: ListPosition(pressed)) {
        pressedRow = target.indexPath
      } else {
        _ = releasePressedRow()
        pressedRow = nil
      }
    }
    transition.leavingViews += adopt(map, &visibleHeaders)
    transition.leavingViews += adopt(map, &visibleFooters)
    preparedHeaders = [:]
    preparedFooters = [:]
    preparedCells = [:]
  }

  private func adopt(_ map: ListUpdateMap, _ views: inout [Int: UIView]) -> [UIView] {
    var (kept, leaving): ([Int: UIView], [UIView]) = ([:], [])
    for (section, view) in views {
      if let target = map.sections[section], !map.reloadedSections.contains(target) {
        kept[target] = view
      } else {
        leaving.append(view)
      }
    }
    views = kept
    return leaving
  }

  /// Returns the known heights of self-sizing rows. Visible rows are measured again.
  private func knownHeights(_ map: ListUpdateMap) -> (ListPosition) -> RowHeight? {
    let old = layout
    let shown = Dictionary(uniqueKeysWithValues: visibleRows.map { ($0.position, $0.cell) })
    let width = old.rowWidth
    return { position in
      if let cell = shown[position] { return RowHeight(cell.fittingHeight(width: width), isGuess: false) }
      guard let origin = map.origin(of: position), !map.reloadedRows.contains(position) else { return nil }
      return RowHeight(old.rect(of: origin).height, isGuess: old.isGuess(origin))
    }
  }
}
