import HeaderEngine
import Testing

struct SpringTests {
  private func settled(_ spring: Spring, frame: Double = 1.0 / 60) -> (spring: Spring, time: Double) {
    var spring = spring
    var time = 0.0
    while !spring.isAtRest, time < 10 {
      spring.advance(by: frame)
      time += frame
    }
    return (spring, time)
  }

  @Test("a spring comes to rest at its target exactly, soon")
  func comesToRest() {
    let (spring, time) = settled(Spring(value: 96, target: 44))
    expect(spring.value == 44 && spring.velocity == 0)
    expect(time > 0.1 && time < 0.6, "took \(time) s")
  }

  @Test("the frame rate does not matter", arguments: [1.0 / 30, 1.0 / 60, 1.0 / 120, 1.0 / 7])
  func frameRates(frame: Double) {
    var spring = Spring(value: 0, velocity: 500, target: 100)
    var fine = spring
    let frames = Int((0.2 / frame).rounded(.up))
    for _ in 0..<frames { spring.advance(by: frame) }
    for _ in 0..<1000 { fine.advance(by: Double(frames) * frame / 1000) }
    expectLess(abs(spring.value - fine.value), 1e-3, "\(spring.value) and \(fine.value)")
  }

  /// With a damping ratio of 1, the motion is (a + b t) exp(-w t).
  @Test("a critically damped spring follows the formula")
  func criticalDamping() {
    var spring = Spring(value: 10, target: 0, response: 2 * .pi, dampingRatio: 1)
    for _ in 0..<50 { spring.advance(by: 0.02) }
    expectLess(abs(spring.value - 20 / 2.718281828459045), 1e-6)
  }

  @Test("a new target keeps the speed, and the way has no jump")
  func interruption() {
    var spring = Spring(value: 44, target: 96)
    for _ in 0..<4 { spring.advance(by: 1.0 / 60) }
    let (value, velocity) = (spring.value, spring.velocity)
    spring.target = 44
    expect(spring.value == value && spring.velocity == velocity && velocity > 0)
    spring.advance(by: 0.001)
    expectGreater(spring.value, value)
    expectEqual(settled(spring).spring.value, 44)
  }

  @Test("times that are no positive numbers are ignored, long pauses do no harm")
  func oddTimes() {
    var spring = Spring(value: 1, target: 2)
    let start = spring
    for duration in [Double.nan, -1, 0, .infinity] { spring.advance(by: duration) }
    expectEqual(spring, start)
    spring.advance(by: 1e9)
    expect(spring.value.isFinite)
    let odd = Spring(value: 0, velocity: .nan, target: 1, response: -1, dampingRatio: .nan)
    expectEqual(settled(odd).spring.value, 1)
  }
}
