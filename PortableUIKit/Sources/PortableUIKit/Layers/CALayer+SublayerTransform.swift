/// The transform of a layer's sublayers. Most layers have none, and conversions only compare a reference.
final class SublayerTransform {
  let value: CATransform3D

  /// Returns `nil` for the identity.
  init?(_ value: CATransform3D) {
    guard !CATransform3DIsIdentity(value) else { return nil }
    self.value = value
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the superlayer transforms its sublayers.
  @inline(__always) final var isTransformedBySuperlayer: Bool {
    if modelLayer != nil { return parentForConversion?.ownSublayerTransform != nil }
    return parentReference?._withUnsafeGuaranteedRef { $0.ownSublayerTransform != nil } ?? false
  }

  /// Returns a geometry of this layer as the superlayer shows it: its transform includes the superlayer's transform of
  /// sublayers.
  @inline(never)
  final func shown(_ geometry: LayerGeometry, in superlayer: CALayer?) -> LayerGeometry {
    guard let superlayer, let outer = superlayer.ownSublayerTransform else { return geometry }
    // The outer transform is around the anchor point of the superlayer, and the result around that of this layer.
    let anchor = superlayer.geometry.anchor
    let (x, y) = (geometry.position.x - anchor.x, geometry.position.y - anchor.y)
    let there = CATransform3DMakeTranslation(x, y, geometry.zPosition)
    let back = CATransform3DMakeTranslation(-x, -y, 0)
    var result = geometry
    result.transform = CATransform3DConcat(
      geometry.transform, CATransform3DConcat(CATransform3DConcat(there, outer.value), back))
    return result
  }

  // Conversions between the layer and its superlayer.

  @inline(__always) final func toSuperlayer(_ point: CGPoint) -> CGPoint {
    isTransformedBySuperlayer
      ? shown(geometry, in: parentForConversion).toParent(point) : geometry.toParent(point)
  }

  @inline(__always) final func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    isTransformedBySuperlayer
      ? shown(geometry, in: parentForConversion).fromParent(point) : geometry.fromParent(point)
  }

  @inline(__always) final func fromSuperlayer(_ rect: CGRect) -> CGRect {
    isTransformedBySuperlayer
      ? shown(geometry, in: parentForConversion).fromParent(rect) : geometry.fromParent(rect)
  }
}

extension LayerGeometry {
  /// A Boolean value that indicates whether the plane of the layer shows its back to the viewer.
  var showsBack: Bool {
    guard isTransformed else { return false }
    let (transform, origin) = (transform, transform.project(CGPoint.zero))
    let (x, y) = (transform.project(CGPoint(x: 1, y: 0)), transform.project(CGPoint(x: 0, y: 1)))
    return (x.x - origin.x) * (y.y - origin.y) < (x.y - origin.y) * (y.x - origin.x)
  }
}
