import HeaderEngine

extension LayoutValues {
  init(_ attributes: SubviewLayoutAttributes) {
    self.init(
      place: SIMD4(attributes.center.x, attributes.center.y, attributes.size.width, attributes.size.height),
      transform: Self.numbers(of: attributes.transform3D),
      alpha: attributes.alpha, zIndex: attributes.zIndex, isHidden: attributes.isHidden,
      isTransformDecorative: attributes.isTransformDecorative)
  }

  /// The 16 numbers of a transform. Compared instead of the transforms, which Apple's QuartzCore cannot.
  private static func numbers(of t: CATransform3D) -> SIMD16<Double> {
    SIMD16(
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44)
  }

  var center: CGPoint { CGPoint(x: place.x, y: place.y) }

  var size: CGSize { CGSize(width: place.z, height: place.w) }

  var transform3D: CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13, t.m14) = (transform[0], transform[1], transform[2], transform[3])
    (t.m21, t.m22, t.m23, t.m24) = (transform[4], transform[5], transform[6], transform[7])
    (t.m31, t.m32, t.m33, t.m34) = (transform[8], transform[9], transform[10], transform[11])
    (t.m41, t.m42, t.m43, t.m44) = (transform[12], transform[13], transform[14], transform[15])
    return t
  }

  /// Gives `view` what differs; a bounds origin stays the view's own.
  @MainActor func apply(to view: UIView) {
    let bounds = view.bounds
    if bounds.size != size { view.bounds = CGRect(origin: bounds.origin, size: size) }
    if view.center != center { view.center = center }
    if any(Self.numbers(of: view.transform3D) .!= transform) { view.transform3D = transform3D }
    // Layers keep opacity as a Float.
    if Float(view.alpha) != Float(alpha) { view.alpha = alpha }
    if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }
}

extension SubviewLayoutAttributes {
  init(_ values: LayoutValues) {
    size = values.size
    center = values.center
    transform3D = values.transform3D
    alpha = values.alpha
    zIndex = values.zIndex
    isHidden = values.isHidden
    isTransformDecorative = values.isTransformDecorative
  }
}
