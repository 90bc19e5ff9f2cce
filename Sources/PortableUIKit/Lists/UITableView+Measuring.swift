import Foundation

/// How a table finds out where its rows lie.
extension UITableView {
  /// The layout, measured now if that is due.
  final var measuredLayout: TableLayout {
    measureIfNeeded()
    return layout
  }

  final func setNeedsMeasuring() {
    needsMeasuring = true
    setNeedsLayout()
  }

  final func forgetEverything() {
    for row in visibleRows { discard(row.cell) }
    visibleRows = []
    removeAll(&visibleHeaders)
    removeAll(&visibleFooters)
    preparedHeaders = [:]
    preparedFooters = [:]
    indexPathForSelectedRow = nil
    pressedRow = nil
    setNeedsMeasuring()
  }

  /// Measures all sections if anything has changed. A table that nobody has given anything to show leaves the
  /// content size to whoever sets it.
  final func measureIfNeeded() {
    guard !isMeasuring, needsMeasuring || layout.width != bounds.width else { return }
    isMeasuring = true
    needsMeasuring = false
    layout = measured()
    layoutIsNew = true
    isMeasuring = false
    guard dataSource != nil || tableHeaderView != nil || tableFooterView != nil else { return }
    contentSize = CGSize(width: layout.width, height: layout.contentHeight)
  }

  private func measured() -> TableLayout {
    var layout = TableLayout()
    layout.width = bounds.width
    layout.sideInset = style == .insetGrouped ? TableMetrics.insetGroupedSide : 0
    layout.headerViewHeight = tableHeaderView?.bounds.height ?? 0
    layout.footerViewHeight = tableFooterView?.bounds.height ?? 0
    guard let dataSource else { return layout }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      layout.addSection(
        headerHeight: headerHeight(ofSection: section),
        rowHeights: rowHeights(ofSection: section, count: count),
        footerHeight: footerHeight(ofSection: section))
    }
    return layout
  }

  private func rowHeights(ofSection section: Int, count: Int) -> [CGFloat] {
    let standard = rowHeight >= 0 ? rowHeight : TableMetrics.rowHeight
    guard let delegate else { return Array(repeating: standard, count: count) }
    return (0..<count).map { row in
      let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
      return height >= 0 ? height : TableMetrics.rowHeight
    }
  }

  private func headerHeight(ofSection section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    // A height that only this section has is kept free in any case.
    if asked >= 0, asked != sectionHeaderHeight { return asked }
    if dataSource?.tableView(self, titleForHeaderInSection: section) == nil {
      preparedHeaders[section] = delegate?.tableView(self, viewForHeaderInSection: section)
      if preparedHeaders[section] == nil { return heightWithoutContent(asked) }
    }
    if asked >= 0 { return asked }
    return style == .plain ? TableMetrics.plainHeaderHeight : TableMetrics.groupedHeaderHeight
  }

  private func footerHeight(ofSection section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0, asked != sectionFooterHeight { return asked }
    if dataSource?.tableView(self, titleForFooterInSection: section) == nil {
      preparedFooters[section] = delegate?.tableView(self, viewForFooterInSection: section)
      if preparedFooters[section] == nil { return heightWithoutContent(asked) }
    }
    if asked >= 0 { return asked }
    return style == .plain ? TableMetrics.plainHeaderHeight : TableMetrics.groupedHeaderHeight
  }

  private func heightWithoutContent(_ asked: CGFloat) -> CGFloat {
    if style == .plain { return 0 }
    return asked >= 0 ? asked : TableMetrics.groupedGap
  }

  private func removeAll(_ views: inout [Int: UIView]) {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }
}
