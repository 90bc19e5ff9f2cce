import Foundation

extension PathElement {
  /// The distance between the ends of a quarter circle and its control points, as a fraction of the radius.
  private static let quarterCircle: CGFloat = 0.5522847498307936

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func oval(in rect: CGRect) -> [PathElement] {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    return roundedRectangle(rect, corners: .allCorners, radii: radii)
  }

  /// Radii are clamped between 0 and half of the sides.
  static func roundedRectangle(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> [PathElement] {
    let rx = max(0, min(radii.width, rect.width / 2))
    let ry = max(0, min(radii.height, rect.height / 2))
    if rect.isNull || rx == 0 || ry == 0 { return rectangle(rect) }
    // Clockwise from the top left. The vectors point from the corner to the two ends of its arc.
    let stations: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: ry), CGVector(dx: rx, dy: 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -rx, dy: 0), CGVector(dx: 0, dy: ry)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -ry), CGVector(dx: -rx, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: rx, dy: 0), CGVector(dx: 0, dy: -ry)),
    ]
    var elements: [PathElement] = []
    func go(to point: CGPoint) {
      elements.append(elements.isEmpty ? .move(point) : .line(point))
    }
    for (corner, point, before, after) in stations {
      guard corners.contains(corner) else {
        go(to: point)
        continue
      }
      go(to: point.moved(along: before))
      elements.append(
        .curve(
          control1: point.moved(along: before, share: 1 - quarterCircle),
          control2: point.moved(along: after, share: 1 - quarterCircle),
          end: point.moved(along: after)))
    }
    elements.append(.close)
    return elements
  }

  /// Returns a move to the start of the arc, followed by curves of at most a quarter circle each.
  static func arc(
    _ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isClockwise: Bool
  ) -> [PathElement] {
    guard (center.x + center.y + radius + start + end).isFinite else { return [] }
    let turn = 2 * CGFloat.pi
    var sweep = isClockwise ? end - start : start - end
    if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = min(sweep, turn) * (isClockwise ? 1 : -1)
    let count = Int((abs(sweep) / (turn / 4) - 1e-9).rounded(.up))
    let step = sweep / CGFloat(max(1, count))
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ aside: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - aside * sin(angle),
        y: center.y + radius * sin(angle) + aside * cos(angle))
    }
    let curves = (0..<count).map { index in
      let (here, next) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      return PathElement.curve(
        control1: point(here, reach), control2: point(next, -reach), end: point(next))
    }
    return [.line(point(start))] + curves
  }
}

extension CGPoint {
  fileprivate func moved(along vector: CGVector, share: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + vector.dx * share, y: y + vector.dy * share)
  }
}
