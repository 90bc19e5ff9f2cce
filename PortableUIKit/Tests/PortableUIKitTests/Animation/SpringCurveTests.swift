import Foundation
import PortableUIKit
import Testing

@MainActor struct SpringCurveTests {
  private let simulator = HostSimulator(device: .phone47, framesPerSecond: 100)
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    window.addSubview(view)
    simulator.step()
  }

  /// The places seen in each hundredth of a second of a spring from 0 to 100.
  private func run(damping: CGFloat, velocity: CGFloat = 0, duration: TimeInterval = 1) -> [CGFloat] {
    view.center.x = 0
    var ended = false
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
      animations: { view.center.x = 100 }, completion: { _ in MainActor.assumeIsolated { ended = true } })
    var places: [CGFloat] = []
    while !ended, places.count < 1000 {
      simulator.step()
      places.append(view.layer.presentation()?.position.x ?? .nan)
    }
    return places
  }

  @Test("a spring comes to rest when its duration is over", arguments: [0.3, 0.5, 0.8, 1.0])
  func comesToRest(damping: CGFloat) {
    simulator.makeCurrent()
    let places = run(damping: damping)
    expect(places.count == 100 && places.last == 100)
    expectLess(abs(places[98] - 100), 0.3)
  }

  @Test("less damping swings further; full damping never passes the goal")
  func overshoot() {
    simulator.makeCurrent()
    let peaks = [1.0, 0.8, 0.5, 0.3].map { run(damping: $0).max() ?? 0 }
    expectAtMost(peaks[0], 100)
    expect(peaks[1] > 100 && peaks[2] > peaks[1] && peaks[3] > peaks[2])
    // The first overshoot of a damped spring is e^(−πζ/√(1−ζ²)) of the distance.
    let expected = 100 * (1 + exp(-Double.pi * 0.5 / 0.75.squareRoot()))
    expect(isNear(peaks[2], expected, within: 0.1))
  }

  @Test("the velocity is in whole distances per second")
  func velocity() {
    simulator.makeCurrent()
    let (slow, fast) = (run(damping: 1, velocity: 5), run(damping: 1, velocity: 8))
    // The stiffness differs a little, hence the wide margin around 3 distances in a second for a 100th of
    // one.
    expect(fast[0] - slow[0] > 2 && fast[0] - slow[0] < 4)
  }

  @Test("odd numbers don't break it", arguments: [-1.0, 0, .nan, 7])
  func oddDamping(damping: CGFloat) {
    simulator.makeCurrent()
    let places = run(damping: damping, velocity: .infinity)
    expect(places.allSatisfy { $0.isFinite } && places.last == 100)
  }

  @Test("a spring that shoots over its end is not at rest while it passes by")
  func passingIsNotRest() {
    simulator.makeCurrent()
    // Without swing 10 a second fast and thrown at 20, it is at its end after 0.1 s and goes 13% beyond.
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 20, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    view.center.x = 0
    animator.addAnimations { view.center.x = 100 }
    animator.startAnimation()
    var places: [CGFloat] = []
    while animator.state == .active, places.count < 1000 {
      simulator.step()
      places.append(view.layer.presentation()?.position.x ?? .nan)
    }
    expect(isNear(places.max() ?? 0, 100 + 100 * exp(-2), within: 0.1))
    expectGreater(animator.duration, 0.5)
  }
}
