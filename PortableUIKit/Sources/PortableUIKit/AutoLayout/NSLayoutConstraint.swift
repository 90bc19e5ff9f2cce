import Foundation

/// A rule between two lengths or places: `first = multiplier · second + constant`, or more, or less, than that.
///
/// It is in force while it is active: it then belongs to the nearest view that holds both its items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private var firstPart = NSLayoutConstraint.Attribute.notAnAttribute
  private var secondPart = NSLayoutConstraint.Attribute.notAnAttribute
  private var comparison = NSLayoutConstraint.Relation.equal
  private var factor: CGFloat = 1
  /// Items that only constraints know.
  private var distances: [LayoutDistance] = []
  /// The view in whose `constraints` this one is; nil while it is not active.
  final weak var container: UIView?
  /// Who takes care of it at present.
  final weak var engine: LayoutEngine?
  /// When it was activated, as a running number.
  final var sequence = 0

  /// A constraint that relates nothing and can't be activated; it lets subclasses inherit the other initializers.
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

  /// A constraint that is not active yet. Items are views, layout guides or what `topLayoutGuide` gives;
  /// anything else traps, as do attributes that can't be compared.
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

  // MARK: - Coming into force

  /// Activates all of them; items without a common superview trap.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Takes all of them out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  /// Whether the constraint is in force; false at first. Setting it puts it into the nearest view that holds
  /// both items, or takes it out; without such a view it traps.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  // MARK: - Meaning

  /// How much it matters; required unless set. While it is active it can't become required or cease to be so.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }
  /// The number added to the second item's, in points.
  open var constant: CGFloat = 0 {
    didSet {
      precondition(constant.isFinite, "NSLayoutConstraint: the constant must be a finite number")
      if constant != oldValue { engine?.constantDidChange(of: self) }
    }
  }
  /// The number the second item's is multiplied with.
  open var multiplier: CGFloat { factor }
  /// How the two sides compare.
  open var relation: NSLayoutConstraint.Relation { comparison }
  /// The item on the left.
  weak open var firstItem: AnyObject? { first }
  /// The item on the right; nil when the constraint sets a size to a constant.
  weak open var secondItem: AnyObject? { second }
  /// What of the first item.
  open var firstAttribute: NSLayoutConstraint.Attribute { firstPart }
  /// What of the second item.
  open var secondAttribute: NSLayoutConstraint.Attribute { secondPart }
  /// A name that messages about the constraint show; nil by default.
  open var identifier: String?
  /// Kept for the sake of iOS; nothing is archived here.
  open var shouldBeArchived: Bool = false

  /// The constraint in words, without addresses: the same in every run.
  nonisolated open override var description: String { MainActor.assumeIsolated { words } }
}
