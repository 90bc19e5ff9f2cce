import Foundation

/// A view that arranges views in a row or a column, using constraints that it creates.
///
/// Hidden views are left out. The stack view itself draws nothing.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of views along the axis of a stack view.
  public enum Distribution: Int, @unchecked Sendable {
    /// The views fill the length according to their hugging and compression resistance priorities.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The lengths are proportional to the content.
    case fillProportionally = 2
    /// The gaps are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between centers are equal; gaps are at least the spacing.
    case equalCentering = 4
  }

  /// The alignment of views across the axis of a stack view.
  public enum Alignment: Int, @unchecked Sendable {
    /// The views fill the stack view from edge to edge.
    case fill = 0
    /// The views are aligned with the leading edge; in a row, with the top edge.
    case leading = 1
    /// The first baselines are aligned; for rows.
    case firstBaseline = 2
    /// The views are centered.
    case center = 3
    /// The views are aligned with the trailing edge; in a row, with the bottom edge.
    case trailing = 4
    /// The last baselines are aligned; for rows.
    case lastBaseline = 5

    /// The top edge, for rows.
    public static var top: UIStackView.Alignment { .leading }
    /// The bottom edge, for rows.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  private var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var ownConstraints: [NSLayoutConstraint] = []
  final var gapGuides: [UILayoutGuide] = []

  // MARK: - Life cycle

  /// Creates a stack view without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a horizontal stack view and adds the given views as subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Not supported; always traps.
  public required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: - Views

  /// The arranged views in order, including hidden ones. All of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Adds a view at the end of the arrangement, and as a subview if necessary. A view that is already
  /// arranged moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrange(view, at: arranged.count)
  }
  /// Removes a view from the arrangement. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }
  /// Inserts a view at an index of the arrangement, or moves it there. Traps if the index is out of range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    precondition(
      (0...arranged.count).contains(stackIndex),
      "insertArrangedSubview: there are \(arranged.count) views, no place \(stackIndex)")
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.insert(view, at: index)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Sets the spacing after a view, in points, instead of `spacing`. Does nothing for views that aren't
  /// arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }
  /// Returns the custom spacing after a view, or `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// The value that stands for the stack view's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  // MARK: - Configuration

  /// The axis of the arrangement. The default is `horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The distribution of views along the axis. The default is `fill`.
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The alignment of views across the axis. The default is `fill`.
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The gap between views, in points; the minimum for distributions with growing gaps. The default is 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// A Boolean value that determines whether the views are arranged relative to the layout margins instead of
  /// the edges. The default is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: - Overridden

  /// Always `true`, because a stack view needs constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Creates the stack view's constraints. Subclasses must call super.
  open override func updateConstraints() {
    remakeConstraints()
    super.updateConstraints()
  }

  /// Removes the view from the arrangement. Subclasses must call super.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  /// Called when the content size of an arranged view changed.
  final func arrangedSizeDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}
