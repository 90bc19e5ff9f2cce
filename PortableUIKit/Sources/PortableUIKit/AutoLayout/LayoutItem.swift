/// A view's or a guide's part in a layout: four unknowns, and the rules that come with it.
@MainActor final class LayoutItem {
  /// What the frame depends on.
  enum Kind {
    /// The view in which the layout takes place; its size is given, unless the layout looks for it.
    case root
    /// A view in another one.
    case view
    case guide(UILayoutGuide.Role)
  }

  let kind: Kind
  /// The view, or the one that the guide is in.
  unowned let view: UIView
  let guide: UILayoutGuide?
  private(set) weak var engine: LayoutEngine?
  /// The frame in the coordinates of whoever lays it out, on the pixel grid.
  var frame = CGRect.null
  /// The rules that come with the item, by what they are.
  var rules: [LayoutRule] = []
  /// Whether the rules have to be worked out again.
  var isStale = true
  /// The unknowns: x and y of the origin, width and height.
  var x, y, width, height: SolverVariable
  /// The width for which the height of text was worked out.
  var textWidth: CGFloat?
  /// Which axes of scrolled content constraints speak of.
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

  /// Forgets rules and unknowns for a layout that starts over.
  func startOver(in engine: LayoutEngine) {
    rules = []
    isStale = true
    textWidth = nil
    (x, y, width, height) = Self.unknowns(in: engine)
  }

  /// The view whose `layoutSubviews()` makes use of the frame.
  var placer: UIView? {
    switch kind {
    case .root: nil
    case .view: view.superviewStorage
    case .guide: view
    }
  }

  var isRoot: Bool {
    if case .root = kind { return true }
    return false
  }
}

/// A constraint as a layout knows it: one of the user's, or one that comes with a view or a guide.
@MainActor final class LayoutRule {
  let number: Int
  /// Nil for a rule that comes with an item.
  let constraint: NSLayoutConstraint?
  /// Whose rule it is, and what it speaks of, for rules that come with an item.
  private weak var item: LayoutItem?
  private let part: StaticString
  var expression: LinearRow
  let relation: SolverRelation
  let strength: SolverStrength
  /// The rule in the tableau; nil while it waits to be put in.
  var token: SolverToken?
  /// By how much the constant changed since the tableau was told of it.
  var pendingChange: Double = 0
  /// It can't hold together with others and holds only as far as they let it.
  var isBroken = false

  init(
    _ number: Int, _ expression: LinearRow, _ relation: SolverRelation, _ strength: SolverStrength,
    in item: LayoutItem? = nil, _ part: StaticString = "", constraint: NSLayoutConstraint? = nil
  ) {
    self.number = number
    self.item = item
    self.part = part
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.constraint = constraint
  }

  /// Whether only the constant sets the other rule apart.
  func isLike(_ expression: LinearRow, _ relation: SolverRelation, _ strength: SolverStrength) -> Bool {
    self.relation == relation && self.strength == strength && self.expression.terms == expression.terms
  }

  var words: String {
    if let constraint { return constraint.words }
    let owner = item.map { LayoutTerms.name(of: $0.guide ?? $0.view) } ?? ""
    let sign = relation == .equal ? "==" : relation == .atLeast ? ">=" : "<="
    let isPlain = expression.terms.count == 1
    return "<\(part) of \(owner)\(isPlain ? " \(sign) \(-expression.constant)" : "")>"
  }
}
