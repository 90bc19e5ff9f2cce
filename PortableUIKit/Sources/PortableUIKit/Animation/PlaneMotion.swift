import Foundation

/// An affine transform decomposed into rotation, scale, shear, and translation, so that each can be
/// interpolated.
struct PlaneMotion {
  var rotation: Double
  var scaleX: Double
  var scaleY: Double
  var shear: Double
  var translation: CGPoint

  /// Returns `nil` for a transform that isn't affine or isn't invertible.
  init?(_ transform: CATransform3D) {
    let (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    let determinant = a * d - b * c
    guard CATransform3DIsAffine(transform), determinant != 0, determinant.isFinite else { return nil }
    scaleX = (a * a + b * b).squareRoot()
    rotation = atan2(b, a)
    scaleY = determinant / scaleX
    shear = (a * c + b * d) / determinant
    translation = CGPoint(x: transform.m41, y: transform.m42)
  }

  var transform: CATransform3D {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let (c, d) = (shear * scaleY, scaleY)
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: scaleX * cosine, b: scaleX * sine, c: c * cosine - d * sine, d: c * sine + d * cosine,
        tx: translation.x, ty: translation.y))
  }

  func mixed(with other: PlaneMotion, _ progress: Double) -> PlaneMotion {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    var result = self
    var turn = (other.rotation - rotation).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.rotation = rotation + turn * progress
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.shear = mix(shear, other.shear)
    result.translation = CGPoint(
      x: mix(translation.x, other.translation.x), y: mix(translation.y, other.translation.y))
    return result
  }
}

extension CATransform3D {
  var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  init(numbers n: [Double]) {
    self.init(
      (n[0], n[1], n[2], n[3]), (n[4], n[5], n[6], n[7]), (n[8], n[9], n[10], n[11]),
      (n[12], n[13], n[14], n[15]))
  }

  /// Returns the transform at a progress between two transforms: the rotation is interpolated by angle,
  /// everything else number by number.
  func mixed(with other: CATransform3D, _ progress: Double) -> CATransform3D {
    let isUpright = m12 == 0 && m21 == 0 && other.m12 == 0 && other.m21 == 0
    if !isUpright, let from = PlaneMotion(self), let to = PlaneMotion(other) {
      return from.mixed(with: to, progress).transform
    }
    return CATransform3D(numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * progress })
  }

  /// The inverse of the transform, or `nil` if it isn't affine or isn't invertible.
  var planeInverse: CATransform3D? {
    guard PlaneMotion(self) != nil else { return nil }
    return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self).inverted())
  }
}
