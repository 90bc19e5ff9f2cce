extension CALayer {
  /// Sets the flag and leaves a trail from the top of the tree to here.
  final func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    tellParentsOfDirtyLayout()
  }

  /// A sublayer came, went or changed its size. In the layer's own layout that is its work and no news:
  /// otherwise a layout that tries out a size before it sets the right one would never come to rest.
  final func markNeedsLayoutFromChild() {
    if !layoutState.isLayingOut { markNeedsLayout() }
  }

  final func tellParentsOfDirtyLayout() {
    var next = parent
    while let current = next, !current.layoutState.hasDirtyDescendant {
      current.layoutState.hasDirtyDescendant = true
      next = current.parent
    }
  }

  /// Does what `layoutIfNeeded()` says.
  @MainActor final func layoutTree() {
    if let view { ConstraintPass.run(from: view) }
    var top = self
    while let parent = top.parent, parent.layoutState.needsLayout { top = parent }
    var rounds = 0
    while top.layoutState.isDirty {
      guard rounds < LayoutPass.longest else {
        LayoutPass.reportLoop(in: top)
        return
      }
      rounds += 1
      top.layoutRound()
      if let view = top.view { ConstraintPass.run(from: view) }
    }
  }

  /// Lays out what is dirty from here downwards, superlayers first.
  @MainActor private func layoutRound() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      if let view { view.performLayout() } else { performLayout() }
    }
    guard layoutState.hasDirtyDescendant else { return }
    layoutState.hasDirtyDescendant = false
    for child in children where child.layoutState.isDirty && child.parent === self { child.layoutRound() }
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
  /// So many rounds may follow each other before someone must be asking for layout in every one.
  static let longest = 100

  static func reportLoop(in layer: CALayer) {
    let owner = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    HostSimulator.current.warn(
      "layout feedback loop: after \(longest) rounds something below \(owner) still needs layout; "
        + "look for a layoutSubviews() that calls setNeedsLayout() each time")
  }
}
