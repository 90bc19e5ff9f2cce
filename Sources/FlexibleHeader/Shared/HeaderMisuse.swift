import UIKit

/// A programmer error in the use of a header, with its cause and the recommended solution.
///
/// All such errors are passed to `handler`. By default, a debug build stops at an error whose severity is `.error`. All
/// others are logged, each once. The header ignores the call and keeps its last valid state.
public struct HeaderMisuse: Hashable, Sendable, CustomStringConvertible {
  /// The consequence of an error.
  public enum Severity: Hashable, Sendable {
    /// The screen doesn't look or behave as the code requests. By default, a debug build stops.
    case error
    /// The header is laid out correctly, but it could work better. By default, the error is only logged.
    case warning
  }

  /// A description of the incorrect action.
  public let action: String
  /// The reason why the action can't work.
  public let reason: String
  /// The action to take instead.
  public let advice: String
  /// The consequence of the error.
  public let severity: Severity

  /// Creates an error, described in one sentence for each text. The default severity is `.error`.
  public init(action: String, reason: String, advice: String, severity: Severity = .error) {
    self.action = action
    self.reason = reason
    self.advice = advice
    self.severity = severity
  }

  /// The action, the reason, and the advice on one line.
  public var description: String { "FlexibleHeader: \(action) \(reason) \(advice)" }

  /// The closure that handles errors. The default is `stopOrLog(_:)`. Tests can replace it to record errors.
  @preconcurrency @MainActor public static var handler: @MainActor (HeaderMisuse) -> Void = stopOrLog

  @MainActor private static var logged: Set<HeaderMisuse> = []

  /// Stops a debug build if the severity is `.error`, and otherwise logs each error once. This is the default handler.
  @preconcurrency @MainActor public static func stopOrLog(_ misuse: HeaderMisuse) {
    if misuse.severity == .error { assertionFailure(misuse.description) }
    guard logged.insert(misuse).inserted else { return }
    NSLog("%@", misuse.description)
  }

  @MainActor package static func report(_ misuse: HeaderMisuse) { handler(misuse) }
}
