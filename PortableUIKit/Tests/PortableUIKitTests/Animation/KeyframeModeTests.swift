import Foundation
import PortableUIKit
import Testing

@MainActor struct KeyframeModeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// The places of the view's center at the end of each tenth of a second, for a movement from 50 over 150 to 70
  /// in two key frames of half a second.
  private func places(_ mode: UIView.KeyframeAnimationOptions, middle: Double = 0.5) -> [CGFloat] {
    let stage = AnimatorStage(framesPerSecond: 100)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, mode]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: middle) { stage.view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: middle, relativeDuration: 1 - middle) {
        stage.view.center.x = 70
      }
    }
    expectEqual(stage.view.center.x, 70)
    return (1...10).map { _ in
      stage.simulator.advance(by: 0.1)
      return stage.seen
    }
  }

  private func isNear(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test("[A] discrete key frames jump from value to value")
  func discrete() {
    expect(isNear(places(.calculationModeDiscrete), [50, 50, 50, 50, 150, 150, 150, 150, 150, 70]))
  }

  @Test("[A] paced key frames have a constant velocity, whatever their times are")
  func paced() {
    let wanted: [CGFloat] = [68, 86, 104, 122, 140, 142, 124, 106, 88, 70]
    expect(isNear(places(.calculationModePaced), wanted))
    expect(isNear(places(.calculationModePaced, middle: 0.2), wanted))
  }

  @Test("[A] cubic key frames are on a Catmull-Rom spline through the values")
  func cubic() {
    func spline(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ t: Double) -> CGFloat {
      let (m1, m2) = ((p2 - p0) / 2, (p3 - p1) / 2)
      let (a, b) = (2 * t * t * t - 3 * t * t + 1, t * t * t - 2 * t * t + t)
      return CGFloat(a * p1 + b * m1 + (1 - a) * p2 + (t * t * t - t * t) * m2)
    }
    let wanted =
      [0.2, 0.4, 0.6, 0.8, 1].map { spline(50, 50, 150, 70, $0) }
      + [0.2, 0.4, 0.6, 0.8, 1].map { spline(50, 150, 70, 70, $0) }
    let seen = places(.calculationModeCubic)
    expect(isNear(seen, wanted) && isNear(seen[4], 150, within: 1e-6))
  }

  private func isNear(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat) -> Bool {
    abs(first - second) <= tolerance
  }

  @Test("[A] cubic paced key frames go along the spline at a constant velocity")
  func cubicPaced() {
    let seen = places(.calculationModeCubicPaced)
    expect(isNear(seen, places(.calculationModeCubicPaced, middle: 0.2)))
    // The way up to the highest point and down again has the same length in each tenth.
    let steps = zip([50] + seen, seen).map { abs($1 - $0) }
    let full = steps.filter { $0 > steps.max()! - 0.5 }
    expect(full.count >= 8 && isNear(seen[9], 70, within: 1e-6), "all but the steps around the turn")
  }

  @Test("[A] a key frame that begins later holds the value before it")
  func holds() {
    let stage = AnimatorStage(framesPerSecond: 100)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
    }
    stage.simulator.advance(by: 0.01)
    expectLess(abs(stage.seen - 50), 1)
    stage.simulator.advance(by: 0.74)
    expect(isNear(stage.seen, 100, within: 10))
    stage.simulator.runUntilIdle(limit: 1)
    expectEqual(stage.seen, 150)
  }

  @Test("colors, opacity, sizes and transforms take part, and the completion handler is called at the end")
  func otherProperties() throws {
    let stage = AnimatorStage(framesPerSecond: 100)
    let ends = Ends(stage.simulator)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete],
      animations: {
        for step in 1...2 {
          UIView.addKeyframe(withRelativeStartTime: Double(step - 1) / 2, relativeDuration: 0.5) {
            stage.view.alpha = 1 - CGFloat(step) / 4
            stage.view.bounds.size.width = 100 + 50 * CGFloat(step)
            stage.view.transform = CGAffineTransform(rotationAngle: .pi / 4 * CGFloat(step))
            stage.view.backgroundColor = step == 1 ? .red : .blue
          }
        }
      }, completion: ends.add("a"))
    stage.simulator.advance(by: 0.75)
    let shown = try #require(stage.view.layer.presentation())
    expect(shown.opacity == 0.75 && shown.bounds.width == 150)
    expect(isNear(shown.transform.m11, cos(.pi / 4), within: 1e-9))
    expectEqual(shown.backgroundColor?.components?.first, UIColor.red.cgColor.components?.first)
    stage.simulator.runUntilIdle(limit: 2)
    expect(ends.list == ["a true 1.0"] && stage.view.layer.presentation()?.bounds.width == 200)
  }

  @Test("[A] transforms turn by angle between paced key frames")
  func pacedTurn() throws {
    let stage = AnimatorStage(framesPerSecond: 100)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModePaced) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.9) {
        stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.1) {
        stage.view.transform = CGAffineTransform(rotationAngle: .pi)
      }
    }
    stage.simulator.advance(by: 0.25)
    let shown = try #require(stage.view.layer.presentation())
    expect(isNear(shown.transform.m12, sin(.pi / 4), within: 1e-6))
  }
}
