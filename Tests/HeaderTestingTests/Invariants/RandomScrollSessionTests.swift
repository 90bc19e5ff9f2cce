import HeaderTesting
import Testing

@MainActor struct RandomScrollSessionTests {
  @Test func sameSeedGivesTheSameSession() {
    expectEqual(RandomScrollSession(seed: 7), RandomScrollSession(seed: 7))
    expectNotEqual(RandomScrollSession(seed: 7), RandomScrollSession(seed: 8))
  }

  /// Sessions must be the same on every machine and in every version, so that a failing seed remains valid.
  @Test func sessionsDoNotChangeUnnoticed() {
    let session = RandomScrollSession(seed: 1, length: 3)
    expectEqual(session.events.first, RandomScrollSession(seed: 1, length: 400).events.first)
    expectEqual(session.setup.viewWidth, 375)
  }

  @Test func sessionsHaveAllKindsOfEvents() {
    let events = (0..<20).flatMap { RandomScrollSession(seed: $0).events }
    let kinds = Set(events.map { "\($0)".prefix { $0 != "(" } })
    expectEqual(
      kinds,
      [
        "scroll", "willEndDragging", "endDragging", "endDecelerating", "tick", "shift", "contentHeight",
        "addInset", "track", "set", "rotate",
      ])
  }

  @Test(arguments: SessionScrollViewKind.allCases, [0, 1, 2, 3, 4, 5, 6, 7] as [UInt64])
  func headerKeepsItsInvariants(on kind: SessionScrollViewKind, seed: UInt64) {
    DeviceModel.phone47.makeCurrent()
    expectEmpty(SessionPlayer(RandomScrollSession(seed: seed), on: kind).violations())
  }

  @Test(arguments: SessionScrollViewKind.allCases)
  func sessionsEndTheSameEveryTime(on kind: SessionScrollViewKind) {
    DeviceModel.phone47.makeCurrent()
    let session = RandomScrollSession(seed: 42)
    let players = [SessionPlayer(session, on: kind), SessionPlayer(session, on: kind)]
    for player in players { _ = player.violations() }
    expectEqual(players[0].reading, players[1].reading)
  }
}
