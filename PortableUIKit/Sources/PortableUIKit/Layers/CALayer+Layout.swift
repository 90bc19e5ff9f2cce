extension CALayer {
  /// Sets the flag and marks the superlayers up to the root.
  final func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    tellParentsOfDirtyLayout()
  }

  /// Requests layout because a sublayer was added, removed, or resized. Changes during the layer's own layout
  /// are ignored: otherwise, a layout pass that tries out sizes would request layout again forever.
  final func markNeedsLayoutFromChild() {
    if !layoutState.isLayingOut { markNeedsLayout() }
  }

  final func tellParentsOfDirtyLayout() {
    parentReference?._withUnsafeGuaranteedRef { parent in
      guard !parent.layoutState.hasDirtyDescendant else { return }
      parent.layoutState.hasDirtyDescendant = true
      parent.tellParentsOfDirtyLayout()
    }
  }

  /// A Boolean value that indicates whether the layer, a sublayer, or the superlayer needs layout.
  private final var isLayoutDue: Bool {
    layoutState.isDirty
      || parentReference?._withUnsafeGuaranteedRef { $0.layoutState.needsLayout } ?? false
  }

  /// Implements `layoutIfNeeded()`.
  @MainActor final func layoutTree() {
    if let view { ConstraintPass.run(from: view) }
    layoutDirtyTree()
  }

  /// Lays out the tree after the constraint pass.
  @MainActor final func layoutDirtyTree() {
    guard isLayoutDue else { return }
    // The parent is retained only if it is laid out, too.
    if parentReference?.borrow({ $0.layoutState.needsLayout }) == true, let parent {
      return parent.layoutDirtyTree()
    }
    var rounds = 0
    while layoutState.isDirty {
      guard rounds < LayoutPass.longest else {
        LayoutPass.reportLoop(in: self)
        return
      }
      rounds += 1
      layoutRound()
      if let view { ConstraintPass.run(from: view) }
    }
  }

  /// Lays out the dirty layers of the tree, superlayers first.
  @MainActor private func layoutRound() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      if let view { view.performLayout() } else { performLayout() }
    }
    guard layoutState.hasDirtyDescendant else { return }
    layoutState.hasDirtyDescendant = false
    let children = children
    for index in children.indices where children[index].layoutState.isDirty {
      Unmanaged.passUnretained(children[index]).borrow { if $0.isChild(of: self) { $0.layoutRound() } }
    }
    keepAlive(children)
  }

  private func isChild(of layer: CALayer) -> Bool {
    parentReference?.borrow { $0 === layer } ?? false
  }

  private func performLayout() {
    let wasLayingOut = layoutState.isLayingOut
    layoutState.isLayingOut = true
    layoutSublayers()
    layoutState.isLayingOut = wasLayingOut
  }

  final func askForLayout() {
    if let view {
      MainActor.assumeIsolated { view.layoutSubviews() }
    } else {
      delegate?.layoutSublayers(of: self)
    }
  }
}

@MainActor enum LayoutPass {
  /// The number of successive rounds after which a layout loop is reported.
  static let longest = 100

  static func reportLoop(in layer: CALayer) {
    let owner = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    HostSimulator.current.warn(
      "layout feedback loop: after \(longest) rounds something below \(owner) still needs layout; "
        + "look for a layoutSubviews() that calls setNeedsLayout() each time")
  }
}
