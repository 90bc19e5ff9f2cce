import PortableUIKit
import Testing

@MainActor struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("[A] each key frame takes its part of the whole")
  func parts() {
    let stage = AnimatorStage(framesPerSecond: 100)
    let ends = Ends(stage.simulator)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) { stage.view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 100 }
      }, completion: ends.add("a"))
    expectEqual(stage.view.center.x, 100)
    let wanted: [(Double, CGFloat)] = [(0.2, 50), (0.15, 100), (0.15, 150), (0.25, 125), (0.25, 100)]
    for (step, place) in wanted {
      stage.simulator.advance(by: step)
      expect(isNear(stage.seen, place, within: 1e-6))
    }
    expectEqual(ends.list, ["a true 1.0"])
  }

  @Test("colors go from one key frame to the next")
  func colors() {
    let stage = AnimatorStage(framesPerSecond: 80)
    func gray(_ white: CGFloat) -> UIColor { UIColor(red: white, green: white, blue: white, alpha: 1) }
    stage.view.backgroundColor = gray(0)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        stage.view.backgroundColor = gray(1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        stage.view.backgroundColor = gray(0.5)
      }
    }
    var seen: CGFloat { stage.view.layer.presentation()?.backgroundColor?.components?.first ?? .nan }
    let wanted: [CGFloat] = [0, 0, 0, 0.5, 1, 1, 1, 0.75, 0.5]
    for white in wanted {
      expect(isNear(seen, white, within: 1e-6))
      stage.simulator.advance(by: 0.125)
    }
  }

  @Test("[K] the whole runs slowly at both ends by default")
  func curve() {
    let stage = AnimatorStage(framesPerSecond: 100)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
    }
    stage.simulator.advance(by: 0.25)
    expect(isNear(stage.seen, 50 + 100 * easeInOut(0.25), within: 1e-5))
  }

  @Test("inside of a property animator key frames follow the hand")
  func insideAnAnimator() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
      }
    }
    animator.fractionComplete = 0.5
    expectEqual(stage.seen, 50)
    animator.fractionComplete = 0.75
    expectEqual(stage.seen, 100)
    animator.stopAnimation(true)
    expectEqual(stage.view.center.x, 100)
  }

  @Test("outside of an animation a key frame jumps")
  func outside() {
    let stage = AnimatorStage()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
    expect(stage.view.center.x == 150 && stage.seen == 150)
  }
}
