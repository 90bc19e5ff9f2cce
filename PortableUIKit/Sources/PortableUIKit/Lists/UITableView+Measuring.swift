import Foundation

/// The final or estimated height of a row, in points.
struct RowHeight: Equatable {
  let height: CGFloat
  let isGuess: Bool

  init(_ height: CGFloat, isGuess: Bool) {
    self.height = height
    self.isGuess = isGuess
  }
}

/// The measuring of a table's rows.
extension UITableView {
  /// The layout, measured if necessary.
  final var measuredLayout: TableLayout {
    measureIfNeeded()
    return layout
  }

  final func setNeedsMeasuring() {
    needsMeasuring = true
    setNeedsLayout()
  }

  /// Discards all cells and heights, measures the data, and sets the size of the content, unless the table is new. In contrast to
  /// `reloadData()`, this method isn't overridden.
  final func loadData() {
    storeFirstRow()
    forgetEverything()
    if hasContentSize { measureAndSize() } else { measureIfNeeded() }
  }

  /// Measures all sections if anything changed, and sets the size of the content. Queries only measure.
  final func measureAndSize() {
    measureIfNeeded()
    if !hasSize { setOwnContentSize() }
  }

  final func forgetEverything() {
    prefetching.reset()
    for row in visibleRows { endDisplaying(row) }
    visibleRows = []
    removeSectionViews { _ in true }
    preparedHeaders = [:]
    preparedFooters = [:]
    discardPreparedCells()
    selection = []
    pressedRow = nil
    knowsCounts = false
    setNeedsMeasuring()
  }

  /// Measures all sections if anything changed. Without a data source, the content size is left to other
  /// code.
  final func measureIfNeeded() {
    guard !isMeasuring, needsMeasuring || layout.width != bounds.width else { return }
    isMeasuring = true
    needsMeasuring = false
    if layout.width != bounds.width { storeFirstRow() }
    layout = measured(askedCounts(), presentHeights)
    heightsAreOld = false
    layoutIsNew = true
    isMeasuring = false
    hasSize = dataSource == nil && tableHeaderView == nil && tableFooterView == nil
  }

  /// Returns the number of rows in each section according to the data source.
  final func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    knowsCounts = true
    return (0..<max(0, self.dataSource(for: .tableSections)?.numberOfSections(in: self) ?? 1)).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// The known heights of self-sizing rows. Visible cells may have new content. After a reload or with another width, old heights
  /// are used as estimates, unless the app gives estimates [K].
  private var presentHeights: (ListPosition) -> RowHeight? {
    let old = layout
    let isOld = visibleRows.isEmpty || old.width != bounds.width || heightsAreOld
    let keepsHeights = !isOld || !givesEstimates
    let width = bounds.width - 2 * sideInset
    let shown = Dictionary(visibleRows.map { ($0.position, $0.cell) }) { first, _ in first }
    return { position in
      if let cell = shown[position] { return RowHeight(cell.fittingHeight(width: width), isGuess: false) }
      guard keepsHeights, old.contains(position) else { return nil }
      return RowHeight(old.rect(of: position).height, isGuess: isOld || old.isGuess(position))
    }
  }

  /// A Boolean value that indicates whether rows, headers, or footers may have estimated heights, whatever `rowHeight` is. Updates,
  /// reloads, and other widths keep the first visible row in place then [R: UITableView of iOS 18.2].
  final var estimatesHeights: Bool {
    estimatedRowHeight != 0 || estimatedSectionHeaderHeight != 0 || estimatedSectionFooterHeight != 0
      || delegateEstimatesRows || delegate(for: .estimatedHeaderHeight) != nil
      || delegate(for: .estimatedFooterHeight) != nil
  }

