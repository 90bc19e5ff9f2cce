import PortableUIKit
import Testing

struct UIBezierPathTests {
  let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func rectangleContainsItsInside() {
    let path = UIBezierPath(rect: box).cgPath
    expect(path.contains(CGPoint(x: 60, y: 50)))
    expect(!path.contains(CGPoint(x: 9, y: 50)) && !path.contains(CGPoint(x: 60, y: 81)))
    expectEqual(path.boundingBox, box)
    expectEqual(path, CGPath(rect: box, transform: nil))
  }

  @Test func aTransformMovesTheRectangle() {
    var transform = CGAffineTransform(translationX: 5, y: 5)
    expectEqual(CGPath(rect: box, transform: &transform).boundingBox, box.offsetBy(dx: 5, dy: 5))
  }

  @Test func ovalMissesTheCorners() {
    let path = UIBezierPath(ovalIn: box).cgPath
    expectEqual(path.boundingBox, box)
    expect(!path.contains(CGPoint(x: 12, y: 22)) && path.contains(CGPoint(x: 60, y: 50)))
    // A point of the ellipse at 45°, a little inside and a little outside.
    let (x, y) = (60 + 50 * 0.70710678, 50 + 30 * 0.70710678)
    expect(path.contains(CGPoint(x: x - 0.2, y: y - 0.2)) && !path.contains(CGPoint(x: x + 0.2, y: y + 0.2)))
  }

  @Test func roundedCornersAreMissing() {
    let path = UIBezierPath(roundedRect: box, cornerRadius: 10).cgPath
    expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 13.5, y: 23.5)))
    expect(path.contains(CGPoint(x: 20, y: 20.5)))
  }

  @Test func onlyTheGivenCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10)
    ).cgPath
    expect(!path.contains(CGPoint(x: 11, y: 21)) && !path.contains(CGPoint(x: 109, y: 79)))
    expect(path.contains(CGPoint(x: 109, y: 21)) && path.contains(CGPoint(x: 11, y: 79)))
  }

  @Test func radiiAreCutDownToHalfASide() {
    let round = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 500)
    expectEqual(round.cgPath, UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath)
    expectEqual(UIBezierPath(roundedRect: box, cornerRadius: -3).cgPath, UIBezierPath(rect: box).cgPath)
  }

  @Test("[A] filling follows the winding rule")
  func aHoleNeedsTheOppositeDirection() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    func addSquare(_ points: [CGPoint]) {
      path.move(to: points[0])
      points.dropFirst().forEach(path.addLine)
      path.close()
    }
    let corners = [(40, 40), (60, 40), (60, 60), (40, 60)].map { CGPoint(x: $0.0, y: $0.1) }
    addSquare(corners)
    expect(path.cgPath.contains(CGPoint(x: 50, y: 50)))
    path.removeAllPoints()
    expect(path.isEmpty)
    path.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    addSquare(corners.reversed())
    expect(!path.cgPath.contains(CGPoint(x: 50, y: 50)) && path.cgPath.contains(CGPoint(x: 30, y: 50)))
  }

  @Test func openOutlinesCountAsClosed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 100))
    expect(path.cgPath.contains(CGPoint(x: 20, y: 20)) && !path.cgPath.contains(CGPoint(x: 70, y: 70)))
  }

  @Test(arguments: [CGFloat(0), 25, 49.999, 50, 50.001, 75])
  func cornersAtTheHeightOfThePointCountOnce(y: CGFloat) {
    // A rhombus: its side corners lie at y = 50, and at 0 only the tip is left.
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 0))
    for (x, y) in [(100, 50), (50, 100), (0, 50)] { path.addLine(to: CGPoint(x: x, y: y)) }
    path.close()
    expect(!path.cgPath.contains(CGPoint(x: -10, y: y)) && !path.cgPath.contains(CGPoint(x: 110, y: y)))
    if y > 0 { expect(path.cgPath.contains(CGPoint(x: 50, y: y))) }
  }

  @Test func curvesBulgeTowardsTheirControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    // The highest point of the curve is half-way to the control point; the box includes that point itself.
    expect(path.cgPath.contains(CGPoint(x: 50, y: 49)) && !path.cgPath.contains(CGPoint(x: 50, y: 51)))
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
    path.removeAllPoints()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100), controlPoint2: CGPoint(x: 100, y: 100))
    expect(path.cgPath.contains(CGPoint(x: 50, y: 74)) && !path.cgPath.contains(CGPoint(x: 50, y: 76)))
  }

  @Test func currentPointFollowsThePen() {
    let path = UIBezierPath()
    expect(path.currentPoint == .zero && path.bounds.isNull)
    path.addLine(to: CGPoint(x: 5, y: 5))
    expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 5))
    expectEqual(path.currentPoint, CGPoint(x: 5, y: 5))
    path.close()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
  }

  @Test func transformsMoveAllPoints() {
    let path = UIBezierPath(rect: box)
    let before = path.cgPath
    path.apply(CGAffineTransform(scaleX: 2, y: 1))
    expectEqual(path.bounds, CGRect(x: 20, y: 20, width: 200, height: 60))
    expectEqual(before.boundingBox, box)
    expectEqual(path.lineWidth, 1)
  }

  @Test("[A] a full turn is a circle whichever way it goes, and keeps to the radius to 0.03%")
  func circle() {
    for clockwise in [true, false] {
      let ring = UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: -.pi / 2,
        endAngle: clockwise ? 1.5 * .pi : -2.5 * .pi, clockwise: clockwise)
      expect(isNear(ring.bounds, CGRect(x: 10, y: 10, width: 80, height: 80)))
      expect(isNear(ring.currentPoint, CGPoint(x: 50, y: 10)))
      let edge = CGPoint(x: cos(0.4), y: sin(0.4))
      expect(ring.contains(CGPoint(x: 50 + edge.x * 39.98, y: 50 + edge.y * 39.98)))
      expect(!ring.contains(CGPoint(x: 50 + edge.x * 40.02, y: 50 + edge.y * 40.02)))
    }
  }

  @Test("[A] clockwise is towards y; an arc whose end lies before its start goes on around the circle")
  func arcDirections() {
    func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGRect {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        .bounds
    }
    expect(isNear(arc(0, .pi / 2, true), CGRect(x: 0, y: 0, width: 10, height: 10)))
    expect(isNear(arc(0, .pi / 2, false), CGRect(x: -10, y: -10, width: 20, height: 20)))
    expect(isNear(arc(.pi / 2, 0, false), CGRect(x: 0, y: 0, width: 10, height: 10)))
    expect(isNear(arc(.pi / 2, 0, true), CGRect(x: -10, y: -10, width: 20, height: 20)))
    expect(arc(0, .nan, true).isNull)
  }

  @Test("[A] an arc is joined to the path by a line; another path is appended as it is")
  func joining() {
    let slice = UIBezierPath()
    slice.move(to: .zero)
    slice.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    slice.close()
    expect(slice.contains(CGPoint(x: 5, y: 5)) && !slice.contains(CGPoint(x: 9, y: 9)))
    slice.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5)))
    expect(slice.contains(CGPoint(x: 22, y: 2)) && !slice.contains(CGPoint(x: 15, y: 2)))
    expectEqual(slice.currentPoint, CGPoint(x: 20, y: 0))
  }
}
