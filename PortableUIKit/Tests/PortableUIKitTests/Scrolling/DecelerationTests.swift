import Testing

@testable import PortableUIKit

struct DecelerationTests {
  @Test("[R] the rest is at y0 − v0 / k", arguments: [(0.998, 0.4995), (0.99, 0.0995)])
  func rest(rate: Double, factor: Double) {
    let deceleration = Deceleration(start: 40, velocity: 2000, rate: rate)
    expectLess(abs(deceleration.rest - (40 - 2000 / (1000 * log(rate)))), 1e-6)
    expectLess(abs(deceleration.rest - (40 + factor * 2000)), 0.2)
  }

  @Test func positionsFollowTheClosedForm() {
    let k = 1000 * log(0.998)
    let deceleration = Deceleration(start: -20, velocity: -1500, rate: 0.998)
    for time in stride(from: 0.0, through: 3, by: 0.1) {
      let expected = -20 + -1500 * (exp(k * time) - 1) / k
      expectLess(abs(deceleration.position(at: time) - expected), 1e-6)
      expectLess(abs(deceleration.velocity(at: time) - -1500 * exp(k * time)), 1e-6)
    }
  }

  @Test func theTimeOfAPositionIsTheInverseOfThePosition() throws {
    let deceleration = Deceleration(start: 0, velocity: 900, rate: 0.998)
    let time = try #require(deceleration.time(at: 300))
    expectLess(abs(deceleration.position(at: time) - 300), 1e-6)
    expectNil(deceleration.time(at: 600))
    expectNil(deceleration.time(at: -1))
  }

  @Test func aDecelerationToATargetRestsThere() {
    let deceleration = Deceleration(start: 100, target: 350, rate: 0.99)
    expectLess(abs(deceleration.rest - 350), 1e-9)
    expectLess(abs(deceleration.velocity + 1000 * log(0.99) * 250), 1e-6)
  }

  @Test func itEndsAtTenPointsPerSecondOrHalfAPixelFromTheRest() {
    let normal = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    expectLess(abs(abs(normal.velocity(at: normal.duration(nearness: 0.25))) - 10), 1e-9)
    let coarse = normal.duration(nearness: 20)
    expectLess(abs(normal.rest - normal.position(at: coarse) - 20), 1e-9)
  }

  @Test(arguments: [0, 1, 2, -1, .nan, .infinity] as [CGFloat])
  func aRateThatNeverStopsCountsAsNormal(rate: CGFloat) {
    expectEqual(
      Deceleration(start: 0, velocity: 100, rate: rate).rest,
      Deceleration(start: 0, velocity: 100, rate: 0.998).rest)
  }
}
