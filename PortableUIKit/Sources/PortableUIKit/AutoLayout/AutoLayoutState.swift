/// The Auto Layout state of a view. Views that don't take part in Auto Layout have none.
@MainActor final class AutoLayoutState {
  /// The observations of properties of the view by name.
  var namedObservations: [NamedObservation] = []
  /// The constraints of the view, in the order of their activation.
  @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides provided by the view, created on first access.
  // Like the properties below, read at every change of the safe area or the size. The run-time check for overlapping
  // accesses costs 75 instructions.
  @exclusivity(unchecked) var ownGuides: [UILayoutGuide] = []
  var hugging = AxisPriorities(.defaultLow)
  var resistance = AxisPriorities(.defaultHigh)
  @exclusivity(unchecked) var margins = LayoutMargins()
  @exclusivity(unchecked) var translatesMask = true
  /// A Boolean value that indicates whether only a part of a solved frame is set so far.
  @exclusivity(unchecked) var isPlacing = false
  /// The layout of the view's content, if the view's own frame isn't determined by constraints.
  @exclusivity(unchecked) var engine: LayoutEngine?
  /// The view's item in the layout that determines its frame.
  var member: LayoutItem? {
    // A layout that was released leaves its items behind. Held weakly, they would take 140 instructions at each reading.
    get { storedMember?.engine == nil ? nil : storedMember }
    set { storedMember = newValue }
  }
  @exclusivity(unchecked) private var storedMember: LayoutItem?
  /// A Boolean value that indicates whether there is an item. Reading the item itself would retain it.
  var hasMember: Bool { storedMember?.engine != nil }
  /// A Boolean value that indicates whether a change of the view's size affects a layout.
  var dependsOnSize: Bool { engine != nil || storedMember != nil || !ownGuides.isEmpty }

  /// Releases an item that leaves its layout. Returns `false` if the view has another item.
  func releaseMember(_ item: LayoutItem) -> Bool {
    guard storedMember === item else { return false }
    storedMember = nil
    return true
  }

  /// A Boolean value that indicates whether constraints cross the view's edge, so that its content belongs to the surrounding
  /// layout although the view's frame is given.
  var isAbsorbed = false
  /// A Boolean value that indicates whether subviews may not be at their solved frames.
  @exclusivity(unchecked) nonisolated(unsafe) var needsApplying = false
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal, vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The pending work of the constraint pass in a view and its descendants.
struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// `updateConstraints()` must be called.
  static let needsUpdate = ConstraintFlags(rawValue: 1)
  /// Constraints were added, or the layout inside of the view changed.
  static let hasWork = ConstraintFlags(rawValue: 2)
  /// A descendant has one of the flags above.
  static let below = ConstraintFlags(rawValue: 4)
  /// The view or a descendant takes part in Auto Layout, or did so before.
  static let involved = ConstraintFlags(rawValue: 8)

  static let due: ConstraintFlags = [.needsUpdate, .hasWork, .below]

  var isDue: Bool { !isDisjoint(with: .due) }
}

extension UIView {
  /// Returns the view's state and creates it if necessary.
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

  // MARK: Flags

  final func markConstraintWork() { mark(.hasWork) }

  final func markNeedsUpdateConstraints() { mark(.needsUpdate) }

  private func mark(_ flag: ConstraintFlags) {
    guard !constraintFlags.contains(flag) else { return }
    let wasDue = constraintFlags.isDue
    constraintFlags.insert(flag)
    if !wasDue { tellSuperviewsOfConstraintWork() }
  }

  nonisolated private func tellSuperviewsOfConstraintWork() {
    superviewReference?._withUnsafeGuaranteedRef { superview in
      let wasDue = superview.constraintFlags.isDue
      superview.constraintFlags.insert(.below)
      if !wasDue { superview.tellSuperviewsOfConstraintWork() }
    }
  }

  // MARK: Layout boundaries

  final var translatesMask: Bool { autoLayout?.translatesMask ?? true }

  /// The view whose layout includes the content of this view: the nearest one whose own frame isn't
  /// determined by constraints.
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

  /// A Boolean value that indicates whether neither this view nor a superview is positioned by constraints.
  private var isPlacedByFrame: Bool {
    var next: UIView? = self
    while let view = next {
      if !view.translatesMask { return false }
      next = view.superviewStorage
    }
    return true
  }

  /// Dissolves all layouts in which this view and its descendants take part. The next pass creates them
  /// again.
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

  /// Called after the view was added to another superview.
  final func autoLayoutDidEnter(_ superview: UIView) {
    if constraintFlags.contains(.involved) {
      superview.markInvolved()
      if !isPlacedByFrame || autoLayout?.isAbsorbed == true { dissolveLayouts() }
    }
    if constraintFlags.isDue { tellSuperviewsOfConstraintWork() }
  }

  /// Called before the view leaves its superview. Deactivates constraints between the view's tree and the
  /// views outside of it.
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
