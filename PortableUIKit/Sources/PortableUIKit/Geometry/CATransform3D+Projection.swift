import Foundation

/// The projection of the plane z = 0 through a 3D transform, for a viewer who looks straight at it.
extension CATransform3D {
  /// Returns the projection of a point of the plane.
  func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// Returns the bounding box of the projection of a rectangle.
  func project(_ rect: CGRect) -> CGRect {
    if CATransform3DIsAffine(self) { return rect.applying(CATransform3DGetAffineTransform(self)) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { project($0) }
    return CGRect(enclosing: corners)
  }

  /// Returns the point of the plane that is projected to `point`, or `nil` if the plane is seen edge-on.
  func unproject(_ point: CGPoint) -> CGPoint? {
    // The projection of the plane is a homography; this solves its two equations for the point of the plane.
    let a = m11 - point.x * m14
    let b = m21 - point.x * m24
    let c = m12 - point.y * m14
    let d = m22 - point.y * m24
    let e = point.x * m44 - m41
    let f = point.y * m44 - m42
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
  }
}

extension CGRect {
  /// Creates the bounding box of the points, or the null rectangle if there are none.
  init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
