#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

@MainActor struct AnimationStatements {
  private let journal = CallJournal()

  private func shownView(on stage: FidelityStage) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.showPlain().addSubview(view)
    stage.turn()
    return view
  }

  private func ending(_ name: String) -> (Bool) -> Void {
    { [journal] finished in MainActor.assumeIsolated { journal.add("\(name) \(finished)") } }
  }

  @Test(
    "[A] the block runs at once, the model is final, the presentation moves",
    arguments: FidelityAnswers.all)
  func model(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let view = shownView(on: stage)
    UIView.animate(withDuration: 0.4) { view.center.x = 250 }
    expectEqual(view.center.x, 250)
    stage.wait(0.2)
    let seen = view.layer.presentation()?.position.x ?? 0
    expect(seen > 60 && seen < 240)
    stage.wait(0.4)
    expectEqual(view.layer.presentation()?.position.x, 250)
  }

  @Test("[A] the completion comes after the duration with true")
  func completion() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: ending("a"))
    stage.wait(0.1)
    expectEqual(journal.entries, [])
    stage.wait(0.3)
    expectEqual(journal.entries, ["a true"])
  }

  @Test("[A] interrupted: false")
  func interrupted() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    UIView.animate(withDuration: 5, animations: { view.alpha = 0 }, completion: ending("a"))
    stage.turn()
    view.layer.removeAllAnimations()
    stage.turn()
    expectEqual(journal.entries, ["a false"])
  }

  @Test("[A, R] no duration, or nothing to animate: with the next turn")
  func nothingToWaitFor() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: ending("none"))
    UIView.animate(withDuration: 5, animations: {}, completion: ending("empty"))
    expectEqual(journal.entries, [])
    stage.turn()
    stage.turn()
    expectEqual(journal.entries.sorted(), ["empty true", "none true"])
  }

  @Test("[K] with animations off, block and completion run at once")
  func disabled() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 5, animations: { view.alpha = 0 }, completion: ending("a"))
    }
    expect(journal.entries == ["a true"] && view.layer.animationKeys() == nil)
    expect(UIView.areAnimationsEnabled)
  }

  @Test("[A] frame, bounds, centre, transform, alpha and background color are animatable")
  func animatable() {
    let stage = FidelityStage()
    let changes: [(UIView) -> Void] = [
      { $0.frame.size.width += 10 }, { $0.bounds.size.height += 10 }, { $0.center.x += 10 },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.alpha = 0.5 },
      { $0.backgroundColor = .red },
    ]
    let root = stage.showPlain()
    for (index, change) in changes.enumerated() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(view)
      stage.turn()
      UIView.animate(withDuration: 1) { change(view) }
      expectEqual(view.layer.animationKeys()?.isEmpty, false, "change \(index)")
    }
  }

  @Test("[K] a second animation is added to the first; both end with true")
  func additive() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    UIView.animate(withDuration: 0.3, animations: { view.center.x = 250 }, completion: ending("first"))
    stage.wait(0.1)
    let before = view.layer.presentation()?.position.x ?? 0
    UIView.animate(withDuration: 0.3, animations: { view.center.x = 50 }, completion: ending("second"))
    let after = view.layer.presentation()?.position.x ?? 0
    expectLess(abs(before - after), 30)
    stage.wait(0.6)
    expectEqual(journal.entries, ["first true", "second true"])
    expectEqual(view.layer.presentation()?.position.x, 50)
  }

  @Test("[K] layoutIfNeeded inside of the block animates what it lays out")
  func layoutInside() {
    let stage = FidelityStage()
    final class Container: UIView {
      let child = UIView()
      var x: CGFloat = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = CGRect(x: x, y: 0, width: 10, height: 10)
      }
    }
    let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(container.child)
    stage.showPlain().addSubview(container)
    stage.turn()
    UIView.animate(withDuration: 1) {
      container.x = 50
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    expect(container.child.layer.animationKeys()?.isEmpty == false && container.child.frame.minX == 50)
  }

  @Test("[A] a view's layer jumps outside of a block, a layer of its own glides unless told not to")
  func implicitActions() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    stage.turn()
    view.layer.opacity = 0.5
    expectNil(view.layer.animationKeys())
    layer.opacity = 0.5
    expectEqual(layer.animationKeys(), ["opacity"])
    stage.wait(0.5)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    expectNil(layer.animationKeys())
  }

  @Test("[A] inheritedAnimationDuration is above 0 inside of a block")
  func inheritedDuration() {
    let stage = FidelityStage()
    expectEqual(UIView.inheritedAnimationDuration, 0)
    var seen: TimeInterval = 0
    UIView.animate(withDuration: 0.7) { seen = UIView.inheritedAnimationDuration }
    expect(isClose(seen, 0.7) && UIView.inheritedAnimationDuration == 0)
    withExtendedLifetime(stage) {}
  }

  @Test("[A] a transaction's block waits for what is added after it")
  func transactionBlock() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    stage.turn()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.2)
    CATransaction.setCompletionBlock { [journal] in MainActor.assumeIsolated { journal.add("block") } }
    layer.opacity = 0
    CATransaction.commit()
    stage.wait(0.1)
    expectEqual(journal.entries, [])
    stage.wait(0.3)
    expectEqual(journal.entries, ["block"])
  }
}

@MainActor struct PropertyAnimatorStatements {
  private func shownView(on stage: FidelityStage) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.showPlain().addSubview(view)
    stage.turn()
    return view
  }

  @Test("[A] inactive, active, through")
  func states() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.center.x = 150 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    animator.startAnimation()
    expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    stage.wait(0.5)
    expect(animator.state == .inactive && end == .end)
  }

  @Test("[A] fractionComplete makes an inactive one active, and paused")
  func fraction() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
    animator.fractionComplete = 0.5
    expect(animator.state == .active && !animator.isRunning)
    stage.turn()
    expect(isClose(view.layer.presentation()?.position.x ?? 0, 100, within: 0.5))
    animator.stopAnimation(true)
    expect(animator.state == .inactive && isClose(view.center.x, 100, within: 0.5))
  }

  @Test("[A] stopped, then finished", arguments: [UIViewAnimatingPosition.start, .end, .current])
  func finish(position: UIViewAnimatingPosition) {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.fractionComplete = 0.25
    stage.turn()
    animator.stopAnimation(false)
    expect(animator.state == .stopped && end == nil)
    animator.finishAnimation(at: position)
    expect(animator.state == .inactive && end == position)
    let places: [UIViewAnimatingPosition: CGFloat] = [.start: 50, .current: 75, .end: 150]
    expect(isClose(view.center.x, places[position] ?? 0, within: 0.5))
  }

  @Test("[A] a reversed animator returns to the start and calls the completion with it")
  func reversed() {
    let stage = FidelityStage()
    let view = shownView(on: stage)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.center.x = 150 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.wait(0.1)
    animator.isReversed = true
    stage.wait(0.5)
    expect(end == .start && view.center.x == 50)
  }
}
