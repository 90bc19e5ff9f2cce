/// What a view that has to do with Auto Layout keeps; other views have none.
@MainActor final class AutoLayoutState {
  /// The constraints of the view, in the order of their activation.
  var held: [NSLayoutConstraint] = []
  /// The guides that were added.
  var guides: [UILayoutGuide] = []
  /// The guides that come with the view, made when they are first asked for.
  var ownGuides: [UILayoutGuide] = []
  var hugging = AxisPriorities(.defaultLow)
  var resistance = AxisPriorities(.defaultHigh)
  var margins = LayoutMargins()
  var translatesMask = true
  /// The layout of what is inside the view, if the view's own frame is not a matter of constraints.
  var engine: LayoutEngine?
  /// The view's part in the layout that decides on its frame.
  weak var member: LayoutItem?
  /// Constraints reach across the view's edge, so that what is inside belongs to the layout around it although
  /// the view's frame is given.
  var isAbsorbed = false
  /// Subviews may not be where constraints want them.
  var needsApplying = false
}

/// A priority for each direction.
struct AxisPriorities {
  private var horizontal, vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// What the pass over constraints has to do in a view, and below it.
struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// `updateConstraints()` is due.
  static let needsUpdate = ConstraintFlags(rawValue: 1)
  /// Constraints came or the layout inside the view changed.
  static let hasWork = ConstraintFlags(rawValue: 2)
  /// One of the above holds for a view below.
  static let below = ConstraintFlags(rawValue: 4)
  /// The view or one below has to do with Auto Layout, or had.
  static let involved = ConstraintFlags(rawValue: 8)

  static let due: ConstraintFlags = [.needsUpdate, .hasWork, .below]

  var isDue: Bool { !isDisjoint(with: .due) }
}

extension UIView {
  /// The view's state, made if there is none.
  final func needAutoLayout() -> AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    markInvolved()
    return state
  }

  private func markInvolved() {
    var next: UIView? = self
    while let view = next, !view.constraintFlags.contains(.involved) {
      view.constraintFlags.insert(.involved)
      next = view.superviewStorage
    }
  }

  // MARK: Marks

  final func markConstraintWork() { mark(.hasWork) }

  final func markNeedsUpdateConstraints() { mark(.needsUpdate) }

  private func mark(_ flag: ConstraintFlags) {
    guard !constraintFlags.contains(flag) else { return }
    let wasDue = constraintFlags.isDue
    constraintFlags.insert(flag)
    if !wasDue { tellSuperviewsOfConstraintWork() }
  }

  private func tellSuperviewsOfConstraintWork() {
    var next = superviewStorage
    while let view = next, !view.constraintFlags.contains(.below) {
      let wasDue = view.constraintFlags.isDue
      view.constraintFlags.insert(.below)
      if wasDue { return }
      next = view.superviewStorage
    }
  }

  // MARK: Where layouts begin and end

  final var translatesMask: Bool { autoLayout?.translatesMask ?? true }

  /// The view whose inside is laid out together with the inside of this one: the nearest whose own frame
  /// constraints don't decide on.
  final var layoutRoot: UIView {
    var highest: UIView?
    var next: UIView? = self
    while let view = next {
      if !view.translatesMask { highest = view }
      next = view.superviewStorage
    }
    var root = highest.map { $0.superviewStorage ?? $0 } ?? self
    while root.autoLayout?.isAbsorbed == true, let outer = root.superviewStorage { root = outer }
    return root
  }

  /// Whether neither this view nor one above is placed by constraints.
  private var isPlacedByFrame: Bool {
    var next: UIView? = self
    while let view = next {
      if !view.translatesMask { return false }
      next = view.superviewStorage
    }
    return true
  }

  /// Takes apart all layouts that views from here downwards have a part in; the next pass makes them anew.
  final func dissolveLayouts() {
    guard constraintFlags.contains(.involved) else { return }
    if let state = autoLayout {
      state.isAbsorbed = false
      state.engine?.dissolve()
      state.member?.engine?.dissolve()
      for guide in state.guides + state.ownGuides { guide.member?.engine?.dissolve() }
      markConstraintWork()
    }
    for subview in subviewsStorage { subview.dissolveLayouts() }
  }

  // MARK: Tree changes

  /// The view came under another superview.
  final func autoLayoutDidEnter(_ superview: UIView) {
    if constraintFlags.contains(.involved) {
      superview.markInvolved()
      if !isPlacedByFrame || autoLayout?.isAbsorbed == true { dissolveLayouts() }
    }
    if constraintFlags.isDue { tellSuperviewsOfConstraintWork() }
  }

  /// The view is about to leave its superview: constraints that reach across cease to be active.
  final func autoLayoutWillLeave() {
    guard constraintFlags.contains(.involved) else { return }
    var next = superviewStorage
    while let view = next {
      if let held = view.autoLayout?.held, !held.isEmpty {
        for constraint in held where constraint.touches(self) { view.letGo(constraint) }
      }
      next = view.superviewStorage
    }
    if autoLayout?.member != nil || !isPlacedByFrame { dissolveLayouts() }
  }

  final func setTranslatesMask(_ newValue: Bool) {
    guard newValue != translatesMask else { return }
    let state = needAutoLayout()
    state.translatesMask = newValue
    dissolveLayouts()
    markConstraintWork()
    if !newValue { markNeedsUpdateConstraints() }
  }
}
