import HeaderEngine
import Testing

struct EasingTests {
  static let curves: [KeyframeEasing] = [
    .linear, .easeIn, .easeOut, .easeInOut, .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0),
    .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0),
  ]

  @Test("every curve begins at 0, ends at 1 and never runs backwards", arguments: curves)
  func curvesRise(easing: KeyframeEasing) {
    expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
    expect(easing.value(at: -3) == 0 && easing.value(at: 7) == 1 && easing.value(at: .nan) == 0)
    var last = 0.0
    for step in 1...200 {
      let value = easing.value(at: Double(step) / 200)
      expectAtLeast(value, last - 1e-9, "\(easing) falls at \(step)")
      last = value
    }
  }

  @Test("linear is the fraction itself")
  func linear() {
    for step in 0...10 { expectEqual(KeyframeEasing.linear.value(at: Double(step) / 10), Double(step) / 10) }
  }

  /// Values of UIKit's named curves, computed by bisection to ten digits.
  @Test("UIKit's curves have their known values")
  func knownValues() {
    expectLess(abs(KeyframeEasing.easeInOut.value(at: 0.5) - 0.5), 1e-9)
    expectLess(abs(KeyframeEasing.easeInOut.value(at: 0.25) - 0.1291619655), 1e-7)
    expectLess(abs(KeyframeEasing.easeIn.value(at: 0.5) - 0.3153568126), 1e-7)
    expectLess(abs(KeyframeEasing.easeOut.value(at: 0.5) - 0.6846431874), 1e-7)
  }

  @Test("control points may overshoot, and those that are no numbers make the curve linear")
  func oddControlPoints() {
    let overshooting = KeyframeEasing.cubicBezier(x1: 0.3, y1: 2, x2: 0.6, y2: 2)
    expectGreater(overshooting.value(at: 0.6), 1)
    expectEqual(KeyframeEasing.cubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1).value(at: 0.3), 0.3)
    expect(KeyframeEasing.cubicBezier(x1: -4, y1: 0.2, x2: 9, y2: 0.8).value(at: 0.5).isFinite)
  }
}
