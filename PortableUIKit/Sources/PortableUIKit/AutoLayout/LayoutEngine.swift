import Foundation

/// The layout of the content of one view: its unknowns, its rules, and their solution.
///
/// Layouts end where frames are given: at views that `translatesAutoresizingMaskIntoConstraints`, unless
/// constraints cross their edges. For example, table cells are solved one by one.
@MainActor final class LayoutEngine {
  /// The number of pivots after which the tableau is rebuilt to remove accumulated rounding errors.
  private static let longestLife = 20_000

  // Accesses to the properties marked below don't overlap. The run-time check costs 75 instructions each.
  unowned let root: UIView
  /// The layer of the root. Reading it takes less time than reading the view, which is also held weakly.
  let rootLayer: CALayer
  /// A Boolean value that indicates whether the results are applied to views. Otherwise, the layout only computes the size of
  /// the root.
  let isLive: Bool
  @exclusivity(unchecked) var tableau = Tableau()
  @exclusivity(unchecked) var items: [LayoutItem] = []
  private var itemsByOwner: [ObjectIdentifier: LayoutItem] = [:]
  /// The item of the root, which is needed at every change of its size.
  @exclusivity(unchecked) private(set) var rootItem: LayoutItem?
  /// The user's constraints, with the rules created from them.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var rulesByConstraint: [ObjectIdentifier: LayoutRule] = [:]
  /// All rules by number.
  @exclusivity(unchecked) private(set) var rules: [Int: LayoutRule] = [:]
  private var lastNumber = 0
  /// Rules to be added to the tableau, removed from it, or updated with a new constant.
  @exclusivity(unchecked) var coming: [LayoutRule] = []
  @exclusivity(unchecked) var going: [LayoutRule] = []
  @exclusivity(unchecked) var changing: [LayoutRule] = []
  /// A Boolean value that indicates whether a rule was broken since the layout started over.
  var brokeRules = false
  /// Constraints that also depend on baselines or content offsets.
  private(set) var varying: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var isDirty = false
  @exclusivity(unchecked) var startsOver = false
  /// The reason why the last rule couldn't be added.
  var conflict: SolverConflict?
  /// The problems that have been reported.
  var reported: Set<String> = []
  /// The view whose subviews are being placed. It isn't marked for changes.
  @exclusivity(unchecked) var applyingView: ObjectIdentifier?
  /// The target size of the root, for a layout that computes its size.
  var fitting: FittingTarget?
  lazy var terms = LayoutTerms(engine: self)

  init(root: UIView, isLive: Bool) {
    self.root = root
    rootLayer = root.backing
    self.isLive = isLive
  }

  deinit {
    for item in items { item.engine = nil }
    for constraint in constraints where constraint.engine === self { constraint.engine = nil }
  }

  // MARK: Items

  @discardableResult
  func need(_ view: UIView) -> LayoutItem {
    if let item = itemsByOwner[ObjectIdentifier(view)] { return item }
    let item = LayoutItem(view === root ? .root : .view, view: view, guide: nil, engine: self)
    append(item, for: view)
    if view === root {
      rootItem = item
    } else {
      if isLive { view.needAutoLayout().member = item }
      if let superview = view.superviewStorage { need(superview) }
    }
    return item
  }

  @discardableResult
  func need(_ guide: UILayoutGuide) -> LayoutItem {
    if let item = itemsByOwner[ObjectIdentifier(guide)] { return item }
    let owner = guide.owningView ?? root
    let item = LayoutItem(.guide(guide.role), view: owner, guide: guide, engine: self)
    append(item, for: guide)
    if isLive { guide.member = item }
    need(owner)
    return item
  }

  private func append(_ item: LayoutItem, for owner: AnyObject) {
    items.append(item)
    itemsByOwner[ObjectIdentifier(owner)] = item
    markDirty()
  }

  func markDirty() {
    guard !isDirty else { return }
    isDirty = true
    // The layer of a root that is being released has no view anymore.
    if isLive { rootLayer.view?.markConstraintWork() }
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    guard let container = constraint.container else { return }
    if isLive { constraint.engine = self }
    constraints.append(constraint)
    makeRule(for: constraint, in: container)
    if LayoutTerms.varies(constraint, in: container) { varying.append(constraint) }
  }

