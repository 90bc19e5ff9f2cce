// The functions have the names that QuartzCore gives them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The identity transform.
public let CATransform3DIdentity: CATransform3D = CATransform3D.identity

/// Returns a translation by the given distances, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (tx, ty, tz, 1))
}

/// Returns a scaling transform with the origin as its center.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D((sx, 0, 0, 0), (0, sy, 0, 0), (0, 0, sz, 0), (0, 0, 0, 1))
}

/// Returns a rotation by `angle` radians around the axis (x, y, z), which may have any length. Returns the
/// identity if the axis is zero.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D.identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let rest = 1 - c
  return CATransform3D(
    (c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0),
    (x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0),
    (x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0),
    (0, 0, 0, 1))
}

/// Returns a transform that applies a translation, in points, followed by `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that applies a scaling followed by `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that applies a rotation by `angle` radians around the axis (x, y, z) followed by `t`.
/// Returns `t` if the axis is zero.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns whether both transforms have the same components.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.isSame(as: b)
}

/// Returns a transform that applies `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ r: CATransform3D.Row) -> CATransform3D.Row {
    (
      r.0 * b.m11 + r.1 * b.m21 + r.2 * b.m31 + r.3 * b.m41,
      r.0 * b.m12 + r.1 * b.m22 + r.2 * b.m32 + r.3 * b.m42,
      r.0 * b.m13 + r.1 * b.m23 + r.2 * b.m33 + r.3 * b.m43,
      r.0 * b.m14 + r.1 * b.m24 + r.2 * b.m34 + r.3 * b.m44
    )
  }
  return CATransform3D(
    row((a.m11, a.m12, a.m13, a.m14)), row((a.m21, a.m22, a.m23, a.m24)),
    row((a.m31, a.m32, a.m33, a.m34)), row((a.m41, a.m42, a.m43, a.m44)))
}

/// Returns whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t.isSame(as: CATransform3D.identity)
}

/// Returns whether `t` is affine, so that `CATransform3DGetAffineTransform` loses nothing.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the 3D transform equivalent to the affine transform `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D((m.a, m.b, 0, 0), (m.c, m.d, 0, 0), (0, 0, 1, 0), (m.tx, m.ty, 0, 1))
}

/// Returns the affine part of `t`. All other components are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
