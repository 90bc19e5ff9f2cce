/// A view or guide in a layout: four unknowns, and the rules of the item.
@MainActor final class LayoutItem {
  /// The kind of item, which determines its frame.
  enum Kind {
    /// The view that contains the layout. Its size is given, unless the layout computes it.
    case root
    /// A view inside of the root.
    case view
    case guide(UILayoutGuide.Role)
  }

  let kind: Kind
  /// The view, or the owning view of the guide.
  unowned let view: UIView
  let guide: UILayoutGuide?
  /// The layout, or `nil` after it was released. The layout clears the pointer.
  nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
  /// The frame in the coordinates of the placing view, aligned to pixels.
  var frame = CGRect.null
  /// The rules of the item.
  var rules: [LayoutRule] = []
  /// A Boolean value that indicates whether the rules are the width and the height of a root whose size is given.
  var hasGivenSize = false
  /// A Boolean value that indicates whether the item is text whose height depends on its width.
  var wrapsText = false
  /// A Boolean value that indicates whether the rules must be computed again.
  var isStale = true
  /// The unknowns: the x and y coordinates of the origin, the width, and the height.
  var x, y, width, height: SolverVariable
  /// The width for which the height of text was measured.
  var textWidth: CGFloat?
  /// The axes of scrolled content to which constraints refer.
  var sizesContent = (horizontal: false, vertical: false)

  init(_ kind: Kind, view: UIView, guide: UILayoutGuide?, engine: LayoutEngine) {
    self.kind = kind
    self.view = view
    self.guide = guide
    self.engine = engine
    (x, y, width, height) = Self.unknowns(in: engine)
  }

  private static func unknowns(
    in engine: LayoutEngine
  ) -> (SolverVariable, SolverVariable, SolverVariable, SolverVariable) {
    let x = engine.tableau.makeVariable(.free)
    let y = engine.tableau.makeVariable(.free)
    let width = engine.tableau.makeVariable(.length)
    return (x, y, width, engine.tableau.makeVariable(.length))
  }

  /// Discards rules and unknowns for a layout that starts over.
  func startOver(in engine: LayoutEngine) {
    rules = []
    hasGivenSize = false
    isStale = true
    textWidth = nil
    (x, y, width, height) = Self.unknowns(in: engine)
  }

  /// The view whose `layoutSubviews()` applies the frame.
  var placer: Unmanaged<UIView>? {
    switch kind {
    case .root: nil
    case .view: view.superviewReference
    case .guide: .passUnretained(view)
    }
  }

  var isRoot: Bool {
    if case .root = kind { return true }
    return false
  }
}

/// A rule of a layout: a constraint of the user or a rule of a view or guide.
@MainActor final class LayoutRule {
  let number: Int
  /// The user's constraint; `nil` for the rule of an item.
  let constraint: NSLayoutConstraint?
  /// The view or guide of the rule and the part that it describes, for rules of items.
  private weak var owner: AnyObject?
  private let part: StaticString
  var expression: LinearRow
  let relation: SolverRelation
  let strength: SolverStrength
  /// The rule in the tableau; `nil` until it's added.
  var token: SolverToken?
  /// The change of the constant that hasn't been applied to the tableau yet.
  var pendingChange: Double = 0
  /// A Boolean value that indicates whether the rule conflicts with others and holds only as far as they allow.
  var isBroken = false

  init(
    _ number: Int, _ expression: LinearRow, _ relation: SolverRelation, _ strength: SolverStrength,
    in item: LayoutItem? = nil, _ part: StaticString = "", constraint: NSLayoutConstraint? = nil
  ) {
    self.number = number
    owner = item?.guide ?? item?.view
    self.part = part
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.constraint = constraint
  }

  /// Returns whether the rules differ at most in their constants.
  func isLike(_ expression: LinearRow, _ relation: SolverRelation, _ strength: SolverStrength) -> Bool {
    self.relation == relation && self.strength == strength && self.expression.terms == expression.terms
  }

  var words: String {
    if let constraint { return constraint.words }
    let owner = owner.map { LayoutTerms.name(of: $0) } ?? ""
    let sign = relation == .equal ? "==" : relation == .atLeast ? ">=" : "<="
    let isPlain = expression.terms.count == 1
    return "<\(part) of \(owner)\(isPlain ? " \(sign) \(-expression.constant)" : "")>"
  }
}
