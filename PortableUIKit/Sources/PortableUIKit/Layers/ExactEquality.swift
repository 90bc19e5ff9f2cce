// What geometry setters ask at every call. Foundation's `==` says the same, from behind a call that can't be
// inlined.

extension CGPoint {
  @inline(__always) func isSame(as other: CGPoint) -> Bool { x == other.x && y == other.y }

  var containsNaN: Bool { x.isNaN || y.isNaN }
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

  var containsNaN: Bool { origin.containsNaN || size.width.isNaN || size.height.isNaN }
}

extension CGAffineTransform {
  @inline(__always) func isSame(as other: CGAffineTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d && tx == other.tx && ty == other.ty
  }

  var containsNaN: Bool {
    a.isNaN || b.isNaN || c.isNaN || d.isNaN || tx.isNaN || ty.isNaN
  }
}
