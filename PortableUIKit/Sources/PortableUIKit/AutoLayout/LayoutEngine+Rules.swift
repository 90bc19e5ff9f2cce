import Foundation

/// The rules defined by views and guides.
extension LayoutEngine {
  /// The target state of one rule.
  private struct Wanted {
    var part: StaticString
    var expression: LinearRow
    var relation = SolverRelation.equal
    var strength = SolverStrength.required
  }

  /// Updates the rules of an item to match its current properties.
  func updateRules(of item: LayoutItem) {
    item.isStale = false
    if item.hasGivenSize { return resize(item) }
    item.wrapsText = item.guide == nil && item.view.wrapsText && item.view.hugsContent(in: self)
    item.hasGivenSize = item.isRoot && fitting == nil && item.view.translatesMask
    let wanted = wantedRules(for: item)
    if areLike(item.rules, wanted) {
      for (rule, want) in zip(item.rules, wanted) { change(rule, to: want.expression.constant) }
      return
    }
    var kept: [LayoutRule] = []
    for want in wanted {
      if let rule = item.rules.first(where: { rule in
        rule.isLike(want.expression, want.relation, want.strength) && !kept.contains { $0 === rule }
      }) {
        change(rule, to: want.expression.constant)
        kept.append(rule)
      } else {
        let rule = LayoutRule(
          nextNumber(), want.expression, want.relation, want.strength, in: item, want.part)
        enter(rule)
        kept.append(rule)
      }
    }
    for rule in item.rules where !kept.contains(where: { $0 === rule }) { leave(rule) }
    item.rules = kept
  }

  /// Updates the rules of a root whose size is given, as nearly every change does, without allocating the wanted ones.
  private func resize(_ item: LayoutItem) {
    let size = rootLayer.geometry.bounds.size
    change(item.rules[0], to: -Double(size.width))
    change(item.rules[1], to: -Double(size.height))
  }

  /// Returns whether rules differ from the wanted ones at most in their constants, as nearly always.
  private func areLike(_ rules: [LayoutRule], _ wanted: [Wanted]) -> Bool {
    guard rules.count == wanted.count else { return false }
    for (rule, want) in zip(rules, wanted)
    where !rule.isLike(want.expression, want.relation, want.strength) {
      return false
    }
    return true
  }

  private func wantedRules(for item: LayoutItem) -> [Wanted] {
    switch item.kind {
    case .root: rootRules(item)
    case .view: item.view.translatesMask ? maskRules(item) : contentRules(item)
    case .guide(let role): guideRules(item, role)
    }
  }

  private func equal(
    _ part: StaticString, _ terms: [(SolverVariable, Double)], _ value: CGFloat
  ) -> Wanted {
    Wanted(part: part, expression: LinearRow(terms, constant: -Double(value)))
  }

  // MARK: Root

  private func rootRules(_ item: LayoutItem) -> [Wanted] {
    if let fitting {
      return contentRules(item) + [
        fittingRule("fitting width", item.width, fitting.size.width, fitting.horizontal),
        fittingRule("fitting height", item.height, fitting.size.height, fitting.vertical),
      ]
    }
    guard item.view.translatesMask else { return contentRules(item) }
    let size = item.view.backing.geometry.bounds.size
    return [
      equal("autoresizing width", [(item.width, 1)], size.width),
      equal("autoresizing height", [(item.height, 1)], size.height),
    ]
  }

  private func fittingRule(
    _ part: StaticString, _ variable: SolverVariable, _ length: CGFloat, _ priority: UILayoutPriority
  ) -> Wanted {
    var want = equal(part, [(variable, 1)], length)
    want.strength = priority.strength
    return want
  }

  // MARK: Content

  /// Views hug their content and resist compression.
  private func contentRules(_ item: LayoutItem) -> [Wanted] {
    let size = item.view.measureIntrinsicSize(forLayoutWidth: item.textWidth)
    return contentRules(item, item.width, size.width, .horizontal)
      + contentRules(item, item.height, size.height, .vertical)
  }

