import Foundation

/// A view that shows a single row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The styles of cells.
  public enum CellStyle: Int, @unchecked Sendable {
    /// One label.
    case `default` = 0
    /// A label on the left and a detail label on the right.
    case value1 = 1
    /// A narrow label on the left with a detail label beside it.
    case value2 = 2
    /// A label above a detail label.
    case subtitle = 3
  }

  /// The styles of selected cells. All except `none` are gray.
  public enum SelectionStyle: Int, @unchecked Sendable { case none = 0, blue = 1, gray = 2, `default` = 3 }

  /// The styles of separators between cells.
  public enum SeparatorStyle: Int, @unchecked Sendable { case none = 0, singleLine = 1 }

  /// The types of accessories at the right edge of a cell.
  public enum AccessoryType: Int, @unchecked Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  // MARK: - Life cycle

  /// Creates a cell. A cell with an identifier is reused for other rows.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    backgroundColor = .systemBackground
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    setNeedsLayout()
  }

  /// Creates a cell of the default style that isn't reused. The table view determines its frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The identifier under which the table view reuses the cell, or `nil` if it isn't reused.
  open private(set) var reuseIdentifier: String?
  /// Prepares the cell for reuse with another row. Subclasses must call `super`.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    if editing != nil {
      showEditing(false, animated: false)
      prepareEditing(nil)
    }
  }

  // MARK: - Content

  /// The image view on the left, created on first access.
  open var imageView: UIImageView? { picture }
  /// The main label, created on first access.
  open var textLabel: UILabel? { title }
  /// The detail label, or `nil` in cells of the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : detail }
  /// The view that contains the cell's content, beside the accessory.
  open var contentView: UIView { content }
  /// The view behind the content. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// The view behind the content that is visible while the cell is selected or highlighted. The default,
  /// `nil`, shows plain gray.
  open var selectedBackgroundView: UIView? {
    didSet { replaceSelectedBackground(oldValue) }
  }

  // MARK: - State

  /// The style of the selected cell. The default is gray.
  open var selectionStyle = UITableViewCell.SelectionStyle.default {
    didSet { updateSelection() }
  }
  /// A Boolean value that indicates whether the cell's row is selected. The default is `false`. Setting it
  /// calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { looksSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether a finger touches the cell. The default is `false`. Setting it
  /// calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { looksHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the cell. The table view calls this method when the row is selected or deselected,
  /// and for a cell that becomes visible with another state than its row.
  ///
  /// Override it to change the appearance. Subclasses must call `super`, which shows or hides the background,
  /// with a fade of 0.25 seconds if `animated` is `true`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    looksSelected = selected
    updateSelection(animated: animated)
  }
  /// Highlights the cell or removes the highlight. The table view calls this method when a finger touches or
  /// leaves the row. Override it like `setSelected`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    looksHighlighted = highlighted
    updateSelection(animated: animated)
  }

  // MARK: - Accessory

  /// The type of the accessory at the right edge. The default is `none`.
  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { updateAccessory() }
  }
  /// The accessory view at the right edge, instead of the one for the accessory type. The default is `nil`.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }

  /// The type of the accessory in editing mode. The default is `none`.
  open var editingAccessoryType = UITableViewCell.AccessoryType.none {
    didSet { updateAccessory() }
  }
  /// The accessory view in editing mode, instead of the one for the accessory type. The default is `nil`.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the cell shows its controls for editing. The default is `false`.
  /// Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing?.isEditing == true }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls for editing. The table view calls this method when it enters or leaves editing
  /// mode. Subclasses must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }
  /// A Boolean value that determines whether the content is indented in editing mode. The default is `true`.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }
  /// The controls for editing; `nil` for cells that were never edited.
  final var editing: CellEditing?

  // MARK: - Overridden

  /// Positions content, accessory, and backgrounds. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Returns the given width, and the height required by the labels and the image, at least 44 points.
  /// Subclasses that size themselves without constraints override this method.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelledHeight(width: size.width))
  }

  /// Returns the size required by the content view's constraints, including the accessory or, without
  /// constraints, the result of `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
    let accessory = accessoryWidth + sideInsets.left + sideInsets.right
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - accessory), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + accessory, height: size.height)
  }

  // MARK: - Parts

  private var looksSelected = false
  private var looksHighlighted = false
  final let cellStyle: CellStyle
  private let content = UIView()
  final lazy var title = makeLabel()
  final lazy var detail = makeDetailLabel()
  final lazy var picture = makeImageView()
  final lazy var plainSelection = makePlainSelection()
  final lazy var accessorySymbol = UILabel()
  final lazy var separator = makeSeparator()
  final var separatorInset: UIEdgeInsets?
  /// The left and right insets of the content, in points, set by the table view.
  final var sideInsets = UIEdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }
  /// The final opacity of the background in a fade, or `nil` if no fade is in progress.
  final var fadingAlpha: CGFloat?
  /// The parts that have been created on demand.
  final var parts = CellParts()
}

/// The parts of a cell that have been created.
struct CellParts: OptionSet {
  let rawValue: UInt8
  static let title = CellParts(rawValue: 1)
  static let detail = CellParts(rawValue: 2)
  static let picture = CellParts(rawValue: 4)
  static let separator = CellParts(rawValue: 8)
  static let plainSelection = CellParts(rawValue: 16)
}
