import Testing

@testable import PortableUIKit

struct PageTurnTests {
  let turn = PageTurn(length: 300)

  @Test func aFlingGoesToTheNextPage() {
    expectEqual(turn.target(from: 310, velocity: 500, range: 0...1200), 600)
    expectEqual(turn.target(from: 310, velocity: -500, range: 0...1200), 300)
    expectEqual(turn.target(from: 290, velocity: -500, range: 0...1200), 0)
  }

  @Test func withoutVelocityTheNearestPageWins() {
    expectEqual(turn.target(from: 440, velocity: 0, range: 0...1200), 300)
    expectEqual(turn.target(from: 460, velocity: 0, range: 0...1200), 600)
  }

  @Test func thereIsNoPageBeyondTheRange() {
    expectEqual(turn.target(from: 1000, velocity: 500, range: 0...1100), 1100)
    expectEqual(PageTurn(length: 0).target(from: 1000, velocity: 500, range: 0...900), 900)
  }
}
