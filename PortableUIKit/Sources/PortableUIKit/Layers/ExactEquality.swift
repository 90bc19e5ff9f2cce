// Comparisons for geometry setters, which run at every call. Foundation's `==` is equivalent but can't be
// inlined.

extension CGPoint {
  @inline(__always) func isSame(as other: CGPoint) -> Bool { x == other.x && y == other.y }

  @inline(__always) var containsNaN: Bool { x.isNaN || y.isNaN }
}

extension CGSize {
  @inline(__always) func isSame(as other: CGSize) -> Bool {
    width == other.width && height == other.height
  }
}

extension CGRect {
  @inline(__always) func isSame(as other: CGRect) -> Bool {
    origin.isSame(as: other.origin) && size.isSame(as: other.size)
  }

  @inline(__always) var containsNaN: Bool { origin.containsNaN || size.width.isNaN || size.height.isNaN }
}

extension CATransform3D {
  func isSame(as other: CATransform3D) -> Bool {
    m11 == other.m11 && m12 == other.m12 && m13 == other.m13 && m14 == other.m14
      && m21 == other.m21 && m22 == other.m22 && m23 == other.m23 && m24 == other.m24
      && m31 == other.m31 && m32 == other.m32 && m33 == other.m33 && m34 == other.m34
      && m41 == other.m41 && m42 == other.m42 && m43 == other.m43 && m44 == other.m44
  }
}

extension CGAffineTransform {
  @inline(__always) func isSame(as other: CGAffineTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d && tx == other.tx && ty == other.ty
  }

  @inline(__always) var containsNaN: Bool {
    a.isNaN || b.isNaN || c.isNaN || d.isNaN || tx.isNaN || ty.isNaN
  }
}
