import Foundation

/// An element of a path.
enum PathElement: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// All points of the element, including control points.
  var points: [CGPoint] {
    var points: [CGPoint] = []
    forEachPoint { points.append($0) }
    return points
  }

  /// Calls `visit` with all points of the element, including control points.
  func forEachPoint(_ visit: (CGPoint) -> Void) {
    switch self {
    case .move(let point), .line(let point):
      visit(point)
    case .quadCurve(let control, let end):
      visit(control)
      visit(end)
    case .curve(let control1, let control2, let end):
      visit(control1)
      visit(control2)
      visit(end)
    case .close: break
    }
  }

  /// The current point after the element; `nil` for `close`, which returns to the start of its subpath.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end: end.applying(t))
    case .curve(let control1, let control2, let end):
      .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }
}
