import Foundation

/// A reusable view above or below a section of a table view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Creates a header or footer view. Table views create the views for titles themselves.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a view that isn't reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The reuse identifier, or `nil` if there is none.
  open private(set) var reuseIdentifier: String?
  /// The label of the title, created on first access.
  open var textLabel: UILabel? { label }
  /// The view that contains the content.
  open var contentView: UIView { content }
  /// Prepares the view for reuse with another section. Subclasses must call `super`.
  open func prepareForReuse() {}

  /// Positions the content and the title. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.inset(by: sideInsets)
    guard hasLabel else { return }
    label.frame = content.bounds.inset(
      by: UIEdgeInsets(top: 0, left: TableMetrics.textMargin, bottom: 0, right: TableMetrics.textMargin))
  }

  /// Returns the size required by the content view's constraints or, without constraints, the size of the
  /// view itself.
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

  /// The left and right insets of the content, in points, set by the table view.
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
