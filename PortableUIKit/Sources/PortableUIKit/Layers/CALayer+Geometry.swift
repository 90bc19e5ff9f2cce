extension CALayer {
  // The final setters below change the model and start animations without notifying the view. Callers have
  // checked that the value differs.

  final func setBounds(_ bounds: CGRect) {
    precondition(
      !bounds.containsNaN,
      "CALayerInvalidGeometry: CALayer bounds contains NaN: \(describe(bounds.origin, bounds.size))")
    change(.bounds) { geometry.bounds = bounds }
  }

  // The functions below are those of the geometry. A call of the latter would copy the geometry, 240 bytes, before it
  // finds out that the layer has no transform.

  /// The value of `frame`.
  @inline(__always) final var frameInSuperlayer: CGRect {
    geometry.isTransformed ? transformedFrame : geometry.untransformedFrame
  }

  @inline(never) private final var transformedFrame: CGRect { geometry.frame }

  /// Returns the bounds and position for which `frame` has the given value, keeping the origin of the bounds.
  @inline(__always)
  final func placed(in frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let (anchorPoint, size) = (geometry.anchorPoint, frame.size)
    if geometry.isTransformed || size.width < 0 || size.height < 0 { return transformed(in: frame) }
    let position = CGPoint(
      x: frame.origin.x + anchorPoint.x * size.width, y: frame.origin.y + anchorPoint.y * size.height)
    return (CGRect(origin: geometry.bounds.origin, size: size), position)
  }

  @inline(never)
  private final func transformed(in frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    geometry.placed(in: frame)
  }

  /// Converts a rectangle to the coordinates of the superlayer.
  @inline(__always)
  final func toSuperlayer(_ rect: CGRect) -> CGRect {
    if geometry.isTransformed || isTransformedBySuperlayer { return transformedToSuperlayer(rect) }
    let (start, origin) = (geometry.bounds.origin, geometry.untransformedFrame.origin)
    return CGRect(
      x: rect.origin.x - start.x + origin.x, y: rect.origin.y - start.y + origin.y, width: rect.size.width,
      height: rect.size.height)
  }

  @inline(never)
  private final func transformedToSuperlayer(_ rect: CGRect) -> CGRect {
    shown(geometry, in: parentForConversion).toParent(rect)
  }

  /// Sets the frame of a view's layer through the view, which is notified of both changes.
  final func setFrame(_ frame: CGRect) {
    if let view {
      MainActor.assumeIsolated { view.setFrame(frame) }
    } else {
      let target = geometry.placed(in: frame)
      bounds = target.bounds
      position = target.position
    }
  }

  /// Copies all values that a layer copy shares with its original.
  final func copyValues(of other: CALayer) {
    geometry = other.geometry
    appearance = other.appearance
    // A mask belongs to exactly one layer.
    appearance.mask = nil
    timing = other.timing
    ownSublayerTransform = other.ownSublayerTransform
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

  /// Notifies the view that the layer's bounds were set directly.
  final func boundsWereWritten(from old: CGRect) {
    if let view {
      MainActor.assumeIsolated { view.boundsDidChange(from: old) }
    } else if !geometry.bounds.size.isSame(as: old.size) {
      markNeedsLayout()
      wasResized()
    }
  }

  /// Notifies the view that the layer's position, anchor point, or transform was set directly.
  final func positionWasWritten() {
    if let view {
      MainActor.assumeIsolated { view.positionDidChange() }
    }
  }

  /// The root of the layer tree.
  final var root: CALayer {
    var top = self
    while let next = top.parentForConversion { top = next }
    return top
  }

  /// The superlayer; for a presentation layer, the presentation layer of the superlayer.
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
