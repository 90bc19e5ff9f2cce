import HeaderEngine
import UIKit

extension LayoutValues {
  init(_ attributes: SubviewLayoutAttributes) {
    self.init(
      place: SIMD4(attributes.center.x, attributes.center.y, attributes.size.width, attributes.size.height),
      transform: Self.numbers(of: attributes.transform3D),
      alpha: attributes.alpha, zIndex: attributes.zIndex, isHidden: attributes.isHidden,
      isTransformDecorative: attributes.isTransformDecorative)
  }

  /// Returns the 16 entries of a transform in row-major order. Unlike `CATransform3D`, the result is
  /// equatable.
  static func numbers(of t: CATransform3D) -> SIMD16<Double> {
    SIMD16(
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44)
  }

  var center: CGPoint { CGPoint(x: place.x, y: place.y) }

  var size: CGSize { CGSize(width: place.z, height: place.w) }
}

extension CATransform3D {
  /// Creates a transform from its 16 entries in row-major order.
  init(_ t: SIMD16<Double>) {
    self = CATransform3DIdentity
    (m11, m12, m13, m14) = (t[0], t[1], t[2], t[3])
    (m21, m22, m23, m24) = (t[4], t[5], t[6], t[7])
    (m31, m32, m33, m34) = (t[8], t[9], t[10], t[11])
    (m41, m42, m43, m44) = (t[12], t[13], t[14], t[15])
  }
}

extension ViewPose {
  /// The transform of the pose: scale, then rotation, then translation, so that translations are never scaled
  /// or rotated.
  var transform: CATransform3D {
    var transform = CGAffineTransform(scaleX: scale.x, y: scale.y)
    if rotation != 0 { transform = transform.concatenating(CGAffineTransform(rotationAngle: rotation)) }
    transform.tx += translation.x
    transform.ty += translation.y
    return CATransform3DMakeAffineTransform(transform)
  }
}

extension SubviewLayoutAttributes {
  init(_ values: LayoutValues) {
    size = values.size
    center = values.center
    transform3D = CATransform3D(values.transform)
    alpha = values.alpha
    zIndex = values.zIndex
    isHidden = values.isHidden
    isTransformDecorative = values.isTransformDecorative
  }
}