  /// A Boolean value that indicates whether the delegate estimates the heights of rows. A call shows whether it has only the default
  /// implementation. Measuring rows of a fixed height doesn't make that call.
  private var delegateEstimatesRows: Bool {
    guard let delegate = delegate(for: .estimatedRowHeight), let row = visibleRows.first else { return false }
    _ = delegate.tableView(self, estimatedHeightForRowAt: row.position.indexPath)
    return self.delegate(for: .estimatedRowHeight) != nil
  }

  /// Returns an estimated height that UIKit accepts: it makes 2 points of up to one [R: UITableView of iOS 18.2].
  final func possibleEstimate(_ height: CGFloat) -> CGFloat { height > 0 && height <= 1 ? 2 : height }

  /// A Boolean value that indicates whether the app estimates the heights of rows.
  private var givesEstimates: Bool { estimatedRowHeight > 0 || delegate(for: .estimatedRowHeight) != nil }

  final var sideInset: CGFloat { style == .insetGrouped ? TableMetrics.insetGroupedSide : 0 }

  final func measured(_ counts: [Int], _ known: (ListPosition) -> RowHeight?) -> TableLayout {
    var layout = TableLayout()
    layout.width = bounds.width
    layout.sideInset = sideInset
    layout.headerViewHeight = tableHeaderView?.bounds.height ?? 0
    layout.footerViewHeight = tableFooterView?.bounds.height ?? 0
    for (section, count) in counts.enumerated() {
      let header = height(of: .header, inSection: section)
      let rows = rowHeights(ofSection: section, count: count, known)
      let footer = height(of: .footer, inSection: section)
      layout.addSection(
        padding: padding(aboveHeaderOfHeight: header.height), headerHeight: header.height,
        rowHeights: rows.heights, guesses: rows.guesses, footerHeight: footer.height)
      layout.markGuesses(header: header.isGuess, footer: footer.isGuess)
    }
    return layout
  }

  private func rowHeights(
    ofSection section: Int, count: Int, _ known: (ListPosition) -> RowHeight?
  ) -> (heights: [CGFloat], guesses: [Bool]) {
    let fixedHeight = rowHeight
    guard delegate(for: .rowHeight) != nil || fixedHeight < 0 else {
      return (Array(repeating: fixedHeight, count: count), [])
    }
    var heights: [CGFloat] = []
    var guesses: [Bool] = []
    heights.reserveCapacity(count)
    for row in 0..<count {
      // The first row may have shown that only the default implementation exists.
      if row == 1, fixedHeight >= 0, delegate(for: .rowHeight) == nil {
        return (Array(repeating: fixedHeight, count: count), [])
      }
      let height = height(of: ListPosition(section: section, row: row), known)
      heights.append(height.height)
      if height.isGuess, guesses.isEmpty { guesses = Array(repeating: false, count: row) }
      if height.isGuess || !guesses.isEmpty { guesses.append(height.isGuess) }
    }
    return (heights, guesses)
  }

  private func height(of position: ListPosition, _ known: (ListPosition) -> RowHeight?) -> RowHeight {
    let path = position.indexPath
    var estimate = estimatedRowHeight
    if rowHeight < 0, let delegate = delegate(for: .estimatedRowHeight) {
      estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
    }
    // If there is an estimate, the height is requested from the delegate only when the row becomes visible.
    if estimate <= 0 || rowHeight >= 0 {
      let height = delegate(for: .rowHeight)?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return RowHeight(height, isGuess: false) }
    }
    if estimate == 0 { return RowHeight(TableMetrics.rowHeight, isGuess: false) }
    if let height = known(position) { return height }
    return RowHeight(estimate > 0 ? estimate : TableMetrics.rowHeight, isGuess: true)
  }

  /// Returns the final height of a row with an estimated height, from the delegate or from its cell.
  final func settledHeight(
    of position: ListPosition, from dataSource: any UITableViewDataSource
  ) -> CGFloat {
    let path = position.indexPath
    let height = delegate(for: .rowHeight)?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    preparedCells[position] = cell
    cell.sideInsets = contentSideInsets
    return cell.fittingHeight(width: layout.rowWidth)
  }
}