  private func makeRule(for constraint: NSLayoutConstraint, in container: UIView) {
    let expression = terms.expression(of: constraint, in: container)
    let relation: SolverRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    let rule = LayoutRule(nextNumber(), expression, relation, constraint.strength, constraint: constraint)
    rulesByConstraint[ObjectIdentifier(constraint)] = rule
    enter(rule)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    varying.removeAll { $0 === constraint }
    if let rule = rulesByConstraint.removeValue(forKey: ObjectIdentifier(constraint)) { leave(rule) }
    // A broken rule may hold again.
    if hasBrokenRules { startsOver = true }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let container = constraint.container else { return }
    if varying.contains(where: { $0 === constraint }) { return update(constraint, in: container) }
    // Nothing else adds to the constant, so the expression needn't be built.
    guard let rule = rulesByConstraint[ObjectIdentifier(constraint)] else { return }
    change(rule, to: -Double(constraint.constant))
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let container = constraint.container else { return }
    if let rule = rulesByConstraint.removeValue(forKey: ObjectIdentifier(constraint)) { leave(rule) }
    // Other rules may hold again that were broken because this one was required.
    if hasBrokenRules { startsOver = true }
    makeRule(for: constraint, in: container)
  }

  /// Applies the changed constant of a constraint.
  private func update(_ constraint: NSLayoutConstraint, in container: UIView) {
    guard let rule = rulesByConstraint[ObjectIdentifier(constraint)] else { return }
    change(rule, to: terms.expression(of: constraint, in: container).constant)
  }

  func updateVarying() {
    for constraint in varying {
      if let container = constraint.container { update(constraint, in: container) }
    }
  }

  /// Called when the content offset of a scroll view in the layout changed.
  func offsetDidChange() {
    if !varying.isEmpty { markDirty() }
  }

  // MARK: Rules

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func enter(_ rule: LayoutRule) {
    rules[rule.number] = rule
    coming.append(rule)
    markDirty()
  }

  func leave(_ rule: LayoutRule) {
    rules[rule.number] = nil
    if rule.token == nil { coming.removeAll { $0 === rule } } else { going.append(rule) }
    markDirty()
  }

  func change(_ rule: LayoutRule, to constant: Double) {
    let step = constant - rule.expression.constant
    guard abs(step) > 1e-9 else { return }
    rule.expression.constant = constant
    markDirty()
    guard rule.token != nil else { return }
    if rule.pendingChange == 0 { changing.append(rule) }
    rule.pendingChange += step
    // With another constant, a broken rule may hold again, or this rule may break another one.
    if hasBrokenRules { startsOver = true }
  }

  private var hasBrokenRules: Bool { brokeRules && rules.values.contains(where: \.isBroken) }

  // MARK: Restart and release

  /// Discards the tableau and creates all rules again.
  func startOver() {
    startsOver = false
    brokeRules = false
    tableau = Tableau()
    rules = [:]
    rulesByConstraint = [:]
    (coming, going, changing) = ([], [], [])
    for item in items { item.startOver(in: self) }
    for constraint in constraints {
      if let container = constraint.container { makeRule(for: constraint, in: container) }
    }
  }

  var isWornOut: Bool { tableau.pivots > Self.longestLife }

  /// Releases all items and constraints, which then join another layout.
  func dissolve() {
    guard isLive else { return }
    let (oldItems, oldConstraints) = (items, constraints)
    (items, itemsByOwner, constraints, varying) = ([], [:], [], [])
    rootItem = nil
    startOver()
    for item in oldItems {
      item.engine = nil
      if let guide = item.guide {
        if guide.member === item { guide.member = nil }
      } else if item.view.autoLayout?.releaseMember(item) == true {
        item.view.markConstraintWork()
      }
    }
    for constraint in oldConstraints where constraint.engine === self {
      constraint.engine = nil
      constraint.container?.markConstraintWork()
    }
    if root.autoLayout?.engine === self { root.autoLayout?.engine = nil }
  }
}

/// The target size of a layout's root, and its priorities.
struct FittingTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
