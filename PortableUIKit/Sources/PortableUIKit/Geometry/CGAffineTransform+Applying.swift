import Foundation

extension CGPoint {
  /// The point that `t` moves this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as `t` maps it; translation plays no part, and a side may come out negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed one; the null and the infinite rectangle stay.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let start = origin.applying(t)
    let across = CGPoint(x: t.a * size.width, y: t.b * size.width)
    let down = CGPoint(x: t.c * size.height, y: t.d * size.height)
    // Sides are added up from the edges' own lengths: taking the difference of two corners would lose the
    // last digits of a size under a plain translation.
    return CGRect(
      x: start.x + min(across.x, 0) + min(down.x, 0),
      y: start.y + min(across.y, 0) + min(down.y, 0),
      width: abs(across.x) + abs(down.x),
      height: abs(across.y) + abs(down.y))
  }
}
