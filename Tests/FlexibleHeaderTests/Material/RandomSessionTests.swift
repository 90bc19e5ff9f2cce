import FlexibleHeader
import HeaderTesting
import Testing

/// Random scroll events on a flexible header, under every assumption of PortableUIKit about UIKit.
///
/// 150 sessions run under the default assumptions, and a tenth of that under each other one.
/// `HEADER_SESSIONS` sets another number. `Scripts/check answers` runs the first test under every assumption.
@MainActor @Suite("Flexible headers keep the invariants in random scroll sessions") struct RandomSessionTests
{
  private static let sessionCount = UInt64(RandomSessions.count(150))

  @Test("Under the simulator's assumptions about UIKit") func underTheAnswersOfSimulators() {
    expectNoViolation(in: 0..<Self.sessionCount, under: .initial)
  }

  @Test("Under each assumption about UIKit", arguments: UIKitAnswers.tested.indices)
  func underEachAnswerAboutUIKit(index: Int) {
    // Each assumption gets different sessions, so that a single run plays as many as all runs together.
    let count = max(1, Self.sessionCount / 10)
    let first = Self.sessionCount + UInt64(index) * count
    expectNoViolation(in: first..<first + count, under: UIKitAnswers.tested[index])
  }

  private func expectNoViolation(in seeds: Range<UInt64>, under answers: UIKitAnswers) {
    for seed in seeds {
      let session = RandomScrollSession(seed: seed)
      let violations = player(of: session, answers).violations()
      if violations.isEmpty { continue }
      let events = SessionPlayer.shortestFailure(of: session) { player(of: $0, answers) } ?? []
      Issue.record(
        "seed \(seed), \(answers): \(violations[0])\nshortest: \(events)\nset-up: \(session.setup)")
      return
    }
  }

  private func player(of session: RandomScrollSession, _ answers: UIKitAnswers) -> SessionPlayer {
    // The stage makes its device current, which lives as long as the player's views.
    _ = HeaderStage(.phone47, answers: answers) { UIViewController() }
    return SessionPlayer(
      session, on: session.seed % 2 == 0 ? .plain : .table,
      policy: session.seed % 4 < 2 ? .materialComponents : .recommended)
  }
}
