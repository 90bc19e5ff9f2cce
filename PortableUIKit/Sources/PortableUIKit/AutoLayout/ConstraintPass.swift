/// Brings constraints up to date before views are laid out: first `updateConstraints()` from the innermost views
/// outwards, then the layouts that changed (12.3.4).
@MainActor enum ConstraintPass {
  private static let longest = 100

  /// Works through the tree that a view is in; costs a look at the topmost view when there is nothing to do.
  static func run(from view: UIView) {
    var top = view
    while let superview = top.superviewStorage { top = superview }
    if top.constraintFlags.isDue { run(in: top) }
  }

  /// Works through a tree, or a part of one.
  static func run(in top: UIView) {
    var rounds = 0
    while top.constraintFlags.isDue {
      guard rounds < longest else {
        HostSimulator.of(top).warn(
          "constraint feedback loop: after \(longest) rounds something below \(type(of: top)) still changes "
            + "constraints; look for an updateConstraints() that does so each time")
        return
      }
      rounds += 1
      var engines: [LayoutEngine] = []
      visit(top, &engines)
      for engine in engines { solve(engine) }
    }
  }

  /// Calls `updateConstraints()` where it is due and leaves the rest for later.
  static func update(in view: UIView) {
    guard view.constraintFlags.isDue else { return }
    for subview in view.subviewsStorage where subview.constraintFlags.isDue { update(in: subview) }
    updateConstraints(of: view)
  }

  /// A layout whose frame may yet change, because something above is laid out first, waits for its turn.
  private static func solve(_ engine: LayoutEngine) {
    var next = engine.root.superviewStorage
    while let view = next {
      if view.backing.layoutState.needsLayout { return engine.root.backing.markNeedsLayout() }
      next = view.superviewStorage
    }
    engine.flush()
  }

  private static func updateConstraints(of view: UIView) {
    guard view.constraintFlags.contains(.needsUpdate) else { return }
    if let controller = view.viewController {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
    view.constraintFlags.remove(.needsUpdate)
  }

  private static func visit(_ view: UIView, _ engines: inout [LayoutEngine]) {
    if view.constraintFlags.contains(.below) {
      view.constraintFlags.remove(.below)
      for subview in view.subviewsStorage where subview.constraintFlags.isDue {
        visit(subview, &engines)
        // What was marked meanwhile stopped at a superview that was being visited itself.
        if subview.constraintFlags.isDue { view.constraintFlags.insert(.below) }
      }
    }
    updateConstraints(of: view)
    guard view.constraintFlags.contains(.hasWork) else { return }
    view.constraintFlags.remove(.hasWork)
    view.joinLayouts(&engines)
    if let engine = view.autoLayout?.engine, engine.isDirty { engines.append(engine) }
  }
}

extension UIView {
  /// Hands what no layout knows yet to the one that it belongs to: the constraints held here, and the view
  /// itself if constraints shall place it.
  fileprivate final func joinLayouts(_ engines: inout [LayoutEngine]) {
    guard let state = autoLayout else { return }
    var engine: LayoutEngine?
    for constraint in state.held where constraint.engine == nil {
      // Looked up each time: taking one in may join layouts.
      absorbLayouts(of: constraint)
      let found = layoutRoot.needEngine()
      found.add(constraint)
      engine = found
    }
    if let engine { engines.append(engine) }
    guard !state.translatesMask, state.member == nil, let superviewStorage else { return }
    let outer = superviewStorage.layoutRoot.needEngine()
    outer.need(self)
    engines.append(outer)
  }

  private func needEngine() -> LayoutEngine {
    let state = needAutoLayout()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self, isLive: true)
    state.engine = engine
    return engine
  }

  /// A constraint from inside of a view with a given frame to the outside joins the layouts on both sides.
  private func absorbLayouts(of constraint: NSLayoutConstraint) {
    for item in LayoutTerms.items(of: constraint.firstItem) + LayoutTerms.items(of: constraint.secondItem) {
      guard let view = LayoutTerms.view(of: item), view !== self else { continue }
      // The frame of a view that is no guide's owner is a matter of its superview.
      var inner = item is UIView ? view.superviewStorage : view
      while let current = inner, current !== self {
        if current.layoutRoot === current {
          current.dissolveLayouts()
          current.needAutoLayout().isAbsorbed = true
        }
        inner = current.superviewStorage
      }
    }
  }
}
