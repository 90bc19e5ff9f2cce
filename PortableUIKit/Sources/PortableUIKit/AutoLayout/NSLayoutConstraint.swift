import Foundation

/// A relation between two positions or sizes: `first = multiplier · second + constant`, or `≥` or `≤` instead
/// of `=`.
///
/// An active constraint belongs to the nearest view that contains both items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private var firstPart = NSLayoutConstraint.Attribute.notAnAttribute
  private var secondPart = NSLayoutConstraint.Attribute.notAnAttribute
  private var comparison = NSLayoutConstraint.Relation.equal
  private var factor: CGFloat = 1
  /// Items that are owned by the constraint.
  private var distances: [LayoutDistance] = []
  /// The view that holds this constraint in its `constraints`; `nil` while the constraint is inactive.
  final weak var container: UIView?
  /// The layout that contains the constraint. The layout clears the pointer when it is released.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var engine: LayoutEngine?
  /// The running number of the activation.
  final var sequence = 0

  /// Creates a constraint without items, which can't be activated. It exists so that subclasses can inherit the other
  /// initializers.
  public override init() { super.init() }

  convenience init(
    _ first: AnyObject, _ firstPart: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondPart: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let hasSecond = second != nil
    precondition(
      hasSecond == (secondPart != .notAnAttribute) && firstPart.canMeet(secondPart),
      "NSLayoutConstraint: \(firstPart) can't be set against \(secondPart); edges and middles need another "
        + "item's, left and right don't go with leading and trailing, and sizes go with sizes")
    precondition(
      constant.isFinite && multiplier.isFinite, "NSLayoutConstraint: the constant must be a finite number")
    self.init()
    self.first = first
    self.second = second
    distances = [first, second].compactMap { $0 as? LayoutDistance }
    self.firstPart = firstPart
    self.secondPart = secondPart
    comparison = relation
    factor = multiplier
    self.constant = constant
  }

  /// Creates an inactive constraint. Items are views, layout guides, or the `topLayoutGuide` and
  /// `bottomLayoutGuide` of a view controller. Other items and attributes that can't be related trap.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let hasSecond = view2 != nil && attr2 != .notAnAttribute
    self.init(
      Self.item(view1), attr1, relation, hasSecond ? view2.map(Self.item) : nil,
      hasSecond ? attr2 : .notAnAttribute, multiplier: multiplier, constant: c)
  }

  private static func item(_ value: Any) -> AnyObject {
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    preconditionFailure("NSLayoutConstraint: \(type(of: value)) is neither a view nor a layout guide")
  }

  // MARK: - Activation

  /// Activates all constraints. Traps if the items of a constraint have no common superview.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates all constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  /// A Boolean value that determines whether the constraint is active. The default is `false`. Setting it to
  /// `true` adds the constraint to the nearest view that contains both items, and traps if there is none.
  /// Setting it to `false` removes it.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  // MARK: - Properties

  /// The priority of the constraint. The default is `required`. While the constraint is active, it can't be
  /// changed to or from `required`.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }
  /// The constant added to the second side, in points.
  open var constant: CGFloat = 0 {
    didSet {
      precondition(constant.isFinite, "NSLayoutConstraint: the constant must be a finite number")
      if constant != oldValue { engine?.constantDidChange(of: self) }
    }
  }
  /// The factor by which the value of the second item is multiplied.
  open var multiplier: CGFloat { factor }
  /// The relation between the two sides.
  open var relation: NSLayoutConstraint.Relation { comparison }
  /// The item of the first side.
  weak open var firstItem: AnyObject? { first }
  /// The item of the second side; `nil` if a size is compared with a constant.
  weak open var secondItem: AnyObject? { second }
  /// The attribute of the first item.
  open var firstAttribute: NSLayoutConstraint.Attribute { firstPart }
  /// The attribute of the second item.
  open var secondAttribute: NSLayoutConstraint.Attribute { secondPart }
  /// A name that is shown in messages about the constraint. The default is `nil`.
  open var identifier: String?
  /// Stored for compatibility with iOS only; there are no archives here.
  open var shouldBeArchived: Bool = false

  /// A description of the constraint without addresses, so that it's the same in every run.
  nonisolated open override var description: String { MainActor.assumeIsolated { words } }
}
