extension CALayer {
  // The final setters below change the model and start animations; they tell nobody. Callers have seen that
  // the value differs.

  final func setBounds(_ bounds: CGRect) {
    precondition(
      !bounds.containsNaN,
      "CALayerInvalidGeometry: CALayer bounds contains NaN: \(describe(bounds.origin, bounds.size))")
    change(.bounds) { geometry.bounds = bounds }
  }

  /// Writes a view's layer through the view, which hears of both changes.
  final func setFrame(_ frame: CGRect) {
    if let view {
      MainActor.assumeIsolated { view.setFrame(frame) }
    } else {
      let target = geometry.placed(in: frame)
      bounds = target.bounds
      position = target.position
    }
  }

  /// Takes over all that a copy has in common with its original.
  final func copyValues(of other: CALayer) {
    geometry = other.geometry
    appearance = other.appearance
    // A mask belongs to one layer.
    appearance.mask = nil
    timing = other.timing
    delegate = other.delegate
  }

  final func setPosition(_ position: CGPoint) {
    precondition(
      !position.containsNaN,
      "CALayerInvalidGeometry: CALayer position contains NaN: [\(position.x) \(position.y)]")
    change(.position) { geometry.position = position }
  }

  final func setAnchorPoint(_ point: CGPoint) {
    precondition(
      !point.containsNaN, "CALayerInvalidGeometry: CALayer anchorPoint contains NaN: [\(point.x) \(point.y)]")
    change(.anchorPoint) { geometry.anchorPoint = point }
  }

  final func setTransform(_ transform: CATransform3D) {
    precondition(
      !transform.containsNaN, "CALayerInvalidGeometry: CALayer transform contains NaN: \(transform)")
    change(.transform) { geometry.transform = transform }
  }

  final func setPlaneTransform(_ transform: CGAffineTransform) {
    precondition(
      !transform.containsNaN, "CALayerInvalidGeometry: CALayer transform contains NaN: \(transform)")
    change(.transform) { geometry.planeTransform = transform }
  }

  private func describe(_ origin: CGPoint, _ size: CGSize) -> String {
    "[\(origin.x) \(origin.y); \(size.width) \(size.height)]"
  }

  /// Someone wrote the layer's bounds and not the view's: the view hears of it.
  final func boundsWereWritten(from old: CGRect) {
    if let view {
      MainActor.assumeIsolated { view.boundsDidChange(from: old) }
    } else if !geometry.bounds.size.isSame(as: old.size) {
      markNeedsLayout()
      wasResized()
    }
  }

  /// Someone wrote the layer's place and not the view's: the view hears of it.
  final func positionWasWritten() {
    if let view {
      MainActor.assumeIsolated { view.positionDidChange() }
    }
  }

  /// The top of the layer's tree.
  final var root: CALayer {
    var top = self
    while let next = top.parentForConversion { top = next }
    return top
  }

  /// The layer that holds this one, for a layer as it looks at an instant another such layer.
  final var parentForConversion: CALayer? {
    modelLayer == nil ? parent : superlayer
  }
}

extension CATransform3D {
  var containsNaN: Bool {
    let sum =
      m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0
      + m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0 + m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0
    return sum.isNaN
  }
}
