import FlexibleHeader

/// Random sessions on screens that combine several headers and other features on one scroll view. The sessions also play the
/// role of the app: its delegate, its insets, its rows, and its pages.
@MainActor package struct CombinedSessions {
  /// The assumptions about UIKit that the simulated device makes. The default is `UIKitAnswers.initial`.
  package var answers = UIKitAnswers.initial
  /// The rules to check. The default is ``ScreenInvariant/combined``.
  package var invariants = ScreenInvariant.combined
  private let mix: OperationMix
  private let customOperations: [String: CombinedScreen.Operation]
  private let combination: (UInt64) -> ScreenCombination

  /// Creates sessions on the screens that a closure returns for their seeds, for example `ScreenCombination.init(seed:)`.
  package init(on combination: @escaping (UInt64) -> ScreenCombination) {
    mix = .combinations
    customOperations = CombinedScreen.operations
    self.combination = combination
  }

  /// Creates sessions on one screen of ``ScreenCombination/single``, with the operations that have an effect there.
  package init(on screen: ScreenCombination) {
    mix = .fitting(screen)
    customOperations = screen.list.isEstimating ? CombinedScreen.rowOperations : CombinedScreen.operations
    combination = { _ in screen }
  }

  /// Plays sessions until `most` of them broke a rule, and counts them.
  package func play(seeds: Range<UInt64>, failures most: Int = 1) -> CombinedSummary {
    var summary = CombinedSummary()
    for seed in seeds where summary.failures.count < most {
      let screen = combination(seed)
      var sessions = RandomSessions(mix: mix.defined(on: screen), invariants: invariants) {
        screen.makeScreen()
      }
      sessions.answers = answers
      sessions.customOperations = customOperations
      sessions.models = DeviceModel.all
      let played = sessions.play(seeds: seed..<seed + 1)
      summary.sessionCount += played.sessionCount
      summary.operationCount += played.operationCount
      summary.failures += played.failures.map { text(of: $0, on: screen) }
    }
    return summary
  }

  /// Returns the file of the sequence that reproduces a failure, on the simplest screen that breaks the same rule.
  private func text(of failure: ScreenFailure, on screen: ScreenCombination) -> String {
    var violation = failure.violation
    var sequence = ScreenSequence(
      says: "", model: failure.model, screen: screen, operations: failure.operations)
    func isBroken(on simpler: ScreenCombination) -> Bool {
      var simplified = sequence
      simplified.screen = simpler
      let violations = simplified.violations(answers: answers, invariants: invariants)
      guard let found = violations.first(where: { $0.invariant == violation.invariant }) else { return false }
      violation = found
      return true
    }
    while let simpler = sequence.screen.simplifications.first(where: { isBroken(on: $0) }) {
      sequence.screen = simpler
    }
    sequence.says = "\(violation.invariant): \(violation.problem)"
    return "// Seed \(failure.seed), after \(violation.operation)\n\(sequence.json)"
  }
}

/// The result of ``CombinedSessions/play(seeds:failures:)``.
package struct CombinedSummary: CustomStringConvertible {
  /// The number of sessions played.
  package var sessionCount = 0
  /// The number of random operations performed, without those that end a session or reduce a failing sequence.
  package var operationCount = 0
  /// The files of the sequences that broke a rule.
  package var failures: [String] = []

  /// The counts and the failures as text.
  package var description: String {
    let counts = "\(sessionCount) sessions, \(operationCount) operations"
    return counts + (failures.isEmpty ? ", no broken rule" : failures.map { "\n\($0)" }.joined())
  }
}
