import Foundation

extension CGPoint {
  /// Returns the point transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed by `t`. The translation is ignored, and the result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the rectangle transformed by `t`. The null and the infinite rectangle are
  /// returned unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let start = origin.applying(t)
    let across = CGPoint(x: t.a * size.width, y: t.b * size.width)
    let down = CGPoint(x: t.c * size.height, y: t.d * size.height)
    // The size is computed from the lengths of the edges: the difference of two corners would lose the last
    // digits of a size under a plain translation.
    return CGRect(
      x: start.x + min(across.x, 0) + min(down.x, 0),
      y: start.y + min(across.y, 0) + min(down.y, 0),
      width: abs(across.x) + abs(down.x),
      height: abs(across.y) + abs(down.y))
  }
}
