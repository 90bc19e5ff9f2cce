import Foundation

/// A scroll view that shows rows in sections. Cells exist only for visible rows.
///
/// The delegate or `rowHeight` determines the heights of rows. If both leave the height to the table view,
/// cells size themselves when they become visible, and rows have estimated heights until then.
@preconcurrency @MainActor open class UITableView: _TypedDelegateScrollView {
  // MARK: - Life cycle

  /// Creates a table view with a style and a frame in the coordinates of its superview, in points.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table view with a frame in the coordinates of its superview, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The style of the table view.
  open private(set) var style: UITableView.Style

  // MARK: - Data

  /// The data source of the table view. The default is `nil`. Setting another one reloads the data.
  weak open var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourceMemory.remember(dataSource, .tableData)
      forgetEverything()
    }
  }
  /// The delegate of the table view. The default is `nil`. It is also the delegate of the scroll view.
  weak open var delegate: (any UITableViewDelegate)? {
    didSet { tableDelegateDidChange(from: oldValue) }
  }
  /// Discards all cells and heights, and sets the content size of the new data, but not before the first layout. The selection is
  /// cleared.
  ///
  /// The next layout loads cells, and brings the content into its range unless the user moves it [R: UITableView of iOS 18.2].
  open func reloadData() { loadData() }
  /// The object that prepares data before cells are needed. The default is `nil`.
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { prefetchSourceDidChange() }
  }
  /// A Boolean value that determines whether data is prepared before cells are needed. The default is `true`.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { prefetchSourceDidChange() } }
  }
  private func prefetchSourceDidChange() {
    prefetches = isPrefetchingEnabled && prefetchDataSource != nil
    prefetching.reset()
    setNeedsLayout()
  }
  final var prefetching = PrefetchWindow()
  /// A Boolean value that indicates whether there is an object that prepares data.
  final var prefetches = false

  // MARK: - Changes

  /// Begins a group of changes. Groups can be nested. `endUpdates()` applies them together.
  open func beginUpdates() { openUpdates() }
  /// Ends a group of changes.
  ///
  /// The outermost call compares the changes with the data source, and traps if they are inconsistent.
  /// Heights are then requested again, and rows move to their new positions within 0.3 seconds. If heights are estimated, the
  /// first visible row stays in place.
  open func endUpdates() { closeUpdates(completion: nil) }
  /// Animates changes made in a block. The table view is laid out before.
  ///
  /// - Parameters:
  ///   - updates: A closure that inserts, deletes, reloads, or moves rows and sections.
  ///   - completion: A closure that runs after the animation. Its argument is `false` if the animation was
  ///     interrupted.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    layoutIfNeeded()
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }
  /// Animates changes made in a non-escaping block. UIKit's block doesn't escape either.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// A Boolean value that indicates whether a group of changes has begun and not ended.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// Inserts rows. Index paths refer to the state after all changes of the group.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertRows(indexPaths, with: animation) }
  }
  /// Deletes rows. Index paths refer to the state before all changes of the group.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deleteRows(indexPaths, with: animation) }
  }
  /// Reloads rows, including their cells. Index paths refer to the state before all changes of the group.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadRows(indexPaths, with: animation) }
  }
  /// Moves a row from its index path before all changes of the group to its index path after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.list.movedRows[ListPosition(indexPath)] = ListPosition(newIndexPath) }
  }
  /// Reconfigures rows, so that the data source can update the existing cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Inserts sections. Indexes refer to the state after all changes of the group.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertSections(sections, with: animation) }
  }
  /// Deletes sections. Indexes refer to the state before all changes of the group.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deleteSections(sections, with: animation) }
  }
  /// Reloads all content of sections. Indexes refer to the state before all changes of the group.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadSections(sections, with: animation) }
  }
  /// Moves a section from its index before all changes of the group to its index after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.list.movedSections[section] = newSection }
  }

  // MARK: - Sizes

  /// The height of rows, in points, unless the delegate provides one. The default is `automaticDimension`:
  /// cells size themselves.
  open var rowHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }
  /// The height of section headers, in points, unless the delegate provides one. The default is
  /// `automaticDimension`: the height depends on the header's content.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }
  /// The height of section footers, in points, unless the delegate provides one. The default is
  /// `automaticDimension`: the height depends on the footer's content.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }

  /// The estimated height of self-sizing rows until they become visible, in points, unless the delegate
  /// provides one. The default, `automaticDimension`, is 44 points. 0 disables self-sizing.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet {
      estimatedRowHeight = possibleEstimate(estimatedRowHeight)
      setNeedsMeasuring()
    }
  }
  /// The estimated height of self-sizing headers until their section becomes visible, in points, unless the
  /// delegate provides one. The default, `automaticDimension`, measures all headers at once. 0 disables
  /// self-sizing.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet {
      estimatedSectionHeaderHeight = possibleEstimate(estimatedSectionHeaderHeight)
      setNeedsMeasuring()
    }
  }
  /// The estimated height of self-sizing footers until their section becomes visible, in points, unless the
  /// delegate provides one. The default, `automaticDimension`, measures all footers at once. 0 disables
  /// self-sizing.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet {
      estimatedSectionFooterHeight = possibleEstimate(estimatedSectionFooterHeight)
      setNeedsMeasuring()
    }
  }
  /// The space above headers, in points. The default, `automaticDimension`, is 22 in plain tables and 0 in
  /// others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }

  // MARK: - Decoration

  /// A Boolean value that determines whether the content of rows, headers, and footers is inset from the
  /// sides by the safe area. The default is `true`. Backgrounds always extend to the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { updateSideInsets() }
  }
  /// The insets of separators from the sides, in points. The default is 16 at the left.
  open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.textMargin, bottom: 0, right: 0) {
    didSet { updateSeparators() }
  }
  /// The color of separators. The default, and the value after setting `nil`, is `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      updateSeparators()
    }
  }
  /// The style of separators. The default is `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updateSeparators() }
  }
  /// A view behind the rows that fills the table view and doesn't scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }
  /// A view above the first section that scrolls with the content. The default is `nil`. The table view sets
  /// its width but uses the height that the view has when it is assigned. Assign it again after changing its
  /// height.
  open var tableHeaderView: UIView? {
    didSet { replaceTableView(oldValue, by: tableHeaderView) }
  }
  /// A view below the last section that scrolls with the content. The default is `nil`. The table view sets
  /// its width but uses the height that the view has when it is assigned. Assign it again after changing its
  /// height.
  open var tableFooterView: UIView? {
    didSet { replaceTableView(oldValue, by: tableFooterView) }
  }

  // MARK: - Geometry

  /// The number of sections.
  open var numberOfSections: Int { measuredLayout.sections.count }
  /// Returns the number of rows in a section. Traps if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int { measuredLayout.sections[section].rowCount }
  /// Returns the rectangle of a section, including its header and footer, in points of the content. Traps if
  /// there is no such section.
  open func rect(forSection section: Int) -> CGRect { measuredLayout.rect(ofSection: section) }
  /// Returns the rectangle of a section's header without pinning, in points of the content. Traps if there is
  /// no such section.
  open func rectForHeader(inSection section: Int) -> CGRect { measuredLayout.rect(ofHeader: section) }
  /// Returns the frame of a section's footer, with a height of zero if it has none. Footers that stay at the bottom edge are
  /// moved only on the screen.
  open func rectForFooter(inSection section: Int) -> CGRect { measuredLayout.rect(ofFooter: section) }
  /// Returns the rectangle of a row, in points of the content, or zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let position = TableLayout.Position(indexPath)
    return measuredLayout.contains(position) ? measuredLayout.rect(of: position) : .zero
  }
  /// Returns the index path of the row at a point of the content, or `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return measuredLayout.position(at: point.y)?.indexPath
  }

  // MARK: - Cells

  /// Returns the index path of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.position.indexPath
  }
  /// Returns the cell of a row, or `nil` if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let position = TableLayout.Position(indexPath)
    return visibleRows.first { $0.position == position }?.cell
  }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutRows()
    return visibleRows.map(\.cell)
  }
  /// The index paths of the visible rows, from top to bottom, or `nil` before the first cell was requested.
  open var indexPathsForVisibleRows: [IndexPath]? {
    guard dataSource != nil else { return nil }
    layOutRows()
    return visibleRows.map(\.position.indexPath)
  }
  /// Returns the header of a section, or `nil` if it isn't visible or has another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaders[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section, or `nil` if it isn't visible or has another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleFooters[section] as? UITableViewHeaderFooterView
  }
  /// Returns a reused cell or a new one of the registered class. Returns `nil` if there is neither; create a
  /// cell in this case.
  @discardableResult open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }
  /// Returns a reused cell or a new one of the registered class. Traps if no class is registered.
  @discardableResult open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { requireCell(identifier) }
  /// Returns a reused header or footer or a new one of the registered class, or `nil` if there is neither.
  @discardableResult open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueSectionView(identifier) }
  /// Registers a class for cells with an identifier. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Registers a class for headers and footers with an identifier. `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  // MARK: - Scrolling and selection

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row. Traps if there is no such row.
  ///   - scrollPosition: The position to which the row scrolls.
  ///   - animated: A Boolean value that determines whether scrolling is animated.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  // MARK: - Editing

  /// A Boolean value that determines whether the table view is in editing mode. The default is `false`.
  open var isEditing: Bool {
    get { editsRows }
    set { setEditing(newValue, animated: false) }
  }
  /// Enters or leaves editing mode, in which rows have controls for deletion, insertion, and moving.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
  /// A Boolean value that determines whether the user can select rows in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  final var editsRows = false
  /// The cell whose button for confirming a deletion is visible.
  final weak var confirmingCell: UITableViewCell?
  /// The row that follows a finger.
  final var movedRow: MovedRow?

  /// A Boolean value that determines whether the user can select rows. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that determines whether more than one row can be selected. The default is `false`.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }
  /// Selects a row. The previous selection is cleared unless multiple selection is allowed. The delegate
  /// isn't notified.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row. `nil` clears the selection.
  ///   - animated: A Boolean value that determines whether the selection and scrolling are animated.
  ///   - scrollPosition: The position to which the row scrolls. If it is `none`, the content doesn't scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects a row. Does nothing if it isn't selected. The delegate isn't notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  /// The index path of the selected row, or of the topmost one of several. The default is `nil`.
  open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }
  /// The index paths of the selected rows, from top to bottom, or `nil` if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
  }

  // MARK: - Overridden

  /// The size of the content, in points. The table view computes it. A value that was set applies until the
  /// table view measures its rows.
  open override var contentSize: CGSize {
    get { super.contentSize }
    set {
      hasContentSize = true
      super.contentSize = newValue
    }
  }

  /// Positions cells, headers, and the background. Subclasses must call `super`.
  open override func layoutSubviews() {
    reportingScrollOnce {
      super.layoutSubviews()
      layOutContent()
      prefetchRows()
      followContentInset()
    }
  }

  /// An animated scroll of a table ends in the range that other insets leave, also if its target was out of range before [K].
  private func followContentInset() {
    guard hasOtherContentInset else { return }
    hasOtherContentInset = false
    bringScrollTargetIntoRange()
  }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    updateSideInsets()
  }

  /// Stores the first row for the next layout when the width changes. Offsets and insets that code sets in between don't matter
  /// [R: UITableView of iOS 18.2].
  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.width != old.width else { return }
    storeFirstRow()
    setNeedsMeasuring()
  }

  /// Measures rows again if the user's text size changed. Subclasses must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textSizeMayHaveChanged(from: previousTraitCollection)
  }

  /// Highlights the row under the finger. Subclasses must call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressRow(under: touches, with: event) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the tapped row. Subclasses must call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectPressedRow() { super.touchesEnded(touches, with: event) }
  }

  /// Clears the highlight. Subclasses must call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !releasePressedRow() { super.touchesCancelled(touches, with: event) }
  }

  override func scrollDelegateDidChange() {
    guard !isSettingDelegate, scrollDelegate !== delegate else { return }
    isSettingDelegate = true
    delegate = scrollDelegate as? any UITableViewDelegate
    isSettingDelegate = false
  }

  override var contentBackground: UIView? { backgroundView }

  override var clampsWhenInsetChanges: Bool {
    hasContentSize || HostSimulator.current.answers.emptyTableClamps
  }

  // MARK: - State

  /// The methods that the data source implemented when it was set.
  final var dataSourceMemory = DelegateMemory()
  /// The methods of which the delegate turned out to have only the default implementation.
  final var missingMethods: Set<DelegateMethod> = []
  final var layout = TableLayout()
  final var needsMeasuring = true
  /// A Boolean value that indicates whether the numbers of sections and rows are loaded.
  final var knowsCounts = false
  /// A Boolean value that indicates whether measured heights of rows are only estimates now.
  final var heightsAreOld = false
  /// The row that the next layout brings to where the first visible one was.
  final var rowToRestore: RowToRestore?
  /// A Boolean value that indicates whether the size of the content changed since the last layout.
  final var needsRangeCheck = false
  /// A Boolean value that indicates whether the size of the content is that of the layout.
  final var hasSize = true
  /// The side insets of the cells' content in the last update.
  final var knownSideInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the layout was measured after the cells got their frames.
  final var layoutIsNew = false
  final var isMeasuring = false
  /// A Boolean value that indicates whether the content size was set.
  final var hasContentSize = false
  final var isSettingDelegate = false
  final var visibleRows: [VisibleRow] = []
  final var visibleHeaders: [Int: UIView] = [:]
  final var visibleFooters: [Int: UIView] = [:]
  /// Views that were created to determine whether a section has a header.
  final var preparedHeaders: [Int: UIView] = [:]
  final var preparedFooters: [Int: UIView] = [:]
  /// Cells that were created to measure their heights.
  final var preparedCells: [ListPosition: UITableViewCell] = [:]
  final var reusePool = TableReusePool()
  /// The cell that is returned for the row that is being reconfigured.
  final var cellToReconfigure: UITableViewCell?
  final var cellClasses: [String: UITableViewCell.Type] = [:]
  final var sectionViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  final var selection: Set<ListPosition> = []
  final var pressedRow: IndexPath?
  /// The number of groups of changes that have begun and not ended.
  final var updateDepth = 0
  final var updates = TableUpdates()
  final var updateCompletions: [(Bool) -> Void] = []
}

/// A visible row.
@MainActor struct VisibleRow {
  var position: ListPosition
  let cell: UITableViewCell
}

extension ListPosition {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
