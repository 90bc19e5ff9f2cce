import PortableUIKit
import Testing

@MainActor struct LayerTransitionTests {
  @Test("[A] a cross dissolve fades from the old look to the new one")
  func crossDissolve() throws {
    let stage = AnimatorStage(framesPerSecond: 100)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.backgroundColor = .red
    stage.view.addSubview(child)
    stage.simulator.step()
    let ends = Ends(stage.simulator)
    UIView.transition(
      with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { child.removeFromSuperview() }, completion: ends.add("a"))
    expect(stage.view.subviews.isEmpty && stage.view.layer.sublayers == nil)
    stage.simulator.advance(by: 0.25)
    let picture = try #require(LayerSnapshot(of: stage.view)?.sublayers.first)
    expect(isNear(CGFloat(picture.opacity), 0.75, within: 1e-9))
    expect(picture.position == CGPoint(x: 50, y: 50) && picture.sublayers.first?.backgroundColor != nil)
    stage.simulator.advance(by: 0.75)
    expectEqual(LayerSnapshot(of: stage.view)?.sublayers.isEmpty, true)
    expectEqual(ends.list, ["a true 1.0"])
  }

  @Test("[A] the changes themselves are not animated")
  func noAnimationInside() {
    let stage = AnimatorStage()
    UIView.transition(with: stage.view, duration: 1, options: .transitionCrossDissolve) {
      stage.view.center.x = 150
    }
    expect(stage.view.layer.animationKeys() == ["transition"] && stage.seen == 150)
  }

  @Test("a second transition takes the place of the first")
  func twice() {
    let stage = AnimatorStage(framesPerSecond: 100)
    let ends = Ends(stage.simulator)
    for name in ["a", "b"] {
      UIView.transition(
        with: stage.view, duration: 1, options: .transitionCrossDissolve, animations: nil,
        completion: ends.add(name))
      stage.simulator.advance(by: 0.5)
    }
    stage.simulator.advance(by: 0.5)
    expectEqual(ends.list, ["a false 0.51", "b true 1.5"])
  }

  @Test("without a transition nothing fades; the completion comes with the next frame")
  func none() {
    let stage = AnimatorStage(framesPerSecond: 100)
    let ends = Ends(stage.simulator)
    UIView.transition(
      with: stage.view, duration: 1, animations: { stage.view.alpha = 0 }, completion: ends.add("a"))
    expect(stage.view.alpha == 0 && stage.view.layer.animationKeys() == nil && ends.list.isEmpty)
    stage.simulator.step()
    expectEqual(ends.list, ["a true 0.01"])
  }
}
