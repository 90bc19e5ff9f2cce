/// How contents are made anew: after the layout and before the frame, where they were asked for.
extension CALayer {
  /// Sets the flag and leaves a trail from the top of the tree to here.
  final func markNeedsDisplay() {
    layoutState.needsDisplay = true
    mayDisplayNow()
  }

  final func setHidden(_ isHidden: Bool) {
    guard isHidden != appearance.isHidden else { return }
    appearance.isHidden = isHidden
    guard !isHidden else { return }
    // The top of a tree that comes into view has not been drawn yet.
    if parent == nil { attachTurn = Timeline.current.turn }
    mayDisplayNow()
  }

  /// Leaves the trail again: what is hidden or has no size keeps its flag and is passed over until then.
  final func mayDisplayNow() {
    guard layoutState.needsDisplay || layoutState.hasDescendantToDisplay else { return }
    var next = parent
    while let current = next, !current.layoutState.hasDescendantToDisplay {
      current.layoutState.hasDescendantToDisplay = true
      next = current.parent
    }
  }

  /// The size of the bounds has changed.
  @inline(__always) final func wasResized() {
    guard layoutState.displaysWhenResized || layoutState.needsDisplay else { return }
    markNeedsDisplay()
  }

  /// Whether the next frame makes contents here or below.
  final var displayIsDue: Bool {
    layoutState.hasDescendantToDisplay || layoutState.needsDisplay && hasRoomForContents
  }

  /// Makes the contents that were asked for, of the layer and of all below that can be seen.
  @MainActor final func displayTree() {
    guard !appearance.isHidden else { return }
    displayIfMarked()
    guard layoutState.hasDescendantToDisplay else { return }
    layoutState.hasDescendantToDisplay = false
    for child in children where child.parent === self { child.displayTree() }
    appearance.mask?.displayTree()
  }

  final func displayIfMarked() {
    guard layoutState.needsDisplay, hasRoomForContents else { return }
    layoutState.needsDisplay = false
    display()
  }

  final func askForContents() {
    if let view {
      MainActor.assumeIsolated { view.makeContents() }
    } else {
      delegate?.display(self)
    }
  }

  private var hasRoomForContents: Bool {
    geometry.bounds.size.width > 0 && geometry.bounds.size.height > 0
  }
}
