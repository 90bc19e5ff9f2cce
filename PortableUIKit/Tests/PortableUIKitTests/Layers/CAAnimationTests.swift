import PortableUIKit
import Testing

@MainActor struct CAAnimationTests {
  private let simulator = HostSimulator(device: .phone47)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let window: UIWindow

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(view)
    simulator.step()
  }

  private func animation(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 1
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    return animation
  }

  @Test("[A] an animation changes what is seen, not what is set, and is removed at its end")
  func explicitAnimation() {
    simulator.makeCurrent()
    view.layer.add(animation("opacity", from: 0.0, to: 0.5), forKey: "fade")
    expect(view.layer.animationKeys() == ["fade"] && view.alpha == 1)
    simulator.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.opacity, 0.25)
    simulator.advance(by: 0.5)
    expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 1)
  }

  @Test(
    "[A] what isn't given is what the layer has",
    arguments: [
      (30.0, 70.0, nil, 40.0), (30, nil, 8, 32), (nil, 70, 8, 64), (30, nil, nil, 35), (nil, 70, nil, 55),
      (nil, nil, 8, 52), (nil, nil, nil, 50),
    ] as [(Double?, Double?, Double?, Double)])
  func fromToBy(from: Double?, to: Double?, by: Double?, atQuarter: Double) {
    simulator.makeCurrent()
    view.layer.add(animation("position.y", from: from, to: to, by: by), forKey: nil)
    simulator.advance(by: 0.25)
    expect(isNear(view.layer.presentation()?.position.y ?? 0, atQuarter))
    expectEqual(view.layer.presentation()?.position.x, 50)
  }

  @Test("additive animations add up with what is set")
  func additive() {
    simulator.makeCurrent()
    for key in ["a", "b"] {
      let shake = animation("position.x", from: 10.0, to: 0.0)
      shake.isAdditive = true
      view.layer.add(shake, forKey: key)
    }
    simulator.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.position.x, 60)
  }

  @Test("repetitions, reversals and speed")
  func repetition() {
    simulator.makeCurrent()
    let wave = animation("opacity", from: 0.0, to: 1.0)
    wave.repeatCount = 1.5
    wave.autoreverses = true
    wave.speed = 2
    view.layer.add(wave, forKey: "wave")
    // Three runs (there, back, there) of half a second.
    var seen: [Float] = []
    for _ in 0..<6 {
      simulator.advance(by: 0.25)
      seen.append(view.layer.presentation()?.opacity ?? -1)
    }
    expect(zip(seen, [0.5, 1, 0.5, 0, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
    expectNil(view.layer.animationKeys())
  }

  @Test("a key is used once; the earlier animation goes")
  func keysAreUnique() {
    simulator.makeCurrent()
    view.layer.add(animation("opacity", from: 0.0, to: 1.0), forKey: "key")
    view.layer.add(animation("position.x", from: 0.0, to: 1.0), forKey: "key")
    view.layer.add(animation("zPosition", from: 0.0, to: 1.0), forKey: nil)
    expectEqual(view.layer.animationKeys(), ["key"])
    expectEqual((view.layer.animation(forKey: "key") as? CABasicAnimation)?.keyPath, "position.x")
    view.layer.removeAnimation(forKey: "key")
    expectNil(view.layer.animation(forKey: "key"))
    view.layer.removeAllAnimations()
    expect(simulator.isIdle)
  }

  @Test("[A] the layer keeps a copy")
  func layerKeepsCopy() {
    simulator.makeCurrent()
    let fade = animation("opacity", from: 0.0, to: 1.0)
    view.layer.add(fade, forKey: "fade")
    fade.duration = 10
    expect(view.layer.animation(forKey: "fade") !== fade)
    expectEqual(view.layer.animation(forKey: "fade")?.duration, 1)
  }

  @Test("a layer that stands still in time stops its animations")
  func pausedLayer() {
    simulator.makeCurrent()
    view.layer.add(animation("opacity", from: 0.0, to: 1.0), forKey: "fade")
    simulator.advance(by: 0.25)
    view.layer.timeOffset = CACurrentMediaTime()
    view.layer.speed = 0
    simulator.advance(by: 3)
    expectEqual(view.layer.presentation()?.opacity, 0.25)
    view.layer.speed = 1
    view.layer.timeOffset = 0
    view.layer.beginTime = 3
    simulator.advance(by: 0.25)
    expectEqual(view.layer.presentation()?.opacity, 0.5)
  }

  @Test("rotation and scale run on their own")
  func motionParts() {
    simulator.makeCurrent()
    view.layer.add(animation("transform.rotation.z", from: 0.0, to: Double.pi), forKey: nil)
    simulator.advance(by: 0.5)
    let transform = view.layer.presentation()?.affineTransform()
    expect(isNear(transform?.a ?? 1, 0) && isNear(transform?.b ?? 0, 1))
    view.layer.removeAllAnimations()
    view.layer.add(animation("transform.rotation", from: 0.0, to: 1.0), forKey: "turn")
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    view.layer.removeAnimation(forKey: "turn")
    view.layer.add(animation("transform.scale", from: 1.0, to: 2.0), forKey: "grow")
    simulator.advance(by: 0.5)
    expect(isNear(view.layer.presentation()?.affineTransform().a ?? 0, 1.5))
  }

  @Test("a path that names nothing changes nothing and still ends")
  func unknownPath() {
    simulator.makeCurrent()
    view.layer.add(animation("nonsense.path", from: 0.0, to: 1.0), forKey: "x")
    simulator.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.position, view.center)
    expect(simulator.runUntilIdle())
  }

  @Test("timing functions have their control points and values")
  func timingFunctions() {
    simulator.makeCurrent()
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    expectEqual(point, [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    expectEqual(point, [0.3, 0.4])
    let eased = animation("opacity", from: 0.0, to: 1.0)
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    view.layer.add(eased, forKey: nil)
    simulator.advance(by: 0.25)
    let expected = CGFloat(bezier(0.25, 0.42, 0, 1, 1))
    expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), expected, within: 1e-6))
  }

  @Test(
    "[A] the fill mode decides what is shown before the beginning and after the end",
    arguments: [
      (.removed, 1, 1), (.forwards, 1, 0.5), (.backwards, 0, 1), (.both, 0, 0.5),
    ] as [(CAMediaTimingFillMode, Float, Float)])
  func fillMode(mode: CAMediaTimingFillMode, before: Float, after: Float) {
    simulator.makeCurrent()
    let fade = animation("opacity", from: 0.0, to: 0.5)
    fade.beginTime = CACurrentMediaTime() + 1
    fade.fillMode = mode
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: "fade")
    simulator.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.opacity, before)
    simulator.advance(by: 2)
    expect(view.layer.presentation()?.opacity == after && simulator.isIdle)
    view.layer.removeAnimation(forKey: "fade")
    expectEqual(view.layer.presentation()?.opacity, 1)
  }

  @Test("[A] an animation that is removed at its end fills nothing after it")
  func fillModeOfRemovedAnimation() {
    simulator.makeCurrent()
    let fade = animation("opacity", from: 0.0, to: 0.5)
    fade.fillMode = .both
    view.layer.add(fade, forKey: "fade")
    simulator.advance(by: 1.5)
    expectEqual(view.layer.presentation()?.opacity, 1)
  }

  @Test(
    "what stays after the end is the end of the last run",
    arguments: [(2, false, 0.5), (1.5, false, 0.25), (1, true, 0), (1.5, true, 0.5)] as [(Float, Bool, Float)]
  )
  func fillModeOfRepeats(count: Float, autoreverses: Bool, expected: Float) {
    simulator.makeCurrent()
    let fade = animation("opacity", from: 0.0, to: 0.5)
    fade.repeatCount = count
    fade.autoreverses = autoreverses
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: "fade")
    simulator.advance(by: 5)
    expectEqual(view.layer.presentation()?.opacity, expected)
  }
}
