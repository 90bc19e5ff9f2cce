import Testing

@testable import PortableUIKit

struct EdgeSpringTests {
  @Test("scroll-physics: x(t) = (x0 + (v0 + ωx0) t) e^(−ωt) with ω = 10")
  func closedForm() {
    let spring = EdgeSpring(rest: 500, displacement: -80, velocity: 300)
    for time in stride(from: 0.0, through: 1.5, by: 0.05) {
      let expected = 500 + (-80 + (300 + 10 * -80) * time) * exp(-10 * time)
      expectLess(abs(spring.position(at: time) - expected), 1e-6)
      let ahead = spring.position(at: time + 1e-6)
      expectLess(abs((ahead - spring.position(at: time)) / 1e-6 - spring.velocity(at: time)), 0.05)
    }
  }

  @Test func itCrossesItsRestOnlyIfThrownAtIt() throws {
    expectNil(EdgeSpring(rest: 0, displacement: -80, velocity: 300).crossingTime)
    let thrown = EdgeSpring(rest: 0, displacement: -80, velocity: 2000)
    let time = try #require(thrown.crossingTime)
    expectLess(abs(thrown.position(at: time)), 1e-9)
    expectGreater(thrown.velocity(at: time), 0)
  }

  @Test func itRestsOnlyWhenItIsNearAndSlow() {
    let spring = EdgeSpring(rest: 0, displacement: 0, velocity: 1000)
    expect(!spring.isAtRest(at: 0, nearness: 0.25))
    expect(!spring.isAtRest(at: 0.1, nearness: 0.25))
    expect(spring.isAtRest(at: 2, nearness: 0.25))
  }
}
