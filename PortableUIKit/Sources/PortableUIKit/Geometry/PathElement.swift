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
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The current point after the element; `nil` for `close`, which returns to the start of its subpath.
  var end: CGPoint? { points.last }

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
