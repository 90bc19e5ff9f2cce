import Foundation

/// A cubic Bézier curve from `start` to `end`.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  init(line start: CGPoint, to end: CGPoint) {
    self.init(start, start, end, end)
  }

  init(quad start: CGPoint, control: CGPoint, end: CGPoint) {
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start, towards(start), towards(end), end)
  }

  /// Returns how often the curve passes to the right of `point`, counting 1 for downward and −1 for upward.
  func windings(around point: CGPoint) -> Int {
    var count = 0
    var from: CGFloat = 0
    for to in turns + [1] {
      let (top, bottom) = (value(at: from, \.y), value(at: to, \.y))
      // Half-open, so that a corner at the height of the point is counted by only one of its two neighbors.
      let isCrossed = min(top, bottom) <= point.y && point.y < max(top, bottom)
      if isCrossed, value(at: parameter(ofHeight: point.y, from: from, to: to), \.x) > point.x {
        count += top < bottom ? 1 : -1
      }
      from = to
    }
    return count
  }

  private func value(at t: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    let u = 1 - t
    return u * u * u * start[keyPath: axis] + 3 * u * u * t * control1[keyPath: axis]
      + 3 * u * t * t * control2[keyPath: axis] + t * t * t * end[keyPath: axis]
  }

  /// The parameters strictly between 0 and 1 at which the vertical direction of the curve changes.
  private var turns: [CGFloat] {
    let (p, q, r) = (control1.y - start.y, control2.y - control1.y, end.y - control2.y)
    let (a, b, c) = (p - 2 * q + r, 2 * (q - p), p)
    var roots: [CGFloat] = []
    if a == 0 {
      if b != 0 { roots = [-c / b] }
    } else if b * b >= 4 * a * c {
      let root = (b * b - 4 * a * c).squareRoot()
      roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the parameter at which a monotonic part of the curve reaches a height, by bisection up to the
  /// precision of `CGFloat`.
  private func parameter(ofHeight y: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
    var (low, high) = (from, to)
    let isFalling = value(at: from, \.y) <= value(at: to, \.y)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (value(at: middle, \.y) <= y) == isFalling { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
