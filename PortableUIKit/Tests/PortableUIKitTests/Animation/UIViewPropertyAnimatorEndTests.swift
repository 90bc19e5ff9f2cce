import PortableUIKit
import Testing

@MainActor struct UIViewPropertyAnimatorEndTests {
  @Test(
    "[A] stopped, then finished at the given place",
    arguments: [(UIViewAnimatingPosition.start, 50), (.current, 75), (.end, 150)])
  func finish(position: UIViewAnimatingPosition, place: CGFloat) {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.simulator.advance(by: 0.25)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && !animator.isRunning)
    expect(isNear(stage.view.center.x, 75) && stage.view.layer.animationKeys() == nil)
    expectEmpty(stage.ends)
    animator.finishAnimation(at: position)
    expect(animator.state == .inactive && stage.ends == [position])
    expect(isNear(stage.view.center.x, place) && isNear(stage.seen, place))
  }

  @Test("[A] an animator that stops without finishing leaves views in place and calls no completion")
  func stopWithoutFinishing() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.simulator.advance(by: 0.25)
    animator.stopAnimation(true)
    expect(animator.state == .inactive && isNear(stage.view.center.x, 75))
    expect(stage.simulator.runUntilIdle(limit: 2))
    expect(stage.ends.isEmpty && isNear(stage.view.center.x, 75))
  }

  @Test("what moves the view besides the animator goes on after a stop")
  func stopLeavesOthers() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 250 }
    stage.simulator.advance(by: 0.5)
    let place = stage.seen
    animator.stopAnimation(true)
    expect(isNear(stage.seen, place))
    expectEqual(stage.view.layer.animationKeys(), ["position-2"])
    stage.simulator.advance(by: 1)
  }

  @Test("colors, transforms, sizes and corners stop where they are seen")
  func allProperties() {
    let stage = AnimatorStage()
    let view = stage.view
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      view.transform = CGAffineTransform(translationX: 0, y: 40)
      view.bounds.size.width = 200
      view.alpha = 0
      view.layer.cornerRadius = 8
    }
    animator.fractionComplete = 0.25
    animator.stopAnimation(false)
    expectEqual(view.backgroundColor, UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
    expect(isNear(view.transform.ty, 10) && isNear(view.bounds.size.width, 125))
    expect(isNear(view.alpha, 0.75, within: 1e-6) && isNear(view.layer.cornerRadius, 2))
    animator.finishAnimation(at: .start)
    expectEqual(view.backgroundColor, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    expect(view.transform == .identity && view.bounds.size.width == 100)
    expect(view.alpha == 1 && view.layer.cornerRadius == 0)
  }

  @Test("[A] pausesOnCompletion waits at the end, still active")
  func pausesOnCompletion() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    expect(stage.simulator.runUntilIdle(limit: 2))
    expect(animator.state == .active && !animator.isRunning && stage.ends.isEmpty)
    expect(animator.fractionComplete == 1 && stage.seen == 150)
    animator.isReversed = true
    animator.startAnimation()
    stage.simulator.advance(by: 0.5)
    expect(isNear(stage.seen, 100))
    animator.pausesOnCompletion = false
    stage.simulator.advance(by: 0.5)
    expect(stage.ends == [.start] && stage.view.center.x == 50)
  }

  @Test("[R] blocks that move nothing end in the next turn")
  func empty() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) {}
    var ended = false
    animator.addCompletion { _ in ended = true }
    animator.startAnimation()
    expect(!ended)
    stage.simulator.step()
    expect(ended && animator.state == .inactive)
  }

  @Test("no duration: the end comes with the next frame")
  func noDuration() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 0, dampingRatio: 0.5) { stage.view.center.x = 150 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    expectNil(end)
    stage.simulator.step()
    expect(end == .end && stage.view.center.x == 150)
  }

  @Test("a view that leaves the screen ends the animator")
  func removedView() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.simulator.advance(by: 0.25)
    stage.view.removeFromSuperview()
    stage.simulator.step()
    expect(animator.state == .inactive && stage.ends == [.end])
  }

  @Test("[K] a running animator needs no owner")
  func noOwner() {
    let stage = AnimatorStage()
    stage.animator().startAnimation()
    stage.simulator.advance(by: 1)
    expectEqual(stage.ends, [.end])
  }

  @Test("[A] runningPropertyAnimator has begun")
  func running() {
    let stage = AnimatorStage()
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { stage.view.center.x = 150 },
      completion: { end = $0 })
    expect(animator.state == .active && animator.delay == 0.5)
    stage.simulator.advance(by: 1)
    expect(isNear(stage.seen, 100))
    stage.simulator.advance(by: 0.5)
    expectEqual(end, .end)
  }

  @Test("[A] moving views take touches unless the animator says otherwise", arguments: [true, false])
  func touches(isUserInteractionEnabled: Bool) {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.isUserInteractionEnabled = isUserInteractionEnabled
    animator.startAnimation()
    // It is still seen at its start.
    let hit = stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
    expectEqual(hit === stage.view, isUserInteractionEnabled)
    stage.simulator.advance(by: 1)
    expectSame(stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil), stage.view)
  }

  @Test("[A] released while stopped: the program stops")
  func releasedWhileStopped() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimatorStage()
        let animator = stage.animator()
        animator.startAnimation()
        stage.simulator.step()
        animator.stopAnimation(false)
      }
    }
  }

  @Test("[A] starting a stopped animator stops the program")
  func startedWhileStopped() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimatorStage()
        let animator = stage.animator()
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
  }
}
