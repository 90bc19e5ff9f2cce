import PortableUIKit
import Testing

@MainActor struct ViewAnimationActionTests {
  private let simulator = HostSimulator(device: .phone47)
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    window.addSubview(view)
    simulator.step()
  }

  private var shown: CALayer { view.layer.presentation() ?? CALayer() }

  @Test("[K] a new goal in mid-flight keeps the velocity; each animation ends on its own with true")
  func additiveRetargeting() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: ends.add("out"))
    simulator.advance(by: 0.5)
    let before = shown.position.x
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: ends.add("back"))
    expect(isNear(shown.position.x, before))
    expectEqual(view.layer.animationKeys(), ["position", "position-2"])
    simulator.advance(by: 0.25)
    // 50, plus what is left of the way out, plus what is left of the way back.
    let rest = -100 * (1 - easeInOut(0.75)) + 100 * (1 - easeInOut(0.25))
    expect(isNear(shown.position.x, 50 + rest, within: 1e-5))
    expectGreater(shown.position.x, before, "it still moves on")
    simulator.advance(by: 1)
    expectEqual(ends.list, ["out true 1.0", "back true 1.5"])
    expectEqual(shown.position.x, 50)
  }

  @Test("a change without animation moves the goal of what is in flight")
  func plainChangeInFlight() {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    simulator.advance(by: 0.5)
    view.center.x = 250
    expect(isNear(shown.position.x, 200, within: 1e-5))
  }

  @Test("frames animate as place and size")
  func frames() {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
    }
    simulator.advance(by: 0.5)
    expect(isNear(shown.frame, CGRect(x: 50, y: 0, width: 150, height: 75)))
    expectEqual(view.layer.animationKeys(), ["bounds.size", "position"])
  }

  @Test("an offset that is animated is seen as \"bounds.origin\"")
  func boundsOrigin() {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.origin.y = 80 }
    expectNotNil(view.layer.animation(forKey: "bounds.origin"))
    simulator.advance(by: 0.25)
    expect(isNear(shown.bounds.origin.y, 20) && view.bounds.origin.y == 80)
    simulator.advance(by: 1)
    expectNil(view.layer.animation(forKey: "bounds.origin"))
  }

  @Test("transforms run evenly, turns by angle")
  func transforms() {
    simulator.makeCurrent()
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    simulator.advance(by: 0.5)
    expect(isNear(shown.affineTransform().a, 2))
    simulator.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(.init(translationX: 40, y: 0))
    }
    simulator.advance(by: 0.5)
    let half = shown.affineTransform()
    expect(isNear(half.a, 0.5.squareRoot()) && isNear(half.b, 0.5.squareRoot()))
    simulator.advance(by: 1)
    expectEqual(shown.affineTransform(), view.transform)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    expectNotEqual(shown.affineTransform(), view.transform, "a flat goal animates too")
  }

  @Test("a transform retargeted in mid-flight does not jump")
  func transformRetargeting() {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1) {
      view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 30, y: 0)
    }
    simulator.advance(by: 0.5)
    let before = shown.affineTransform()
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(translationX: 0, y: 90) }
    let after = shown.affineTransform()
    expect(isNear(before.a, after.a) && isNear(before.tx, after.tx) && isNear(before.ty, after.ty))
  }

  @Test("colors blend; none counts as transparent")
  func colors() throws {
    simulator.makeCurrent()
    view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
    simulator.advance(by: 0.25)
    let color = try #require(shown.backgroundColor?.components)
    expect(isNear(color[0], 0.75) && isNear(color[2], 0.25))
    simulator.advance(by: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = nil }
    simulator.advance(by: 0.5)
    let fading = try #require(shown.backgroundColor?.components)
    expect(isNear(fading[2], 1) && isNear(fading[3], 0.5))
  }

  @Test("[K] a color is replaced, not added: the earlier animation ends with false")
  func colorsReplace() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, animations: { view.backgroundColor = .white }, completion: ends.add("a"))
    simulator.advance(by: 0.5)
    let seen = shown.backgroundColor
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.backgroundColor = .red }
    expectEqual(shown.backgroundColor, seen)
    simulator.step()
    expectEqual(ends.list.first?.hasPrefix("a false"), true)
  }
}
