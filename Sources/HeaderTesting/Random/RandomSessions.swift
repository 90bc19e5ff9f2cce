import Foundation

/// Random sessions on a screen of an app. They search for operations after which the screen breaks a rule,
/// and reduce them to the shortest sequence that still does.
///
/// ```swift
/// @Test func screenKeepsTheRules() {
///   let sessions = RandomSessions { ProfileViewController() }
///   let failure = sessions.firstFailure(seeds: 0..<200)
///   #expect(failure == nil, "\(failure?.description ?? "")")
/// }
/// ```
///
/// The failure's description contains Swift code that reproduces it. The same seed yields the same session on
/// every machine.
@MainActor public struct RandomSessions {
  /// The device models. Each seed selects one of them. The default is a phone with a notch.
  public var models: [DeviceModel] = [.phoneNotch]
  /// The assumptions about UIKit that the simulated device makes. iOS ignores them.
  public var answers = UIKitAnswers.standard
  /// The relative frequency of each kind of operation.
  public var mix: OperationMix
  /// The rules to check.
  public var invariants: [ScreenInvariant]
  /// The number of operations of a session. The default is 30.
  public var length = 30
  /// A Boolean value that determines whether a failing sequence is reduced to a shorter one. The default is `true`. Turn
  /// it off to count failures in a long run.
  public var reducesFailures = true
  /// The app's own operations by name.
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

  /// Returns the number of sessions to play: `standard`, or the value of the environment variable
  /// `HEADER_SESSIONS` for long runs.
  public static func count(_ standard: Int) -> Int {
    ProcessInfo.processInfo.environment["HEADER_SESSIONS"].flatMap(Int.init) ?? standard
  }

  /// Returns the seeds to play: `0..<standard`, or those of the environment variable `HEADER_SESSIONS` for long
  /// runs. Its value is a number of sessions, or the first and the last seed, such as `500-999`.
  public static func seeds(_ standard: Int) -> Range<UInt64> {
    seeds(standard, of: ProcessInfo.processInfo.environment["HEADER_SESSIONS"])
  }

  static func seeds(_ standard: Int, of text: String?) -> Range<UInt64> {
    let numbers = (text ?? "").split(separator: "-").compactMap { UInt64($0) }
    if numbers.count == 2, numbers[0] <= numbers[1] { return numbers[0]..<numbers[1] + 1 }
    return 0..<(numbers.count == 1 ? numbers[0] : UInt64(max(0, standard)))
  }

  /// Returns the operations of the session with `seed`.
  public func operations(seed: UInt64) -> [ScreenOperation] {
    var random = SeededGenerator(seed: seed)
    var mix = mix
    mix.customOperations = customOperations.keys.sorted()
    return mix.operations(length, using: &random) + [.lift, .settle]
  }

  /// Plays sessions until one of them breaks a rule.
  ///
  /// - Parameter seeds: The seeds of the sessions.
  /// - Returns: The failure, reduced to as few operations as possible, or `nil` if all sessions keep the rules.
  public func firstFailure(seeds: Range<UInt64>) -> ScreenFailure? { play(seeds: seeds).failure }

  /// Plays sessions until one of them breaks a rule, and counts them.
  ///
  /// - Parameter seeds: The seeds of the sessions.
  /// - Returns: The number of sessions and operations, and the failure, if there is one.
  public func play(seeds: Range<UInt64>) -> RandomSessionsSummary {
    var summary = RandomSessionsSummary()
    for seed in seeds {
      let operations = operations(seed: seed)
      let played = played(operations, seed: seed)
      summary.sessionCount += 1
      summary.operationCount += min(length, played.operationCount)
      guard let violation = played.violations.first else { continue }
      summary.failure = reduced(operations, violation, seed: seed)
      break
    }
    return summary
  }

  /// Plays `operations` and returns the first broken rule, or `nil`.
  public func violation(of operations: [ScreenOperation], seed: UInt64 = 0) -> ScreenViolation? {
    played(operations, seed: seed).violations.first
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

  private func model(_ seed: UInt64) -> DeviceModel { models[Int(seed % UInt64(models.count))] }

  /// A different broken rule counts as a different failure.
  private func reduced(
    _ operations: [ScreenOperation], _ violation: ScreenViolation, seed: UInt64
  ) -> ScreenFailure {
    let shrinker = SequenceShrinker<ScreenOperation>(simplifications: \.simplifications)
    let minimum =
      reducesFailures
      ? shrinker.minimum(of: operations) {
        self.violation(of: $0, seed: seed)?.invariant == violation.invariant
      } : operations
    let last = reducesFailures ? self.violation(of: minimum, seed: seed) ?? violation : violation
    return ScreenFailure(
      seed: seed, model: model(seed), operations: minimum, originalCount: operations.count, violation: last)
  }
}

/// The result of ``RandomSessions/play(seeds:)``.
public struct RandomSessionsSummary: Sendable, CustomStringConvertible {
  /// The number of sessions played.
  public var sessionCount = 0
  /// The number of random operations performed. Operations that end a session, and those that were repeated to reduce a
  /// failing sequence, don't count.
  public var operationCount = 0
  /// The failure, or `nil` if all sessions keep the rules.
  public var failure: ScreenFailure?

  public var description: String {
    let counts = "\(sessionCount) sessions, \(operationCount) operations"
    return counts + (failure.map { "\n\($0)" } ?? ", no broken rule")
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
    return """
      // Seed \(seed) on \(model.name), \(operations.count) of \(originalCount) operations.
      // \(violation)
      session.perform([
      \(lines)])
      session.end()
      #expect(session.violations.isEmpty)
      """
  }

  public var description: String { swiftCode }
}
