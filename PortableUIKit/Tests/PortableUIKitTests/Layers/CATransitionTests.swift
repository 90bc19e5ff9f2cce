import PortableUIKit
import Testing

@MainActor struct CATransitionTests {
  /// The sublayers of a stage's view after a quarter of a transition of one second, of the colors red before and blue
  /// after.
  private func quarter(
    _ stage: AnimatorStage, _ type: CATransitionType, _ subtype: CATransitionSubtype?, key: String? = nil
  ) -> [(color: String, position: CGPoint)] {
    stage.view.backgroundColor = .red
    stage.simulator.step()
    let transition = CATransition()
    transition.duration = 1
    transition.type = type
    transition.subtype = subtype
    stage.view.layer.add(transition, forKey: key)
    stage.view.backgroundColor = .blue
    stage.simulator.advance(by: 0.25)
    return (LayerSnapshot(of: stage.view)?.sublayers ?? []).map { layer in
      (layer.backgroundColor?.red == 1 ? "old" : "new", layer.position)
    }
  }

  @Test("[A] a transition fades by default: the old look is in front and becomes transparent")
  func fade() {
    let stage = AnimatorStage(framesPerSecond: 100)
    let layers = quarter(stage, .fade, nil)
    expect(layers.map(\.color) == ["old"] && LayerSnapshot(of: stage.view)?.backgroundColor?.blue == 1)
    expect(isNear(CGFloat(LayerSnapshot(of: stage.view)?.sublayers.first?.opacity ?? 0), 0.75, within: 1e-6))
    stage.simulator.advance(by: 0.8)
    expect(
      LayerSnapshot(of: stage.view)?.sublayers.isEmpty == true && stage.view.layer.animationKeys() == nil)
  }

  @Test(
    "[K] content moves away from the side that the subtype names; top and bottom are those of an axis that points up",
    arguments: [
      (.fromLeft, CGPoint(x: 75, y: 50), CGPoint(x: -25, y: 50)),
      (nil, CGPoint(x: 75, y: 50), CGPoint(x: -25, y: 50)),
      (.fromRight, CGPoint(x: 25, y: 50), CGPoint(x: 125, y: 50)),
      (.fromTop, CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 125)),
      (.fromBottom, CGPoint(x: 50, y: 75), CGPoint(x: 50, y: -25)),
    ] as [(CATransitionSubtype?, CGPoint, CGPoint)])
  func push(subtype: CATransitionSubtype?, old: CGPoint, new: CGPoint) {
    let stage = AnimatorStage(framesPerSecond: 100)
    let layers = quarter(stage, .push, subtype)
    expectEqual(layers.map(\.color), ["old", "new"])
    expect(near(layers.first?.position, old) && near(layers.last?.position, new))
  }

  @Test(
    "[A] new content moves in in front of the old one, and old content moves away in front of the new one")
  func moveInAndReveal() {
    let stage = AnimatorStage(framesPerSecond: 100)
    var layers = quarter(stage, .moveIn, .fromRight)
    expectEqual(layers.map(\.color), ["old", "new"])
    expect(near(layers.first?.position, CGPoint(x: 50, y: 50)))
    expect(near(layers.last?.position, CGPoint(x: 125, y: 50)))
    stage.simulator.advance(by: 1)
    layers = quarter(stage, .reveal, .fromRight)
    expectEqual(layers.map(\.color), ["new", "old"])
    expect(near(layers.first?.position, CGPoint(x: 50, y: 50)))
    expect(near(layers.last?.position, CGPoint(x: 25, y: 50)))
  }

  @Test("[A] a layer keeps a transition under its own key, so that a second one replaces it")
  func key() {
    let stage = AnimatorStage(framesPerSecond: 100)
    _ = quarter(stage, .push, nil, key: "mine")
    expect(stage.view.layer.animationKeys() == [kCATransition])
    _ = quarter(stage, .fade, nil)
    expectEqual(stage.view.layer.animationKeys(), ["transition"])
  }

  @Test("[A] a transition can show a part of its course only")
  func part() {
    let stage = AnimatorStage(framesPerSecond: 100)
    let transition = CATransition()
    transition.duration = 1
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    stage.view.backgroundColor = .red
    stage.simulator.step()
    stage.view.layer.add(transition, forKey: nil)
    stage.view.backgroundColor = .blue
    stage.simulator.advance(by: 0.5)
    let opacity = LayerSnapshot(of: stage.view)?.sublayers.first?.opacity
    expect(isNear(CGFloat(opacity ?? 0), 0.375, within: 1e-6))
  }

  @Test(
    "[A] without a duration, a transition takes that of the transaction, and it ends with a call of its delegate"
  )
  func end() {
    let stage = AnimatorStage(framesPerSecond: 100)
    final class Delegate: NSObject, CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let delegate = Delegate()
    let transition = CATransition()
    transition.delegate = delegate
    stage.view.layer.add(transition, forKey: nil)
    stage.simulator.advance(by: 0.24)
    expectEqual(delegate.ends, [])
    stage.simulator.advance(by: 0.02)
    expectEqual(delegate.ends, [true])
  }

  private func near(_ point: CGPoint?, _ other: CGPoint) -> Bool {
    guard let point else { return false }
    return isNear(point.x, other.x, within: 1e-6) && isNear(point.y, other.y, within: 1e-6)
  }
}
