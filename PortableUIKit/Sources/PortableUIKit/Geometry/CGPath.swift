import Foundation

/// An outline made of lines and curves that never changes once it is made.
open class CGPath: Hashable {
  let elements: [PathElement]

  init(elements: [PathElement]) {
    self.elements = elements
  }

  /// The outline of a rectangle, moved by `transform`, or as it is when that is nil.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let elements = PathElement.rectangle(rect)
    guard let transform = transform?.pointee else {
      self.init(elements: elements)
      return
    }
    self.init(elements: elements.map { $0.applying(transform) })
  }

  /// The smallest rectangle around all points, control points included; the null rectangle for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Whether filling the path by the winding rule covers the point; open outlines count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    outline.reduce(0) { $0 + $1.windings(around: point) } != 0
  }

  /// Two paths are equal when the same steps draw them.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Feeds the steps that draw the path into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// The path as one kind of curve, every subpath closed.
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
