import Foundation

/// A view with columns of rows, one of which is selected in each. Columns are flat here and not on a wheel.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private static let naturalSize = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9

  private final var columns: [PickerColumn] = []
  private final let plate = UIView()
  private final var isLoaded = false

  /// Creates a picker view. A frame without a size has 320 × 216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.naturalSize) : frame)
    plate.backgroundColor = ControlColor.faintFill
    plate.layer.cornerRadius = 8
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: Content

  /// The object with the numbers of components and rows. Not retained. Setting it loads them again.
  weak open var dataSource: (any UIPickerViewDataSource)? {
    didSet { needsReload() }
  }

  /// The object with the contents of rows. Not retained. Setting it loads them again.
  weak open var delegate: (any UIPickerViewDelegate)? {
    didSet { needsReload() }
  }

  /// The number of components, 0 without a data source.
  open var numberOfComponents: Int {
    load()
    return columns.count
  }

  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// Returns the size of the rows of a component.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    guard let column = column(component) else { return .zero }
    return CGSize(width: column.table.bounds.width, height: column.rowHeight)
  }

  /// Returns the view of a row, or `nil` if the row isn't visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.shownView(ofRow: row)
  }

  /// Loads all components again. Selected rows stay, unless there are fewer rows now.
  open func reloadAllComponents() {
    needsReload()
    load()
  }

  /// Loads the rows of a component again.
  open func reloadComponent(_ component: Int) { column(component)?.reload() }

  // MARK: Selection

  /// Selects a row without calling the delegate. A row that doesn't exist counts as the nearest one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    column(component)?.select(row, animated: animated)
  }

  /// Returns the selected row of a component, or −1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

  // MARK: Layout

  /// Returns 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  /// Positions the components side by side, in the middle of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let room = bounds.insetBy(dx: Self.margin, dy: 0)
    let given = columns.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let free = room.width - given.reduce(0, +)
    let share = max(0, free) / CGFloat(max(1, given.filter { $0 <= 0 }.count))
    let widths = given.map { $0 > 0 ? $0 : share }
    var x = room.midX - widths.reduce(0, +) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (column, width) in isMirrored ? Array(zip(columns, widths).reversed()) : Array(zip(columns, widths)) {
      column.place(in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      x += width
    }
    let height = columns.map(\.rowHeight).max() ?? PickerColumn.standardRowHeight
    plate.frame = CGRect(x: room.minX, y: bounds.midY - height / 2, width: room.width, height: height)
  }

  private func column(_ component: Int) -> PickerColumn? {
    load()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  private func needsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    for column in columns[min(count, columns.count)...] { column.table.removeFromSuperview() }
    columns = Array(columns.prefix(count))
    for component in columns.count..<count {
      let column = PickerColumn(component, of: self)
      columns.append(column)
      addSubview(column.table)
    }
    for column in columns { column.reload() }
    setNeedsLayout()
  }
}
