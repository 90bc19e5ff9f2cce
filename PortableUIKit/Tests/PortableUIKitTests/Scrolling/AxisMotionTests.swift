import Testing

@testable import PortableUIKit

struct AxisMotionTests {
  let k = 1000 * log(0.998)

  func conditions(_ range: ClosedRange<CGFloat> = 0...1000, bounces: Bool = true) -> AxisMotion.Conditions {
    AxisMotion.Conditions(range: range, rate: 0.998, bounces: bounces, nearness: 0.25)
  }

  @Test func coastingInsideTheRangeLandsExactlyOnTheProjection() {
    let motion = AxisMotion(from: 100, velocity: 1000, conditions: conditions())
    expectLess(abs(motion.target - (100 - 1000 / k)), 1e-6)
    expectLess(abs(motion.position(at: 0.5) - (100 + 1000 * (exp(k * 0.5) - 1) / k)), 1e-6)
    expect(!motion.isFinished(at: 2.2))
    expect(motion.isFinished(at: 2.4))
    expectEqual(motion.position(at: 2.4), motion.target)
  }

  @Test func anEdgeOnTheWayHandsTheVelocityToASpring() throws {
    let motion = AxisMotion(from: 900, velocity: 1000, conditions: conditions())
    let crossing = log(1 + 100 * k / 1000) / k
    let velocity = 1000 * exp(k * crossing)
    expectEqual(motion.target, 1000)
    expectLess(
      abs(motion.position(at: crossing - 0.01) - (900 + 1000 * (exp(k * (crossing - 0.01)) - 1) / k)), 1e-6)
    for time in stride(from: 0.01, through: 0.8, by: 0.05) {
      let expected = 1000 + velocity * time * exp(-10 * time)
      expectLess(abs(motion.position(at: crossing + time) - expected), 1e-6)
    }
    expectEqual(motion.position(at: 3), 1000)
  }

  @Test func withoutBouncingTheEdgeStopsIt() {
    let motion = AxisMotion(from: 900, velocity: 1000, conditions: conditions(bounces: false))
    let crossing = log(1 + 100 * k / 1000) / k
    expect(motion.isFinished(at: crossing + 1e-9))
    expectEqual(motion.position(at: crossing + 0.1), 1000)
  }

  @Test func outsideTheRangeASpringBringsItBack() {
    let motion = AxisMotion(from: -60, velocity: 0, conditions: conditions())
    expectEqual(motion.target, 0)
    for time in stride(from: 0.0, through: 0.4, by: 0.05) {
      expectLess(abs(motion.position(at: time) - (-60 - 600 * time) * exp(-10 * time)), 1e-6)
    }
  }

  @Test("A spring that would cross its resting position after a very long time comes to rest")
  func lateCrossing() {
    // The velocity differs from that of a spring that never crosses by a rounding error.
    let motion = AxisMotion(from: -9, velocity: 90 + 1e-12, conditions: conditions())
    expect(motion.isFinished(at: 3) && motion.position(at: 3) == 0 && motion.target == 0)
  }

  @Test("a fling back over the edge coasts on inside the range; the spec leaves it open")
  func flingFromOutside() {
    let motion = AxisMotion(from: -60, velocity: 2000, conditions: conditions())
    let crossing = 60.0 / 1400
    let velocity = 1400 * exp(-10 * crossing)
    expectLess(abs(motion.position(at: crossing)), 1e-6)
    expectLess(abs(motion.target + velocity / k), 1e-6)
    let later = velocity * (exp(k * 0.3) - 1) / k
    expectLess(abs(motion.position(at: crossing + 0.3) - later), 1e-6)
  }

  @Test func shortContentSwingsAboutItsOnlyPlace() {
    let motion = AxisMotion(from: -60, velocity: 2000, conditions: conditions(0...0))
    expectEqual(motion.target, 0)
    expectGreater(motion.position(at: 0.1), 10)
    expectEqual(motion.position(at: 3), 0)
  }

  @Test("[A] an aim is reached by the deceleration that ends there")
  func aim() {
    let motion = AxisMotion(from: 100, velocity: 700, aim: 300, conditions: conditions())
    let start = -k * 200
    expectEqual(motion.target, 300)
    expectLess(abs(motion.position(at: 0.2) - (100 + start * (exp(k * 0.2) - 1) / k)), 1e-6)
    expectEqual(motion.position(at: 5), 300)
  }

  @Test(arguments: [0, -700] as [CGFloat])
  func anAimTheOtherWayIsReachedByASpring(velocity: CGFloat) {
    let motion = AxisMotion(from: 100, velocity: velocity, aim: 300, conditions: conditions())
    let expected = 300 + (-200 + (velocity - 2000) * 0.2) * exp(-2)
    expectLess(abs(motion.position(at: 0.2) - expected), 1e-6)
    expectEqual(motion.position(at: 5), 300)
  }

  @Test func slowContentRestsWhereItIs() {
    let motion = AxisMotion(from: 100, velocity: 9.9, conditions: conditions())
    expect(motion.isFinished(at: 0))
    expectEqual(motion.target, 100)
  }

  @Test func anEdgeThatMovesDoesNotDisturbTheCoastingBefore() {
    let reference = AxisMotion(from: 100, velocity: 1500, conditions: conditions(0...2000))
    var motion = reference
    motion.adapt(to: conditions(-50...700), at: 0.2)
    expectEqual(motion.position(at: 0.4), reference.position(at: 0.4))
    expectEqual(motion.target, 700)
    expectGreater(reference.target, 800)
  }

  @Test("Content that a list moves on its way back still comes to rest at the edge, also at an aim there")
  func movedWithContent() {
    for aim in [nil, 0] as [CGFloat?] {
      var motion = AxisMotion(from: -60, velocity: 0, aim: aim, conditions: conditions())
      let place = motion.position(at: 0.1)
      motion.shift(by: -0.5)
      motion.adapt(to: conditions(), at: 0.1)
      expectLess(abs(motion.position(at: 0.1) - (place - 0.5)), 1e-6)
      expectEqual(motion.target, 0)
    }
  }

  @Test func aSpringFollowsItsEdge() {
    var motion = AxisMotion(from: -60, velocity: 0, conditions: conditions())
    let place = motion.position(at: 0.1)
    motion.adapt(to: conditions(-20...1000), at: 0.1)
    expectLess(abs(motion.position(at: 0.1) - place), 1e-9)
    expectEqual(motion.target, -20)
  }

  @Test func anAimThatWasLegalStaysLegal() {
    var motion = AxisMotion(from: 100, velocity: 1500, aim: 600, conditions: conditions())
    motion.adapt(to: conditions(0...500), at: 0.1)
    expectEqual(motion.target, 500)
    var outside = AxisMotion(from: 100, velocity: 1500, aim: 1200, conditions: conditions())
    outside.adapt(to: conditions(0...500), at: 0.1)
    expectEqual(outside.target, 1200)
  }
}
