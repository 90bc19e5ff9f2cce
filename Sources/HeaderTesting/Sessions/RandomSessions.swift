import Foundation

/// Random sessions on a screen of an app. They search for operations after which the screen breaks a rule, and reduce them to
/// the shortest sequence that still breaks it.
///
/// ```swift
/// @Test func screenKeepsTheRules() {
///   let sessions = RandomSessions { ProfileViewController() }
///   let summary = sessions.play(seeds: 0..<200)
///   #expect(summary.failures.isEmpty, "\(summary)")
/// }
/// ```
///
/// The failure's description contains Swift code that reproduces it. The same seed yields the same session on
/// every machine with the same ``StageFeatures``.
@MainActor public struct RandomSessions {
  /// The device models. Each seed selects one of them. The default is a phone with a notch, which is also used if there are
  /// none.
  public var models: [DeviceModel] = [.phoneNotch]
  /// The assumptions about UIKit that the simulated device makes. iOS ignores them. The default is `UIKitAnswers.initial`.
  public var answers = UIKitAnswers.initial
  /// The relative frequency of each kind of operation.
  public var mix: OperationMix
  /// The rules to check.
  public var invariants: [ScreenInvariant]
  /// The number of operations of a session. The default is 30.
  public var length = 30
  /// The app's own operations by name. The default is empty.
  public var customOperations: [String: @MainActor (UIViewController) -> Void] = [:]

  private let makeRoot: () -> UIViewController

  /// Creates sessions.
  ///
  /// - Parameters:
  ///   - mix: The relative frequency of each kind of operation. The default is ``OperationMix/all``.
  ///   - invariants: The rules to check. The default is ``ScreenInvariant/all``.
  ///   - makeRoot: A closure that creates the screen.
  public init(
    mix: OperationMix = .all, invariants: [ScreenInvariant] = ScreenInvariant.all,
    _ makeRoot: @escaping () -> UIViewController
  ) {
    self.mix = mix
    self.invariants = invariants
    self.makeRoot = makeRoot
  }

  /// Returns the seeds to play: `0..<standard`, or those of the environment variable `HEADER_SESSIONS` for long
  /// runs. Its value is a number of sessions, or the first and the last seed, such as `500-999`.
  public static func seeds(_ standard: Int) -> Range<UInt64> {
    seeds(standard, of: ProcessInfo.processInfo.environment["HEADER_SESSIONS"])
  }

  /// Returns the seeds that `text` contains: a number of sessions, or the first and the last seed, such as `500-999`.
  /// Otherwise, returns `0..<standard`.
  public static func seeds(_ standard: Int, of text: String?) -> Range<UInt64> {
    let numbers = (text ?? "").split(separator: "-", omittingEmptySubsequences: false).map {
      UInt64($0) ?? .max
    }
    guard !numbers.contains(.max) else { return 0..<UInt64(max(0, standard)) }
    if numbers.count == 2, numbers[0] <= numbers[1] { return numbers[0]..<numbers[1] + 1 }
    return 0..<(numbers.count == 1 ? numbers[0] : UInt64(max(0, standard)))
  }

  /// Returns the operations of the session with `seed`, without kinds that need features that stages in this process lack.
  public func operations(seed: UInt64) -> [ScreenOperation] {
    var random = SeededGenerator(seed: seed)
    var mix = mix.keeping(
      Set(mix.weights.keys.filter { StageFeatures.available.isSuperset(of: $0.features) }))
    mix.customOperations = customOperations.keys.sorted()
    return mix.operations(length, using: &random) + [.lift, .settle]
  }

  /// Plays sessions until one of them breaks a rule, and counts them.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the sessions.
  ///   - most: The number of failures after which to stop. The default is 1.
  /// - Returns: The number of sessions and operations, and the failures, each reduced to as few operations as possible.
  public func play(seeds: Range<UInt64>, failures most: Int = 1) -> RandomSessionsSummary {
    var summary = RandomSessionsSummary()
    for seed in seeds where summary.failures.count < most {
      let operations = operations(seed: seed)
      let played = played(operations, seed: seed)
      summary.sessionCount += 1
      summary.operationCount += min(length, played.operationCount)
      guard let violation = played.violations.first else { continue }
      summary.failures.append(reduced(operations, violation, seed: seed))
    }
    return summary
  }

  /// Plays `operations` up to the first broken rule, and ends the session if there is none.
  private func played(_ operations: [ScreenOperation], seed: UInt64) -> ScreenSession {
    let session = ScreenSession(
      model(seed), answers: answers, invariants: invariants, customOperations: customOperations, makeRoot)
    for operation in operations {
      session.perform(operation)
      if !session.violations.isEmpty { return session }
    }
    session.end()
    return session
  }

  private func model(_ seed: UInt64) -> DeviceModel {
    models.isEmpty ? .phoneNotch : models[Int(seed % UInt64(models.count))]
  }

  /// A different broken rule counts as a different failure.
  private func reduced(
    _ operations: [ScreenOperation], _ violation: ScreenViolation, seed: UInt64
  ) -> ScreenFailure {
    func failing(_ operations: [ScreenOperation]) -> ScreenViolation? {
      played(operations, seed: seed).violations.first { $0.invariant == violation.invariant }
    }
    let shrinker = SequenceShrinker<ScreenOperation>(simplifications: \.simplifications)
    let shortest = shrinker.minimum(of: operations) { failing($0) != nil }
    return ScreenFailure(
      seed: seed, model: model(seed), operations: shortest, originalCount: operations.count,
      violation: failing(shortest) ?? violation)
  }
}

/// The result of ``RandomSessions/play(seeds:failures:)``.
public struct RandomSessionsSummary: Sendable, CustomStringConvertible {
  /// The number of sessions played.
  public var sessionCount = 0
  /// The number of random operations performed. Operations that end a session, and those that were repeated to reduce a
  /// failing sequence, don't count.
  public var operationCount = 0
  /// The failures, in the order of their seeds.
  public var failures: [ScreenFailure] = []

  /// The first failure, or `nil` if all sessions keep the rules.
  public var failure: ScreenFailure? { failures.first }

  /// The counts and the failures as text.
  public var description: String {
    let counts = "\(sessionCount) sessions, \(operationCount) operations"
    return counts + (failures.isEmpty ? ", no broken rule" : failures.map { "\n\($0)" }.joined())
  }
}

/// A sequence of operations after which a screen breaks a rule.
public struct ScreenFailure: Sendable, CustomStringConvertible {
  /// The seed of the session.
  public var seed: UInt64
  /// The device model.
  public var model: DeviceModel
  /// The shortest sequence found.
  public var operations: [ScreenOperation]
  /// The number of operations of the original session.
  public var originalCount: Int
  /// The broken rule.
  public var violation: ScreenViolation

  /// Swift code that reproduces the failure.
  public var swiftCode: String {
    let lines = operations.map { "  \($0),\n" }.joined()
    let performs = operations.isEmpty ? "" : "session.perform([\n\(lines)])\n"
    return """
      // Seed \(seed) on \(model.name), \(operations.count) of \(originalCount) operations.
      // \(violation)
      \(performs)session.end()
      #expect(session.violations.isEmpty)
      """
  }

  /// The Swift code that reproduces the failure.
  public var description: String { swiftCode }
}
