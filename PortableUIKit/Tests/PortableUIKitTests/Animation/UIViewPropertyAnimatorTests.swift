import PortableUIKit
import Testing

@MainActor struct UIViewPropertyAnimatorTests {
  @Test("[A] the completion is called when the animator becomes inactive again")
  func course() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    expect(animator.state == .inactive && !animator.isRunning && stage.view.center.x == 50)
    animator.startAnimation()
    expect(animator.state == .active && animator.isRunning && stage.view.center.x == 150)
    expectEqual(stage.seen, 50)
    stage.simulator.advance(by: 0.5)
    expect(isNear(stage.seen, 100) && isNear(animator.fractionComplete, 0.5))
    expectEmpty(stage.ends)
    stage.simulator.advance(by: 0.5)
    expect(stage.ends == [.end] && animator.state == .inactive && stage.seen == 150)
    expect(stage.simulator.isIdle)
  }

  @Test("[A] an animator is driven through its protocol")
  func implicitlyAnimating() {
    let stage = AnimatorStage()
    let animator: any UIViewImplicitlyAnimating = stage.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { stage.view.center.y = 70 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.simulator.advance(by: 1)
    expect(ends == [.end] && stage.view.center.y == 70)
  }

  @Test(
    "every curve runs as itself",
    arguments: [
      (UIView.AnimationCurve.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInOut, [0.42, 0, 0.58, 1]), (.linear, [0, 0, 1, 1]),
    ])
  func curves(curve: UIView.AnimationCurve, points: [Double]) {
    let stage = AnimatorStage()
    stage.animator(UICubicTimingParameters(animationCurve: curve)).startAnimation()
    stage.simulator.advance(by: 0.25)
    expect(
      isNear(stage.seen, 50 + 100 * bezier(0.25, points[0], points[1], points[2], points[3]), within: 1e-5))
    stage.simulator.advance(by: 1)
  }

  @Test("[A] a paused animator stands still and goes on from there", arguments: [true, false])
  func pause(scrubsLinearly: Bool) {
    let stage = AnimatorStage()
    let animator = stage.animator(UICubicTimingParameters(animationCurve: .easeIn))
    animator.scrubsLinearly = scrubsLinearly
    animator.startAnimation()
    stage.simulator.advance(by: 0.5)
    let place = stage.seen
    animator.pauseAnimation()
    expect(animator.state == .active && !animator.isRunning && stage.simulator.isIdle)
    stage.simulator.advance(by: 3)
    expect(stage.seen == place && stage.ends.isEmpty)
    animator.startAnimation()
    stage.simulator.advance(by: 0.25)
    expect(isNear(stage.seen, 50 + 100 * bezier(0.75, 0.42, 0, 1, 1), within: 1e-5))
    stage.simulator.advance(by: 0.25)
    expectEqual(stage.ends, [.end])
  }

  @Test("[A] setting fractionComplete begins an inactive animator and holds it there")
  func scrub() {
    let stage = AnimatorStage()
    let animator = stage.animator(UICubicTimingParameters(animationCurve: .easeIn))
    animator.fractionComplete = 0.25
    expect(animator.state == .active && !animator.isRunning && stage.seen == 75)
    expectEqual(stage.view.center.x, 150)
    animator.fractionComplete = 0.5
    expect(stage.seen == 100 && animator.fractionComplete == 0.5)
    stage.simulator.advance(by: 1)
    expectEqual(stage.seen, 100)
    animator.startAnimation()
    expect(isNear(stage.seen, 100, within: 1e-6))
    expect(stage.simulator.runUntilIdle(limit: 1))
    expectEqual(stage.ends, [.end])
  }

  @Test("[A] without scrubsLinearly a hand moves along the curve")
  func scrubAlongTheCurve() {
    let stage = AnimatorStage()
    let animator = stage.animator(UICubicTimingParameters(animationCurve: .easeIn))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    expect(isNear(stage.seen, 50 + 100 * bezier(0.5, 0.42, 0, 1, 1), within: 1e-5))
    animator.stopAnimation(true)
  }

  @Test("[A] a reversed animator runs back and ends at the start with the old values")
  func reversed() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    stage.view.backgroundColor = .red
    animator.addAnimations { stage.view.backgroundColor = .blue }
    animator.startAnimation()
    stage.simulator.advance(by: 0.75)
    animator.isReversed = true
    expect(animator.isRunning && isNear(stage.seen, 125) && isNear(animator.fractionComplete, 0.25))
    stage.simulator.advance(by: 0.5)
    expect(isNear(stage.seen, 75) && stage.view.center.x == 150)
    stage.simulator.advance(by: 0.25)
    expect(stage.ends == [.start] && stage.view.center.x == 50 && stage.seen == 50)
    expectEqual(stage.view.backgroundColor, .red)
  }

  @Test("[A] reversed while paused, then played")
  func reversedWhilePaused() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.75
    animator.isReversed = true
    expect(stage.seen == 125 && animator.fractionComplete == 0.25)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.simulator.advance(by: 0.5)
    expect(isNear(stage.seen, 75))
    stage.simulator.advance(by: 0.25)
    expect(stage.ends == [.start] && stage.view.center.x == 50)
  }

  @Test("[A] going on with another curve covers what is left", arguments: [0.0, 0.5, 2])
  func continued(factor: CGFloat) {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: factor)
    let length = factor == 0 ? 0.5 : Double(factor)
    stage.simulator.advance(by: length / 2)
    expect(isNear(stage.seen, 100 + 50 * bezier(0.5, 0, 0, 0.58, 1), within: 1e-5))
    expectEmpty(stage.ends)
    stage.simulator.advance(by: length / 2)
    expectEqual(stage.ends, [.end])
  }

  @Test("turned round after another curve was taken up: back to the start")
  func reversedAfterContinuing() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)
    stage.simulator.advance(by: 0.2)
    let place = stage.seen
    expect(place > 100 && place < 150)
    animator.isReversed = true
    expect(isNear(stage.seen, place, within: 1e-6))
    expect(stage.simulator.runUntilIdle(limit: 2))
    expect(stage.ends == [.start] && stage.view.center.x == 50 && stage.seen == 50)
  }

  @Test("a property that begins later never jumps when a hand lets go", arguments: [0.3, 0.6, 0.9])
  func delayedUnderTheHand(fraction: CGFloat) {
    let stage = AnimatorStage()
    let animator = stage.animator(UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    animator.fractionComplete = fraction
    let before = stage.view.layer.presentation()?.opacity ?? .nan
    expect(isNear(CGFloat(before), 1 - max(0, (fraction - 0.5) / 0.5), within: 1e-6))
    animator.startAnimation()
    let after = stage.view.layer.presentation()?.opacity ?? .nan
    expect(isNear(CGFloat(before), CGFloat(after), within: 1e-6))
    expect(stage.simulator.runUntilIdle(limit: 1))
    expect(stage.view.layer.presentation()?.opacity == 0 && stage.ends == [.end])
  }

  @Test("[A] delayFactor is a share of the whole")
  func delayFactor() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.view.layer.presentation()?.opacity, 1)
    stage.simulator.advance(by: 0.25)
    expect(isNear(CGFloat(stage.view.layer.presentation()?.opacity ?? 0), 0.5, within: 1e-6))
    stage.simulator.advance(by: 0.25)
    expectEqual(stage.ends, [.end])
  }

  @Test("[A] what is added on the way ends with the rest")
  func addedOnTheWay() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.simulator.advance(by: 0.5)
    animator.addAnimations { stage.view.alpha = 0 }
    expect(stage.view.alpha == 0 && stage.view.layer.presentation()?.opacity == 1)
    stage.simulator.advance(by: 0.25)
    expect(isNear(CGFloat(stage.view.layer.presentation()?.opacity ?? 0), 0.5, within: 1e-6))
    stage.simulator.advance(by: 0.25)
    expectEqual(stage.ends, [.end])
  }

  @Test("[A] startAnimation(afterDelay:) shows the start until then")
  func delayed() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation(afterDelay: 0.5)
    expect(animator.isRunning && animator.delay == 0.5)
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.seen, 50)
    stage.simulator.advance(by: 0.5)
    expect(isNear(stage.seen, 100))
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.ends, [.end])
  }

  @Test("an animator may be used again after its end")
  func usedAgain() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    expect(stage.simulator.runUntilIdle(limit: 2))
    animator.addAnimations { stage.view.center.x = 50 }
    animator.startAnimation()
    stage.simulator.advance(by: 0.5)
    expect(isNear(stage.seen, 100))
    expect(stage.simulator.runUntilIdle(limit: 2))
    expect(stage.view.center.x == 50 && stage.ends == [.end])
  }

  @Test(
    "[A] touches find a moving view where it is seen, or where it was set for those who test hits themselves")
  func hitTesting() {
    for isManual in [false, true] {
      let simulator = HostSimulator(device: .phone47)
      simulator.makeCurrent()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(view)
      simulator.step()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      simulator.advance(by: 0.5)
      let (seen, set) = (CGPoint(x: 125, y: 25), CGPoint(x: 225, y: 25))
      expectSame(window.hitTest(seen, with: nil), isManual ? window : view, "manual: \(isManual)")
      expectSame(window.hitTest(set, with: nil), isManual ? view : window, "manual: \(isManual)")
      simulator.runUntilIdle()
      expectSame(window.hitTest(set, with: nil), view)
    }
  }
}
