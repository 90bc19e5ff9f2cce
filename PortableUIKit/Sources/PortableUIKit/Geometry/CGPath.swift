import Foundation

/// An immutable path of lines and curves.
open class CGPath: Hashable {
  let elements: [PathElement]

  init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Creates a rectangular path, transformed by `transform` unless it's `nil`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let elements = PathElement.rectangle(rect)
    guard let transform = transform?.pointee else {
      self.init(elements: elements)
      return
    }
    self.init(elements: elements.map { $0.applying(transform) })
  }

  /// The bounding box of all points, including control points; the null rectangle for an empty path.
  // An array of the points would be allocated at each reading.
  public var boundingBox: CGRect {
    var corners: (low: CGPoint, high: CGPoint)?
    for element in elements {
      element.forEachPoint { point in
        let (low, high) = corners ?? (point, point)
        corners = (
          CGPoint(x: min(low.x, point.x), y: min(low.y, point.y)),
          CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        )
      }
    }
    guard let (low, high) = corners else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Returns whether the path contains the point, according to the winding rule. Open subpaths are treated as
  /// closed.
  public func contains(_ point: CGPoint) -> Bool {
    outline.reduce(0) { $0 + $1.windings(around: point) } != 0
  }

  final func applying(_ transform: CGAffineTransform) -> CGPath {
    transform == .identity ? self : CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Hashes the elements of the path into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// The path as cubic curves, with every subpath closed.
  private var outline: [CubicCurve] {
    var curves: [CubicCurve] = []
    var start = CGPoint.zero
    var pen = CGPoint.zero
    for element in elements {
      let from = pen
      pen = element.end ?? start
      switch element {
      case .move(let point):
        curves.append(CubicCurve(line: from, to: start))
        start = point
      case .line, .close:
        curves.append(CubicCurve(line: from, to: pen))
      case .quadCurve(let control, let end):
        curves.append(CubicCurve(quad: from, control: control, end: end))
      case .curve(let control1, let control2, let end):
        curves.append(CubicCurve(from, control1, control2, end))
      }
    }
    curves.append(CubicCurve(line: pen, to: start))
    return curves
  }
}
