import Foundation

/// Shows one row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// How the labels of a cell are arranged.
  public enum CellStyle: Int, @unchecked Sendable {
    /// One label.
    case `default` = 0
    /// A label on the left, a detail on the right.
    case value1 = 1
    /// A narrow label on the left, a detail beside it.
    case value2 = 2
    /// A label above a detail.
    case subtitle = 3
  }

  /// How a selected cell looks; all but `none` are grey.
  public enum SelectionStyle: Int, @unchecked Sendable { case none = 0, blue = 1, gray = 2, `default` = 3 }

  /// Whether there are lines between cells.
  public enum SeparatorStyle: Int, @unchecked Sendable { case none = 0, singleLine = 1 }

  /// What stands at the right edge of a cell.
  public enum AccessoryType: Int, @unchecked Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  // MARK: - Life cycle

  /// Makes a cell; with an identifier the table keeps it for use in other rows.
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

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Under which name the table keeps the cell for use in other rows; nil if it does not.
  open private(set) var reuseIdentifier: String?
  /// Called before the cell is used for another row; subclasses call super.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: - Content

  /// The picture on the left; made when it is first asked for.
  open var imageView: UIImageView? { picture }
  /// The main label; made when it is first asked for.
  open var textLabel: UILabel? { title }
  /// The second label; nil in cells of the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : detail }
  /// The view that holds what the cell shows, beside the accessory.
  open var contentView: UIView { content }
  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// A view behind the content that is seen while the cell is selected or highlighted; nil, the default, is
  /// plain grey.
  open var selectedBackgroundView: UIView? {
    didSet { replaceSelectedBackground(oldValue) }
  }

  // MARK: - State

  /// How the cell looks when it is selected; grey by default.
  open var selectionStyle = UITableViewCell.SelectionStyle.default {
    didSet { updateSelection() }
  }
  /// Whether the cell's row is selected; false by default. Setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { looksSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the cell; false by default. Setting it calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { looksHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// What the table calls when the row is selected or deselected, and for a cell that comes into view otherwise than
  /// its row is. For subclasses that look otherwise then; they call super, which shows or hides the background, fading
  /// for 0.25 seconds if it is to be animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    looksSelected = selected
    updateSelection(animated: animated)
  }
  /// What the table calls when a finger comes onto the row or leaves it. For subclasses, as `setSelected` is.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    looksHighlighted = highlighted
    updateSelection(animated: animated)
  }

  // MARK: - Accessory

  /// What stands at the right edge; nothing by default.
  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { updateAccessory() }
  }
  /// A view at the right edge in place of the accessory type's; nil by default.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }

  // MARK: - Overridden

  /// Places content, accessory and backgrounds; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The given width, and the height that the labels and the picture ask for, 44 points at least. Subclasses that
  /// size themselves without constraints override it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelledHeight(width: size.width))
  }

  /// What the constraints of the content view ask for, together with the accessory; without constraints
  /// `sizeThatFits(_:)`.
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
  /// What the content keeps free at the left and at the right, in points; the table says so.
  final var sideInsets = UIEdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }
  /// How opaque the background is that is fading at the moment, once it is done; nil while none does.
  final var fadingAlpha: CGFloat?
  /// Which of the parts that are made on demand exist.
  final var parts = CellParts()
}

/// The parts of a cell that have been made.
struct CellParts: OptionSet {
  let rawValue: UInt8
  static let title = CellParts(rawValue: 1)
  static let detail = CellParts(rawValue: 2)
  static let picture = CellParts(rawValue: 4)
  static let separator = CellParts(rawValue: 8)
  static let plainSelection = CellParts(rawValue: 16)
}
