import Foundation

/// The transition of a table's views from one layout to the next.
@MainActor struct TableTransition {
  private let oldLayout: TableLayout
  /// The content offset before the change, in points.
  let offset: CGFloat
  /// The distance by which the visible content moved within the content, in points.
  var shift: CGFloat = 0
  var leavingRows: [VisibleRow] = []
  var leavingViews: [UIView] = []

  init(table: UITableView) {
    oldLayout = table.layout
    offset = table.contentOffset.y
  }

  /// Removes the views of deleted rows without animation.
  func finish(in table: UITableView) {
    for row in leavingRows { table.discard(row.cell) }
    for view in leavingViews { table.discardSectionView(view) }
  }

  /// Animates all views from their visible positions to their new positions.
  mutating func run(
    in table: UITableView, updates: TableUpdates, map: ListUpdateMap, completion: @escaping (Bool) -> Void
  ) {
    var targets: [(view: UIView, frame: CGRect, alpha: CGFloat)] = []
    let departing = prepare(table, updates, map, &targets)
    let (leavingRows, leavingViews) = (leavingRows, leavingViews)
    // Rows that disappear are behind those that stay.
    for row in leavingRows { table.addContentAtBack(row.cell) }
    UIView.animate(
      withDuration: UITableView.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: {
        for target in targets {
          target.view.frame = target.frame
          target.view.alpha = target.alpha
        }
      },
      completion: { [weak table] isFinished in
        for row in leavingRows + departing {
          if let table { table.discard(row.cell) } else { row.cell.removeFromSuperview() }
        }
        for view in leavingViews { table?.discardSectionView(view) }
        completion(isFinished)
      })
  }

  /// Performs the layout, restores the visible positions of the views, and returns the rows that leave the
  /// visible area.
  private func prepare(
    _ table: UITableView, _ updates: TableUpdates, _ map: ListUpdateMap,
    _ targets: inout [(view: UIView, frame: CGRect, alpha: CGFloat)]
  ) -> [VisibleRow] {
    var starts: [ObjectIdentifier: CGRect] = [:]
    for view in table.visibleRows.map(\.cell) + Array(table.visibleHeaders.values)
      + Array(table.visibleFooters.values)
    {
      starts[ObjectIdentifier(view)] = view.frame.offsetBy(dx: 0, dy: shift)
    }
    var departing: [VisibleRow] = []
    UIView.performWithoutAnimation {
      let before = table.visibleRows
      departing = table.layOutRowsKeepingAll()
      table.layOutSectionViews()
      for row in departing where before.contains(where: { $0.cell === row.cell }) {
        targets.append((row.cell, table.layout.rect(of: row.position), 1))
      }
      for row in table.visibleRows {
        targets.append((row.cell, row.cell.frame, 1))
        if starts[ObjectIdentifier(row.cell)] == nil { enter(row, updates, map) }
      }
      for view in Array(table.visibleHeaders.values) + Array(table.visibleFooters.values) {
        targets.append((view, view.frame, 1))
      }
      for target in targets {
        if let start = starts[ObjectIdentifier(target.view)] { target.view.frame = start }
      }
      for row in leavingRows {
        row.cell.frame = row.cell.frame.offsetBy(dx: 0, dy: shift)
        leave(row, table, updates, &targets)
      }
      for view in leavingViews {
        view.frame = view.frame.offsetBy(dx: 0, dy: shift)
        targets.append((view, view.frame, 0))
      }
    }
    return departing
  }

  /// Moves a cell that wasn't visible to the start of its animation.
  private func enter(_ row: VisibleRow, _ updates: TableUpdates, _ map: ListUpdateMap) {
    if let origin = map.origin(of: row.position), !map.reloadedRows.contains(row.position) {
      row.cell.frame = oldLayout.rect(of: origin).offsetBy(dx: 0, dy: shift)
      return
    }
    let animation = updates.entrance(of: row.position, in: map)
    if animation == .none { return }
    row.cell.frame = row.cell.frame.offset(for: animation)
    row.cell.alpha = animation.fades ? 0 : 1
  }

  private func leave(
    _ row: VisibleRow, _ table: UITableView, _ updates: TableUpdates,
    _ targets: inout [(view: UIView, frame: CGRect, alpha: CGFloat)]
  ) {
    let animation = updates.exit(of: row.position)
    if animation == .none {
      row.cell.isHidden = true
      targets.append((row.cell, row.cell.frame, 1))
    } else {
      targets.append((row.cell, row.cell.frame.offset(for: animation), animation.fades ? 0 : 1))
    }
  }
}

extension UITableView.RowAnimation {
  fileprivate var fades: Bool {
    switch self {
    case .right, .left, .none: false
    case .fade, .top, .bottom, .middle, .automatic: true
    }
  }
}

extension CGRect {
  /// Returns the offset of a row at the start or end of its animation.
  fileprivate func offset(for animation: UITableView.RowAnimation) -> CGRect {
    switch animation {
    case .left: offsetBy(dx: -width, dy: 0)
    case .right: offsetBy(dx: width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    case .fade, .none, .middle, .automatic: self
    }
  }
}
