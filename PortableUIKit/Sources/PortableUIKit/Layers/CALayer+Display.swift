/// Updating of contents: after layout and before the frame, where requested.
extension CALayer {
  /// Sets the flag and marks the superlayers up to the root.
  final func markNeedsDisplay() {
    layoutState.needsDisplay = true
    mayDisplayNow()
  }

  final func setHidden(_ isHidden: Bool) {
    guard isHidden != appearance.isHidden else { return }
    appearance.isHidden = isHidden
    guard !isHidden else { return }
    // The root of a tree that becomes visible hasn't been drawn yet.
    if parent == nil { attachTurn = Timeline.current.turn }
    mayDisplayNow()
  }

  /// Marks the superlayers again: layers that are hidden or have no size keep their flag and are skipped
  /// until then.
  final func mayDisplayNow() {
    guard layoutState.needsDisplay || layoutState.hasDescendantToDisplay else { return }
    var next = parent
    while let current = next, !current.layoutState.hasDescendantToDisplay {
      current.layoutState.hasDescendantToDisplay = true
      next = current.parent
    }
  }

  /// Called when the size of the bounds has changed.
  @inline(__always) final func wasResized() {
    guard layoutState.displaysWhenResized || layoutState.needsDisplay else { return }
    markNeedsDisplay()
  }

  /// A Boolean value that indicates whether the next frame creates contents for this layer or one of its descendants.
  final var displayIsDue: Bool {
    layoutState.hasDescendantToDisplay || layoutState.needsDisplay && hasRoomForContents
  }

  /// Creates the requested contents of this layer and its visible descendants.
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
