import Foundation
import PortableUIKit
import Testing

@MainActor struct TimingParametersTests {
  @Test("[A] cubic parameters")
  func cubic() {
    let usual = UICubicTimingParameters()
    expect(usual.timingCurveType == .builtin && usual.springTimingParameters == nil)
    let named = UICubicTimingParameters(animationCurve: .easeOut)
    expect(named.timingCurveType == .builtin && named.animationCurve == .easeOut)
    expect(isNear(named.controlPoint2, CGPoint(x: 0.58, y: 1), within: 1e-6))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    expect(own.timingCurveType == .cubic && own.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    expectSame(own.cubicTimingParameters, own)
  }

  @Test("[A] a weight on a spring takes its own time and follows the closed form")
  func weight() {
    let stage = AnimatorStage(framesPerSecond: 100)
    // ω = 10 per second, critically damped: 1 − e^(−ωt)(1 + ωt).
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
    let animator = stage.animator(spring)
    expect(animator.duration > 0.8 && animator.duration < 1)
    animator.startAnimation()
    for frame in 1...80 {
      stage.simulator.step()
      let time = Double(frame) / 100
      let progress = 1 - exp(-10 * time) * (1 + 10 * time)
      expect(isNear(stage.seen, 50 + 100 * progress, within: 1e-6))
    }
    expect(stage.simulator.runUntilIdle(limit: 1))
    expectEqual(stage.ends, [.end])
  }

  @Test("[A] the velocity is in whole distances per second; less damping swings over")
  func velocity() {
    let stage = AnimatorStage(framesPerSecond: 1000)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 5, initialVelocity: CGVector(dx: 0, dy: 3))
    expectEqual(spring.initialVelocity, CGVector(dx: 0, dy: 3))
    stage.animator(spring).startAnimation()
    stage.simulator.step()
    expectLess(abs((stage.seen - 50) / 100 - 0.003), 1e-4)
    var peak: CGFloat = 0
    while !stage.simulator.isIdle {
      stage.simulator.step()
      peak = max(peak, stage.seen)
    }
    expect(peak > 170 && stage.seen == 150)
  }

  @Test("a spring paused on its way over the end goes on where it was")
  func pausedSpring() {
    let stage = AnimatorStage(framesPerSecond: 100)
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.3))
    animator.startAnimation()
    while stage.seen < 160 { stage.simulator.step() }
    let place = stage.seen
    animator.pauseAnimation()
    expect(stage.seen == place && animator.fractionComplete == 1)
    stage.simulator.step()
    animator.startAnimation()
    expectEqual(stage.seen, place)
    expect(stage.simulator.runUntilIdle(limit: 2))
    expectEqual(stage.ends, [.end])
  }

  @Test("[A] timing parameters are copied as themselves, as they never change")
  func copying() {
    let providers: [any UITimingCurveProvider] = [
      UICubicTimingParameters(animationCurve: .easeIn), UISpringTimingParameters(dampingRatio: 0.5),
    ]
    for provider in providers { expectSame(provider.copy(with: nil) as AnyObject, provider) }
  }
}
