import Foundation

/// A scroll view that shows rows in sections, and makes cells only for the rows in view.
///
/// Rows have the heights that the delegate gives them, or else the standard height: cells do not size
/// themselves here.
@MainActor open class UITableView: UIScrollView {
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

  // MARK: - Sizes

  /// The height of rows in points, unless the delegate has its own; automatic by default, which is 44 points.
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

  // MARK: - Decoration

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
  /// A cell that went out of view and can be used again; nil if there is none, which means: make one.
  @discardableResult open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = reusePool.take(withIdentifier: identifier) else { return nil }
    cell.prepareForReuse()
    return cell
  }

  // MARK: - Scrolling and selection

  /// Moves the content until a row is where it is wanted. A row that does not exist stops the program.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    setContentOffset(offset(for: indexPath, at: scrollPosition), animated: animated)
  }
  /// Selects a row in place of the present one, and scrolls to it unless the position is `none`; nil
  /// deselects. The delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects a row; nothing happens if it is not selected. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPath == indexPathForSelectedRow { select(nil) }
  }
  /// The row that is selected; nil by default.
  open internal(set) var indexPathForSelectedRow: IndexPath?

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
    guard !isSettingDelegate, _scrollDelegate !== delegate else { return }
    isSettingDelegate = true
    delegate = _scrollDelegate as? any UITableViewDelegate
    isSettingDelegate = false
  }

  override var clampsWhenInsetChanges: Bool {
    hasContentSize || HostSimulator.current.answers.emptyTableClamps
  }

  // MARK: - State

  final var layout = TableLayout()
  final var needsMeasuring = true
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
  final var reusePool = TableReusePool()
  final var pressedRow: IndexPath?
}

/// A row in view.
@MainActor struct VisibleRow {
  let position: TableLayout.Position
  let cell: UITableViewCell
}

extension TableLayout.Position {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