  private func contentRules(
    _ item: LayoutItem, _ variable: SolverVariable, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> [Wanted] {
    guard length >= 0 else { return [] }
    let part: StaticString = axis == .horizontal ? "content width" : "content height"
    var hugging = equal(part, [(variable, 1)], length)
    hugging.relation = .atMost
    hugging.strength = item.view.contentHuggingPriority(for: axis).strength
    var resistance = equal(part, [(variable, 1)], length)
    resistance.relation = .atLeast
    resistance.strength = item.view.contentCompressionResistancePriority(for: axis).strength
    return [hugging, resistance]
  }

  // MARK: Autoresizing masks

  /// A view that is positioned by its frame keeps it. If the size of its superview is unknown, the frame
  /// follows according to the autoresizing mask.
  private func maskRules(_ item: LayoutItem) -> [Wanted] {
    guard let superview = item.view.superviewStorage else { return [] }
    let outer = need(superview)
    let frame = item.view.backing.geometry.untransformedFrame
    let size = superview.backing.geometry.bounds.size
    let mask = item.view.settings.autoresizingMask
    let isGiven = isSizeGiven(superview)
    var horizontal = MaskedSpan(start: frame.minX, length: frame.width, outer: size.width)
    horizontal.flexible =
      isGiven
      ? (false, false, true)
      : (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      )
    var vertical = MaskedSpan(start: frame.minY, length: frame.height, outer: size.height)
    vertical.flexible =
      isGiven
      ? (false, false, true)
      : (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    return [
      Wanted(part: "autoresizing x", expression: horizontal.startRule(item.x, item.width, outer.width)),
      Wanted(part: "autoresizing width", expression: horizontal.lengthRule(item.x, item.width, outer.width)),
      Wanted(part: "autoresizing y", expression: vertical.startRule(item.y, item.height, outer.height)),
      Wanted(part: "autoresizing height", expression: vertical.lengthRule(item.y, item.height, outer.height)),
    ]
  }

  /// Returns whether the size of a view doesn't depend on unknowns.
  private func isSizeGiven(_ view: UIView) -> Bool {
    var next = view
    while next !== root {
      guard next.translatesMask, let superview = next.superviewStorage else { return false }
      next = superview
    }
    return fitting == nil && root.translatesMask
  }

  // MARK: Guides

  private func guideRules(_ item: LayoutItem, _ role: UILayoutGuide.Role) -> [Wanted] {
    let owner = need(item.view)
    let view = item.view
    switch role {
    case .free: return []
    case .safeArea: return insetRules(item, owner, view.safeAreaInsets)
    case .margins: return insetRules(item, owner, view.layoutMargins)
    case .readable: return insetRules(item, owner, view.readableInsets)
    case .scrollFrame: return insetRules(item, owner, .zero)
    case .scrollContent:
      return [equal("guide x", [(item.x, 1)], 0), equal("guide y", [(item.y, 1)], 0)]
    case .top, .bottom: return supportRules(item, owner, isTop: role == .top)
    }
  }

  private func insetRules(_ item: LayoutItem, _ owner: LayoutItem, _ insets: UIEdgeInsets) -> [Wanted] {
    let origin = item.view.scrollOrigin
    return [
      equal("guide left", [(item.x, 1)], origin.x + insets.left),
      equal("guide top", [(item.y, 1)], origin.y + insets.top),
      equal("guide right", [(item.x, 1), (item.width, 1), (owner.width, -1)], origin.x - insets.right),
      equal("guide bottom", [(item.y, 1), (item.height, 1), (owner.height, -1)], origin.y - insets.bottom),
    ]
  }

  private func supportRules(_ item: LayoutItem, _ owner: LayoutItem, isTop: Bool) -> [Wanted] {
    let place =
      isTop
      ? equal("guide top", [(item.y, 1)], 0)
      : equal("guide bottom", [(item.y, 1), (item.height, 1), (owner.height, -1)], 0)
    return [
      place, equal("guide left", [(item.x, 1)], 0),
      equal("guide width", [(item.width, 1), (owner.width, -1)], 0),
    ]
  }
}

/// The way a span follows the enclosing length, according to its autoresizing mask.
struct MaskedSpan {
  var start: CGFloat
  var length: CGFloat
  var outer: CGFloat
  var flexible = (start: false, length: false, end: false)

  init(start: CGFloat, length: CGFloat, outer: CGFloat) {
    self.start = start
    self.length = length
    self.outer = outer
  }

  /// The sums of the flexible and of the rigid parts.
  private var share: (flexible: CGFloat, rigid: CGFloat) {
    let end = outer - start - length
    let sum = (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
    return (sum, outer - sum)
  }

  private func portion(_ part: CGFloat) -> Double {
    let count = [flexible.start, flexible.length, flexible.end].count { $0 }
    let sum = share.flexible
    return sum > 0 ? Double(part / sum) : 1 / Double(max(1, count))
  }

  /// A flexible `part` is a portion of `outer` minus the rigid parts; a rigid part is constant.
  private func rule(
    _ variable: SolverVariable, _ part: CGFloat, _ isFlexible: Bool, _ outer: SolverVariable
  ) -> LinearRow {
    guard isFlexible else { return LinearRow([(variable, 1)], constant: -Double(part)) }
    let portion = portion(part)
    return LinearRow([(variable, 1), (outer, -portion)], constant: portion * Double(share.rigid))
  }

  func startRule(_ start: SolverVariable, _ length: SolverVariable, _ outer: SolverVariable) -> LinearRow {
    rule(start, self.start, flexible.start, outer)
  }

  func lengthRule(_ start: SolverVariable, _ length: SolverVariable, _ outer: SolverVariable) -> LinearRow {
    rule(length, self.length, flexible.length, outer)
  }
}
