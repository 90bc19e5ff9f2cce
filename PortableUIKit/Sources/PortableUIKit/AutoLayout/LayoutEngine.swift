import Foundation

/// The layout of what is inside one view: its unknowns, rules and their solution.
///
/// Layouts end where frames are given: at views that `translatesAutoresizingMaskIntoConstraints`, unless
/// constraints reach across them. So table cells, for instance, are solved one by one.
@MainActor final class LayoutEngine {
  /// After so many exchanges in the tableau it is built anew, to be rid of rounding errors.
  private static let longestLife = 20_000

  unowned let root: UIView
  /// Whether the results are applied to views; otherwise the layout only looks for the root's size.
  let isLive: Bool
  var tableau = Tableau()
  var items: [LayoutItem] = []
  private var itemsByOwner: [ObjectIdentifier: LayoutItem] = [:]
  /// The user's constraints, with the rules made from them.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var rulesByConstraint: [ObjectIdentifier: LayoutRule] = [:]
  /// All rules by number.
  private(set) var rules: [Int: LayoutRule] = [:]
  private var lastNumber = 0
  /// Rules that wait to be put into the tableau, taken out of it, or told of a new constant.
  var coming: [LayoutRule] = []
  var going: [LayoutRule] = []
  var changing: [LayoutRule] = []
  /// Constraints that hang on baselines or offsets as well.
  private(set) var varying: [NSLayoutConstraint] = []
  var isDirty = false
  var startsOver = false
  /// Why the last rule could not be put in.
  var conflict: SolverConflict?
  /// What has been complained about.
  var reported: Set<String> = []
  /// The view whose subviews are being placed: it need not be told of changes.
  weak var applyingView: UIView?
  /// What the root should measure, for a layout that looks for its size.
  var fitting: FittingTarget?
  lazy var terms = LayoutTerms(engine: self)

  init(root: UIView, isLive: Bool) {
    self.root = root
    self.isLive = isLive
  }

  // MARK: Items

  @discardableResult
  func need(_ view: UIView) -> LayoutItem {
    if let item = itemsByOwner[ObjectIdentifier(view)] { return item }
    let item = LayoutItem(view === root ? .root : .view, view: view, guide: nil, engine: self)
    append(item, for: view)
    if view !== root {
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
    if isLive { root.markConstraintWork() }
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
    // What is broken may be able to hold again.
    if rules.values.contains(where: \.isBroken) { startsOver = true }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let container = constraint.container else { return }
    update(constraint, in: container)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let container = constraint.container else { return }
    if let rule = rulesByConstraint.removeValue(forKey: ObjectIdentifier(constraint)) { leave(rule) }
    makeRule(for: constraint, in: container)
  }

  /// Takes over what changed in a constraint's constant.
  private func update(_ constraint: NSLayoutConstraint, in container: UIView) {
    guard let rule = rulesByConstraint[ObjectIdentifier(constraint)] else { return }
    change(rule, to: terms.expression(of: constraint, in: container).constant)
  }

  func updateVarying() {
    for constraint in varying {
      if let container = constraint.container { update(constraint, in: container) }
    }
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
    // A broken rule may be able to hold with another constant, or break another one.
    if rules.values.contains(where: \.isBroken) { startsOver = true }
  }

  // MARK: Starting over and ending

  /// Forgets the tableau and makes every rule anew.
  func startOver() {
    startsOver = false
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

  /// Lets go of all items and constraints, which then look for another layout.
  func dissolve() {
    guard isLive else { return }
    let (oldItems, oldConstraints) = (items, constraints)
    (items, itemsByOwner, constraints, varying) = ([], [:], [], [])
    startOver()
    for item in oldItems {
      if let guide = item.guide {
        if guide.member === item { guide.member = nil }
      } else if item.view.autoLayout?.member === item {
        item.view.autoLayout?.member = nil
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

/// The size that a layout's root should have, and how much that matters.
struct FittingTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
