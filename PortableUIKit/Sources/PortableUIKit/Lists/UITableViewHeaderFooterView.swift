import Foundation

/// A view above or below a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Makes a view; tables make those for titles themselves.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The name it was made with; nil if there is none.
  open private(set) var reuseIdentifier: String?
  /// The label that shows the title; made when it is first asked for.
  open var textLabel: UILabel? { label }
  /// The view that holds what is shown.
  open var contentView: UIView { content }
  /// For subclasses that are used for more than one section; subclasses call super.
  open func prepareForReuse() {}

  /// Places the content and the title; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.inset(by: sideInsets)
    guard hasLabel else { return }
    label.frame = content.bounds.inset(
      by: UIEdgeInsets(top: 0, left: TableMetrics.textMargin, bottom: 0, right: TableMetrics.textMargin))
  }

  /// The size that suits the constraints in the content view; without any, that of the view itself.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !content.constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let sides = sideInsets.left + sideInsets.right
    let size = content.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + sides, height: size.height)
  }

  /// What the content keeps free at the left and at the right, in points; the table says so.
  final var sideInsets = UIEdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }

  private let content = UIView()
  private var hasLabel = false
  private lazy var label = makeLabel()

  private func makeLabel() -> UILabel {
    let label = UILabel()
    content.addSubview(label)
    hasLabel = true
    setNeedsLayout()
    return label
  }
}
