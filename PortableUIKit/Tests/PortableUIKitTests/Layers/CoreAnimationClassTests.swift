import Foundation
import PortableUIKit
import Testing

@MainActor struct CoreAnimationClassTests {
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

  private var seenX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  /// The horizontal positions at the end of each tenth of the animation.
  private func places(_ animation: CAAnimation) -> [CGFloat] {
    simulator.makeCurrent()
    animation.duration = 1
    view.layer.add(animation, forKey: "x")
    return (1...9).map { _ in
      simulator.advance(by: 0.1)
      return seenX
    }
  }

  private func isNear(_ first: [CGFloat], _ second: [CGFloat], within tolerance: CGFloat = 1e-4) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < tolerance }
  }

  private func frames(_ values: [Any], at times: [NSNumber]? = nil) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.keyTimes = times
    return animation
  }

  // MARK: Key frames

  @Test("[A] key frames divide the duration evenly, or at the given times")
  func keyframes() {
    expect(isNear(places(frames([0, 100, 50])), [20, 40, 60, 80, 100, 90, 80, 70, 60]))
    view.layer.removeAllAnimations()
    expect(isNear(Array(places(frames([0, 100, 50], at: [0, 0.2, 1]))[...3]), [50, 100, 93.75, 87.5]))
    view.layer.removeAllAnimations()
    expect(isNear(places(frames([0, 100], at: [0, 0.2, 1])), (1...9).map { CGFloat($0 * 10) }))
  }

  @Test("[A] discrete key frames have one more time than values")
  func discreteKeyframes() {
    let animation = frames([0, 100], at: [0, 0.25, 1])
    animation.calculationMode = .discrete
    expect(isNear(places(animation), [0, 0] + Array(repeating: 100, count: 7)))
  }

  @Test("[A] each part between two key frames has a timing function of its own")
  func timedKeyframes() {
    let animation = frames([0, 100, 0])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    let places = places(animation)
    expect(places[0] < 20 && places[1] < 40 && isNear(Array(places[5...]), [80, 60, 40, 20]))
  }

  @Test("[A] additive and cumulative key frames add to the value and to earlier runs")
  func addedKeyframes() {
    let shake = frames([0, 10, 0])
    shake.isAdditive = true
    expect(isNear(places(shake), [52, 54, 56, 58, 60, 58, 56, 54, 52]))
    view.layer.removeAllAnimations()
    let climb = frames([0, 10])
    climb.duration = 0.5
    (climb.repeatCount, climb.isCumulative) = (2, true)
    view.layer.add(climb, forKey: "climb")
    simulator.advance(by: 0.75)
    expectLess(abs(seenX - 15), 1e-4)
  }

  @Test("key frames of other kinds than the property move nothing")
  func foreignKeyframes() {
    expect(isNear(places(frames([CGPoint.zero, CGPoint(x: 1, y: 1)])), Array(repeating: 50, count: 9)))
    expect(isNear(places(frames([])), Array(repeating: 50, count: 9)))
  }

  // MARK: Springs

  @Test("[A] a spring oscillates in its own time, whatever the duration")
  func spring() {
    simulator.makeCurrent()
    let spring = CASpringAnimation(keyPath: "position.x")
    expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    (spring.fromValue, spring.toValue) = (0, 100)
    expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
    let expected = (1...9).map { tenth in
      let (time, turning) = (Double(tenth) / 10, 75.0.squareRoot())
      let wave = cos(turning * time) + 5 / turning * sin(turning * time)
      return CGFloat(100 * (1 - exp(-5 * time) * wave))
    }
    expect(isNear(places(spring), expected, within: 0.2))
    expectGreater(expected.max() ?? 0, 110, "it overshoots")
  }

  @Test("[A] a damping above the critical one acts like the critical one")
  func overdampedSpring() {
    let (critical, over) = (CASpringAnimation(keyPath: nil), CASpringAnimation(keyPath: nil))
    critical.damping = 20
    over.damping = 500
    expectEqual(over.settlingDuration, critical.settlingDuration)
  }

  // MARK: Groups

  @Test("[A] the animations of a group run at the same time, and end with it")
  func group() {
    simulator.makeCurrent()
    let (move, fade) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity"))
    (move.fromValue, move.toValue, move.duration) = (0, 100, 10)
    (fade.fromValue, fade.toValue, fade.beginTime) = (0, 1, 0.5)
    fade.duration = 0.25
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    expect(isNear(places(group), (1...9).map { CGFloat($0) }))
    simulator.advance(by: 0.2)
    expect(view.layer.animationKeys() == nil && seenX == 50)
    view.layer.add(group, forKey: "group")
    simulator.advance(by: 0.25)
    expectEqual(view.layer.presentation()?.opacity, 1, "it hasn't begun")
    simulator.advance(by: 0.35)
    expectLess(abs((view.layer.presentation()?.opacity ?? -1) - 0.4), 1e-4)
  }

  @Test("[K] an animation without a duration has that of its group, and a group can stay at its end")
  func groupDuration() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (0, 100)
    let (inner, outer) = (CAAnimationGroup(), CAAnimationGroup())
    inner.animations = [move]
    outer.animations = [inner]
    (outer.fillMode, outer.isRemovedOnCompletion) = (.forwards, false)
    expect(isNear(places(outer), (1...9).map { CGFloat($0 * 10) }))
    simulator.advance(by: 2)
    expectEqual(seenX, 100)
    expect(simulator.isIdle)
  }

  // MARK: Delegates

  private final class Listener: NSObject, CAAnimationDelegate {
    private(set) var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  @Test("[A] the delegate is called at the start and at the end, and is retained until then")
  func delegate() {
    simulator.makeCurrent()
    weak var released: Listener?
    do {
      let listener = Listener()
      released = listener
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.duration) = (0, 0.5)
      fade.delegate = listener
      view.layer.add(fade, forKey: "fade")
      expectEmpty(listener.events)
      simulator.step()
      expectEqual(listener.events, ["start"])
      simulator.advance(by: 0.5)
      expectEqual(listener.events, ["start", "stop true"])
      view.layer.add(fade, forKey: "fade")
      simulator.step()
      view.layer.removeAnimation(forKey: "fade")
      simulator.step()
      expectEqual(listener.events.suffix(2), ["start", "stop false"])
    }
    expectNil(released)
  }

  @Test("[A] an animation that begins later calls its delegate later")
  func lateStart() {
    simulator.makeCurrent()
    let (listener, fade) = (Listener(), CABasicAnimation(keyPath: "opacity"))
    (fade.duration, fade.delegate) = (0.1, listener)
    fade.beginTime = CACurrentMediaTime() + 0.5
    view.layer.add(fade, forKey: nil)
    simulator.advance(by: 0.4)
    expectEmpty(listener.events)
    simulator.advance(by: 0.3)
    expectEqual(listener.events, ["start", "stop true"])
  }
}
