/// Updates constraints before views are laid out: first `updateConstraints()` from the innermost views
/// outward, then the changed layouts.
@MainActor enum ConstraintPass {
  private static let longest = 100

  /// Processes the tree that contains a view. If nothing is pending, the cost is one check of the topmost
  /// view.
  static func run(from view: UIView) {
    guard view.isTreeDue else { return }
    // The window saves the way through the superviews.
    var top: UIView = view.windowStorage ?? view
    while let superview = top.superviewStorage { top = superview }
    run(in: top)
  }

  /// Processes a tree, or a part of one.
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
      var layouts = PendingLayouts()
      visit(top, &layouts)
      layouts.forEach(solve)
    }
  }

  /// Calls `updateConstraints()` where it's pending. Other work remains pending.
  static func update(in view: UIView) {
    guard view.constraintFlags.isDue else { return }
    for subview in view.subviewsStorage where subview.constraintFlags.isDue { update(in: subview) }
    updateConstraints(of: view)
  }

  /// A layout is postponed if its frame may still change because a superview is laid out first.
  private static func solve(_ engine: LayoutEngine) {
    let layer = engine.rootLayer
    if layer.isBelowPendingLayout { return layer.markNeedsLayout() }
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

  private static func visit(_ view: UIView, _ layouts: inout PendingLayouts) {
    if view.constraintFlags.contains(.below) {
      view.constraintFlags.remove(.below)
      let subviews = view.subviewsStorage
      for index in subviews.indices where subviews[index].constraintFlags.isDue {
        Unmanaged.passUnretained(subviews[index]).borrow { visit($0, &layouts) }
        // Marks set in the meantime stopped at a superview that was being visited itself.
        if subviews[index].constraintFlags.isDue { view.constraintFlags.insert(.below) }
      }
      keepAlive(subviews)
    }
    updateConstraints(of: view)
    guard view.constraintFlags.contains(.hasWork) else { return }
    view.constraintFlags.remove(.hasWork)
    view.joinLayouts(&layouts)
    if let engine = view.autoLayout?.engine, engine.isDirty { layouts.append(engine) }
  }
}

/// The layouts that a pass solves, in order. Most passes have one, for which nothing is allocated.
@MainActor private struct PendingLayouts {
  private var first: LayoutEngine?
  private var others: [LayoutEngine] = []

  mutating func append(_ layout: LayoutEngine) {
    if first == nil { first = layout } else { others.append(layout) }
  }

  func forEach(_ body: @MainActor (LayoutEngine) -> Void) {
    if let first { body(first) }
    for layout in others { body(layout) }
  }
}

extension CALayer {
  /// A Boolean value that indicates whether a superlayer has yet to be laid out.
  fileprivate final var isBelowPendingLayout: Bool {
    parentReference?._withUnsafeGuaranteedRef { $0.layoutState.needsLayout || $0.isBelowPendingLayout }
      ?? false
  }
}

extension UIView {
  /// A Boolean value that indicates whether work is pending in the tree that contains the view.
  nonisolated fileprivate final var isTreeDue: Bool {
    superviewReference?._withUnsafeGuaranteedRef { $0.isTreeDue } ?? constraintFlags.isDue
  }

  /// Adds new constraints held by this view, and the view itself if it's positioned by constraints, to the
  /// layouts to which they belong.
  fileprivate final func joinLayouts(_ layouts: inout PendingLayouts) {
    guard let state = autoLayout else { return }
    var engine: LayoutEngine?
    let held = state.held
    for index in held.indices where held[index].engine == nil {
      // Looked up for each constraint, because adding one may merge layouts.
      absorbLayouts(of: held[index])
      let found = layoutRoot.needEngine()
      found.add(held[index])
      engine = found
    }
    if let engine { layouts.append(engine) }
    guard !state.translatesMask, !state.hasMember, let superviewStorage else { return }
    let outer = superviewStorage.layoutRoot.needEngine()
    outer.need(self)
    layouts.append(outer)
  }

  private func needEngine() -> LayoutEngine {
    let state = needAutoLayout()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self, isLive: true)
    state.engine = engine
    return engine
  }

  /// Merges the layouts on both sides of a constraint that crosses the edge of a view with a given frame.
  private func absorbLayouts(of constraint: NSLayoutConstraint) {
    for item in LayoutTerms.items(of: constraint.firstItem) + LayoutTerms.items(of: constraint.secondItem) {
      guard let view = LayoutTerms.view(of: item), view !== self else { continue }
      // The frame of a view (other than a guide's owner) is determined by its superview.
      var inner = item is UIView ? view.superviewStorage : view
      var crossed: [UIView] = []
      while let current = inner, current !== self {
        if current.layoutRoot === current { crossed.append(current) }
        inner = current.superviewStorage
      }
      // Dissolving the layouts of the outermost view separates those below it, too.
      crossed.last?.dissolveLayouts()
      for view in crossed { view.needAutoLayout().isAbsorbed = true }
    }
  }
}
