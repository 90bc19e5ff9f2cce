import Foundation

/// Arranges views in a row or a column, with constraints that it makes itself.
///
/// Hidden views are left out; the stack has no look of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, @unchecked Sendable {
    /// As their hugging and compression resistance say.
    case fill = 0
    /// All the same.
    case fillEqually = 1
    /// In proportion to their content.
    case fillProportionally = 2
    /// With equal gaps of at least the spacing.
    case equalSpacing = 3
    /// With their middles at equal distances, and gaps of at least the spacing.
    case equalCentering = 4
  }

  /// How the views lie across the stack.
  public enum Alignment: Int, @unchecked Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where reading starts; in a row, at the top.
    case leading = 1
    /// With their first baselines in line; for rows.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends; in a row, at the bottom.
    case trailing = 4
    /// With their last baselines in line; for rows.
    case lastBaseline = 5

    /// At the top, in a row.
    public static var top: UIStackView.Alignment { .leading }
    /// At the bottom, in a row.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  private var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var ownConstraints: [NSLayoutConstraint] = []
  final var gapGuides: [UILayoutGuide] = []

  // MARK: - Life cycle

  /// A stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A row of views, to which the stack adds them as subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Not supported: traps.
  public required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: - Views

  /// The views in their order, hidden ones included; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Adds a view at the end, as a subview if it is none; a view that is there already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrange(view, at: arranged.count)
  }
  /// Takes a view out of the arrangement; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }
  /// Adds a view at a place of the arrangement, or moves it there; a place out of range traps.
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

  /// Sets the gap after a view in place of `spacing`, in points; nothing happens for views not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }
  /// The gap set after a view; `spacingUseDefault` when none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// Stands for the stack's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  // MARK: - Manner

  /// Whether the views stand in a row or a column; a row by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the views share the length; `fill` by default.
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// How the views lie across; `fill` by default.
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The gap between views in points, the least one where gaps can grow; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether the views keep to the margins in place of the edges; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: - Overridden

  /// True: without constraints a stack does nothing.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the stack's constraints; subclasses call super.
  open override func updateConstraints() {
    remakeConstraints()
    super.updateConstraints()
  }

  /// Takes the view out of the arrangement; subclasses call super.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  /// The content of an arranged view has another size.
  final func arrangedSizeDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}
