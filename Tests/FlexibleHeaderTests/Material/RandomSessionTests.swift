import FlexibleHeader
import HeaderTesting
import PortableUIKit
import Testing

/// What must be true of a header whoever scrolls however: 1,000 random sessions, under every answer that is given to the
/// questions about UIKit which nobody could settle here.
@MainActor @Suite("Random sessions keep the invariants") struct RandomSessionTests {
  nonisolated static let sessionCount: UInt64 = 1000

  @Test(arguments: UIKitAnswers.variations)
  func underEachAnswerAboutUIKit(answers: UIKitAnswers) {
    for seed in 0..<Self.sessionCount {
      let simulator = HostSimulator(device: .phone47)
      simulator.answers = answers
      simulator.makeCurrent()
      let kind: SessionScrollViewKind = seed % 2 == 0 ? .plain : .table
      let flags: BehavioralFlags = seed % 4 < 2 ? .materialComponents : .recommended
      let player = SessionPlayer(RandomScrollSession(seed: seed), on: kind, flags: flags)
      let violations = player.violations()
      #expect(violations.isEmpty, "\(violations.prefix(3))")
      if !violations.isEmpty { break }
    }
  }
}
