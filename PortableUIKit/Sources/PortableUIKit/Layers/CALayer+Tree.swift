extension CALayer {
  /// Inserts a layer at an index among the sublayers, not counting the layer itself, and removes it from its
  /// previous superlayer.
  final func attach(_ layer: CALayer, at index: Int) {
    precondition(layer !== self && !isBelow(layer), "CALayerInvalid: a layer can't be a sublayer of itself")
    if layer.parent === self {
      move(layer, to: index)
      return
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: max(0, min(index, children.count)))
    layer.parent = self
    layer.attachTurn = Timeline.current.turn
    if layer.layoutState.isDirty { layer.tellParentsOfDirtyLayout() }
    layer.mayDisplayNow()
    markNeedsLayoutFromChild()
  }

  final func attach(_ layer: CALayer, beside sibling: CALayer?, isAbove: Bool) {
    guard let sibling, sibling !== layer,
      let place = children.filter({ $0 !== layer }).firstIndex(where: { $0 === sibling })
    else {
      attach(layer, at: isAbove ? children.count : 0)
      return
    }
    attach(layer, at: isAbove ? place + 1 : place)
  }

  /// Moves a sublayer to another index. Its appearance and animations don't change.
  final func move(_ layer: CALayer, to index: Int) {
    guard let from = children.lastIndex(where: { $0 === layer }) else { return }
    let place = max(0, min(index, children.count - 1))
    guard from != place else { return }
    children.remove(at: from)
    children.insert(layer, at: place)
  }

  final func detach() {
    guard let parent else { return }
    if parent.appearance.mask === self {
      parent.appearance.mask = nil
    } else if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
      parent.markNeedsLayoutFromChild()
    }
    self.parent = nil
    stopAnimationsInTree()
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
    for (index, layer) in layers.enumerated() { attach(layer, at: index) }
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== appearance.mask else { return }
    appearance.mask?.parent = nil
    mask?.removeFromSuperlayer()
    appearance.mask = mask
    mask?.parent = self
    mask?.mayDisplayNow()
  }

  final var currentSublayers: [CALayer]? {
    guard let modelLayer else { return children.isEmpty ? nil : children }
    let copies = modelLayer.children.compactMap { $0.presentation() }
    return copies.isEmpty ? nil : copies
  }

  private func isBelow(_ layer: CALayer) -> Bool {
    var next = parent
    while let current = next {
      if current === layer { return true }
      next = current.parent
    }
    return false
  }
}
