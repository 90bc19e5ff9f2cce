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
  public func firstFailure(seeds: Range<UInt64>) -> ScreenFailure? {
    for seed in seeds {
      let operations = operations(seed: seed)
      guard let violation = violation(of: operations, seed: seed) else { continue }
      return reduced(operations, violation, seed: seed)
    }
    return nil
  }

  /// Plays `operations` and returns the first broken rule, or `nil`.
  public func violation(of operations: [ScreenOperation], seed: UInt64 = 0) -> ScreenViolation? {
    let session = ScreenSession(
      model(seed), answers: answers, invariants: invariants, customOperations: customOperations, makeRoot)
    for operation in operations {
      session.perform(operation)
      if let violation = session.violations.first { return violation }
    }
    session.end()
    return session.violations.first
  }

  private func model(_ seed: UInt64) -> DeviceModel { models[Int(seed % UInt64(models.count))] }

  /// A different broken rule counts as a different failure.
  private func reduced(
    _ operations: [ScreenOperation], _ violation: ScreenViolation, seed: UInt64
  ) -> ScreenFailure {
    let shrinker = SequenceShrinker<ScreenOperation>(simplifications: \.simplifications)
    let minimum = shrinker.minimum(of: operations) {
      self.violation(of: $0, seed: seed)?.invariant == violation.invariant
    }
    let last = self.violation(of: minimum, seed: seed) ?? violation
    return ScreenFailure(
      seed: seed, model: model(seed), operations: minimum, originalCount: operations.count, violation: last)
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
