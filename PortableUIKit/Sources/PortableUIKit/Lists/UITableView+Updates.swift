import Foundation

/// Changes of a table's rows and sections.
extension UITableView {
  /// The duration of the movement to the new positions, in seconds.
  static let updateDuration: TimeInterval = 0.3

  final func change(_ edit: (inout TableUpdates) -> Void) {
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
    guard knowsCounts, loadedCounts == nil else {
      // Nothing has been measured since the data were loaded.
      if let loadedCounts { _ = checkedMap(of: updates.list, from: loadedCounts) }
      loadCounts()
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    let map = checkedMap(of: updates.list, from: layout.sections.map(\.rowCount))
    var transition = TableTransition(table: self)
    let anchor = anchorRow(surviving: map, of: updates.list)
    adopt(map, &transition)
    layout = measured(map.counts, knownHeights(map))
    layoutIsNew = true
    needsMeasuring = false
    showNewLayout(anchor: anchor)
    transition.shift = contentOffset.y - transition.offset
    guard window != nil, UIView.areAnimationsEnabled else {
      transition.finish(in: self)
      setNeedsLayout()
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    transition.run(in: self, updates: updates, map: map, completion: completion)
  }

  private func checkedMap(of list: ListUpdates, from counts: [Int]) -> ListUpdateMap {
    do {
      return try ListUpdateMap(list, from: counts, to: askedCounts())
    } catch {
      fatalError("the changes of a UITableView do not lead to what its data source has now: \(error.message)")
    }
  }

  /// Returns the topmost row in the bounds that still exists and wasn't moved, with its new position. Returns `nil` if no heights
  /// are estimated, and at the top edge: the offset stays then [R: UITableView of iOS 18.2].
  private func anchorRow(
    surviving map: ListUpdateMap, of list: ListUpdates
  ) -> (old: CGFloat, target: ListPosition)? {
    guard estimatesHeights, bounds.minY > -adjustedContentInset.top + pixelGrid.nearness else { return nil }
    for row in visibleRows where row.cell.frame.maxY > bounds.minY {
      let isMoved =
        list.movedRows[row.position] != nil || list.movedSections[row.position.section] != nil
      guard !isMoved, let target = map.target(of: row.position) else { continue }
      return (layout.rect(of: row.position).minY, target)
    }
    return nil
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

  /// Applies the new content size and keeps a row in place. The heights around the row are measured first,
  /// because estimates alone could make the offset illegal.
  private func showNewLayout(anchor: (old: CGFloat, target: ListPosition)?) {
    let shift = anchor.map { layout.rect(of: $0.target).minY - $0.old } ?? 0
    hasContentSize = true
    adjustContent(
      to: CGSize(width: layout.width, height: layout.contentHeight), shift: shift, clamps: false,
      setsEqualSize: true)
    if let dataSource, window != nil {
      let top = layout.span(from: bounds.minY, to: bounds.maxY)?.lowerBound
      _ = settleHeights(from: dataSource, anchor: anchor?.target ?? top, clamps: false)
    }
    clampOffsetIfNeeded()
  }
}
