import Foundation

/// A scroll view that shows rows in sections, and makes cells only for the rows in view.
///
/// Rows have the heights that the delegate or `rowHeight` gives them; where both leave the height to the table,
/// cells size themselves when they come into view, and until then the rows have estimated heights.
@preconcurrency @MainActor open class UITableView: _TypedDelegateScrollView {
  // MARK: - Life cycle

  /// Makes a table in a style with a frame in points of its superview.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Makes a plain table with a frame in points of its superview.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// How sections are set apart.
  open private(set) var style: UITableView.Style

  // MARK: - Data

  /// Knows what the table shows; nil by default. A new one makes the table load anew.
  weak open var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Decides how rows look, and hears of everything that moves; nil by default. It is also the delegate that
  /// the scroll view knows.
  weak open var delegate: (any UITableViewDelegate)? {
    didSet { tableDelegateDidChange(from: oldValue) }
  }
  /// Forgets all cells and heights and asks for them again at the next layout. The selection is lost.
  open func reloadData() { forgetEverything() }

  // MARK: - Changes

  /// Begins a group of changes, which may contain others; `endUpdates()` carries them out together.
  open func beginUpdates() { openUpdates() }
  /// Ends a group of changes. The outermost one compares them with what the data source says now, and stops the
  /// program if they do not add up; then heights are asked for again, and rows go to their new places within 0.3
  /// seconds. What is seen stays where it is.
  open func endUpdates() { closeUpdates(completion: nil) }
  /// Makes a group of changes in a block; the completion comes when they are done, with false if that was cut
  /// short.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }
  /// The same for a block that does not outlive the call, as UIKit's never does.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Whether a group of changes has begun and not ended.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// Adds rows; their paths are those after all changes of the group.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertRows(indexPaths, with: animation) }
  }
  /// Takes rows out; their paths are those before all changes of the group.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deleteRows(indexPaths, with: animation) }
  }
  /// Asks for the cells of rows anew; their paths are those before all changes of the group.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadRows(indexPaths, with: animation) }
  }
  /// Moves a row from where it is before all changes of the group to where it is after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.list.movedRows[ListPosition(indexPath)] = ListPosition(newIndexPath) }
  }
  /// Asks for the cells of rows anew, so that they can show something else in the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Adds sections; their numbers are those after all changes of the group.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertSections(sections, with: animation) }
  }
  /// Takes sections out; their numbers are those before all changes of the group.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deleteSections(sections, with: animation) }
  }
  /// Asks for everything in sections anew; their numbers are those before all changes of the group.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadSections(sections, with: animation) }
  }
  /// Moves a section from where it is before all changes of the group to where it is after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.list.movedSections[section] = newSection }
  }

  // MARK: - Sizes

  /// The height of rows in points, unless the delegate has its own; automatic by default: cells size themselves.
  open var rowHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }
  /// The height of section headers in points, unless the delegate has its own; automatic by default, which
  /// depends on whether there is anything to show.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }
  /// The height of section footers in points, unless the delegate has its own; automatic by default, which
  /// depends on whether there is anything to show.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }

  /// The height in points that rows which size themselves have until they are seen; automatic by default, which
  /// is 44 points. 0 means that rows do not size themselves. The delegate may have its own.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }
  /// The height in points that headers which size themselves have until their section is seen; automatic by default,
  /// which has all of them measured at once. 0 means that headers do not size themselves. The delegate may have its
  /// own.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }
  /// The same for footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }
  /// What is kept free above headers, in points; automatic by default, which is 22 in a plain table and nothing
  /// in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsMeasuring() }
  }

  // MARK: - Decoration

  /// Whether what rows, headers and footers show keeps clear of the safe area's edges at the sides; true by default.
  /// Their backgrounds reach from side to side all the same.
  open var insetsContentViewsToSafeArea = true {
    didSet { updateSideInsets() }
  }
  /// How far the lines between rows keep from the sides, in points; 16 from the left by default.
  open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.textMargin, bottom: 0, right: 0) {
    didSet { updateSeparators() }
  }
  /// Whether there are lines between rows; single lines by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updateSeparators() }
  }
  /// A view behind the rows that fills the table and does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }
  /// A view above the first section that scrolls; nil by default. It gets the table's width and keeps the
  /// height it has when it is assigned: assign it again after changing that.
  open var tableHeaderView: UIView? {
    didSet { replaceTableView(oldValue, by: tableHeaderView) }
  }
  /// A view below the last section that scrolls; nil by default. It gets the table's width and keeps the
  /// height it has when it is assigned: assign it again after changing that.
  open var tableFooterView: UIView? {
    didSet { replaceTableView(oldValue, by: tableFooterView) }
  }

  // MARK: - Geometry

  /// How many sections there are.
  open var numberOfSections: Int { measuredLayout.sections.count }
  /// How many rows a section has. A section that does not exist stops the program.
  open func numberOfRows(inSection section: Int) -> Int { measuredLayout.sections[section].rowCount }
  /// Where a section lies with its header and footer, in points of the content. A section that does not exist
  /// stops the program.
  open func rect(forSection section: Int) -> CGRect { measuredLayout.rect(ofSection: section) }
  /// Where a section's header lies when it does not stick to the edge, in points of the content. A section
  /// that does not exist stops the program.
  open func rectForHeader(inSection section: Int) -> CGRect { measuredLayout.rect(ofHeader: section) }
  /// Where a row lies, in points of the content; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let position = TableLayout.Position(indexPath)
    return measuredLayout.contains(position) ? measuredLayout.rect(of: position) : .zero
  }
  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return measuredLayout.position(at: point.y)?.indexPath
  }

  // MARK: - Cells

  /// The row that a cell shows; nil if it is not in view.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.position.indexPath
  }
  /// The cell of a row; nil if the row is not in view.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let position = TableLayout.Position(indexPath)
    return visibleRows.first { $0.position == position }?.cell
  }
  /// The cells in view, from the top.
  open var visibleCells: [UITableViewCell] {
    layOutRows()
    return visibleRows.map(\.cell)
  }
  /// The rows in view, from the top; nil before the table has asked for any cell.
  open var indexPathsForVisibleRows: [IndexPath]? {
    guard dataSource != nil else { return nil }
    layOutRows()
    return visibleRows.map(\.position.indexPath)
  }
  /// The header of a section; nil if it is out of view or of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaders[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section; nil if it is out of view or of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleFooters[section] as? UITableViewHeaderFooterView
  }
  /// A cell that went out of view and can be used again, else one of the class that was registered; nil if there
  /// is neither, which means: make one.
  @discardableResult open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }
  /// As without a path; an identifier without a registered class stops the program.
  @discardableResult open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { requireCell(identifier) }
  /// A header or footer that went out of view, else one of the class that was registered; nil if there is
  /// neither.
  @discardableResult open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueSectionView(identifier) }
  /// Says of which class the cells with an identifier are made; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Says of which class the headers and footers with an identifier are made; nil takes that back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  // MARK: - Scrolling and selection

  /// Moves the content until a row is where it is wanted. A row that does not exist stops the program.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Whether rows can be selected by taps; true by default.
  open var allowsSelection = true
  /// Whether more than one row can be selected; false by default.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }
  /// Selects a row, unless several may be selected in place of the present one, and scrolls to it unless the
  /// position is `none`; nil deselects all. The delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects a row; nothing happens if it is not selected. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  /// The row that is selected, the topmost of several; nil by default.
  open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }
  /// The rows that are selected, from the top; nil if none is.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
  }

  // MARK: - Overridden

  /// The size of the content in points. The table computes it; what is set holds until the table measures its
  /// rows.
  open override var contentSize: CGSize {
    get { super.contentSize }
    set {
      hasContentSize = true
      super.contentSize = newValue
    }
  }

  /// Brings cells, headers and background in place; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Keeps the content of rows clear of the edges; subclasses call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSideInsets()
  }

  /// Measures rows anew when the user's text size has changed; subclasses call super.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textSizeMayHaveChanged(from: previousTraitCollection)
  }

  /// Highlights the row under a finger; subclasses call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressRow(under: touches) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the row that was tapped; subclasses call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectPressedRow() { super.touchesEnded(touches, with: event) }
  }

  /// Forgets the row that was touched; subclasses call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !releasePressedRow() { super.touchesCancelled(touches, with: event) }
  }

  override func scrollDelegateDidChange() {
    guard !isSettingDelegate, scrollDelegate !== delegate else { return }
    isSettingDelegate = true
    delegate = scrollDelegate as? any UITableViewDelegate
    isSettingDelegate = false
  }

  override var clampsWhenInsetChanges: Bool {
    hasContentSize || HostSimulator.current.answers.emptyTableClamps
  }

  // MARK: - State

  final var layout = TableLayout()
  final var needsMeasuring = true
  /// Whether the numbers of sections and rows were asked for since the table was last told to forget them.
  final var knowsCounts = false
  /// Whether the heights of rows that were measured once are only guesses by now.
  final var heightsAreOld = false
  /// What the content of cells kept free at the sides when they were last told.
  final var knownSideInsets = UIEdgeInsets.zero
  /// Whether the layout has been measured since the cells got their frames.
  final var layoutIsNew = false
  final var isMeasuring = false
  /// Whether anybody has said how large the content is.
  final var hasContentSize = false
  final var isSettingDelegate = false
  final var visibleRows: [VisibleRow] = []
  final var visibleHeaders: [Int: UIView] = [:]
  final var visibleFooters: [Int: UIView] = [:]
  /// Views that were made to find out whether a section has any.
  final var preparedHeaders: [Int: UIView] = [:]
  final var preparedFooters: [Int: UIView] = [:]
  /// Cells that were made to find out how high they are.
  final var preparedCells: [ListPosition: UITableViewCell] = [:]
  final var reusePool = TableReusePool()
  /// The cell that is dequeued for the row that gets it again.
  final var cellToReconfigure: UITableViewCell?
  final var cellClasses: [String: UITableViewCell.Type] = [:]
  final var sectionViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  final var selection: Set<ListPosition> = []
  final var pressedRow: IndexPath?
  /// How many groups of changes have begun and not ended, and what they contain.
  final var updateDepth = 0
  final var updates = TableUpdates()
  final var updateCompletions: [(Bool) -> Void] = []
}

/// A row in view.
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
