import UIKit

/// A programmer error in the use of a header, with its cause and the recommended solution.
///
/// All such errors are passed to `handler`. By default, a debug build stops. A release build logs each error
/// once, ignores the call, and keeps the header in its last valid state.
public struct HeaderMisuse: Hashable, Sendable, CustomStringConvertible {
  /// A description of the incorrect action.
  public let action: String
  /// The reason why the action can't work.
  public let reason: String
  /// The action to take instead.
  public let advice: String

  /// Creates an error. Each part is one sentence.
  public init(action: String, reason: String, advice: String) {
    self.action = action
    self.reason = reason
    self.advice = advice
  }

  /// The three sentences on one line.
  public var description: String { "FlexibleHeader: \(action) \(reason) \(advice)" }

  /// The closure that handles errors. The default is `stopOrLog(_:)`. Tests can replace it to record errors.
  @preconcurrency @MainActor public static var handler: @MainActor (HeaderMisuse) -> Void = stopOrLog

  @MainActor private static var logged: Set<HeaderMisuse> = []

  /// Stops a debug build, and logs each error once in a release build. This is the default handler.
  @preconcurrency @MainActor public static func stopOrLog(_ misuse: HeaderMisuse) {
    assertionFailure(misuse.description)
    guard logged.insert(misuse).inserted else { return }
    NSLog("%@", misuse.description)
  }

  @MainActor package static func report(_ misuse: HeaderMisuse) { handler(misuse) }
}
