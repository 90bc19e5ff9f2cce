import FlexibleHeader
import HeaderTesting
import Testing

/// What must be true of a header whoever scrolls however: random sessions, under every answer that is given to the
/// questions about UIKit which nobody could settle here.
///
/// 1,000 sessions under the answers that simulators have by themselves, and a tenth of that under each other
/// one: `Scripts/check answers` makes each of them the simulators' own, and so runs 1,000 under every one.
@MainActor @Suite("Random sessions keep the invariants") struct RandomSessionTests {
  private static let sessionCount: UInt64 = 1000

  @Test func underTheAnswersOfSimulators() {
    expectNoViolation(in: 0..<Self.sessionCount, under: .initial)
  }

  @Test(arguments: UIKitAnswers.variations.indices)
  func underEachAnswerAboutUIKit(index: Int) {
    // Other sessions for each of them, so that as many are seen in one run as in all.
    let first = Self.sessionCount + UInt64(index) * Self.sessionCount / 10
    expectNoViolation(in: first..<first + Self.sessionCount / 10, under: UIKitAnswers.variations[index])
  }

  private func expectNoViolation(in seeds: Range<UInt64>, under answers: UIKitAnswers) {
    for seed in seeds {
      let stage = HeaderStage(.phone47, answers: answers) { UIViewController() }
      stage.makeCurrent()
      let kind: SessionScrollViewKind = seed % 2 == 0 ? .plain : .table
      let flags: BehavioralFlags = seed % 4 < 2 ? .materialComponents : .recommended
      let player = SessionPlayer(RandomScrollSession(seed: seed), on: kind, flags: flags)
      let violations = player.violations()
      #expect(violations.isEmpty, "seed \(seed), \(answers): \(violations.prefix(3))")
      if !violations.isEmpty { break }
    }
  }
}
