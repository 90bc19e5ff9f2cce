import UIKit

/// A programmer's error in the use of a header: what was done, why it cannot work, and what to do instead.
///
/// Every such error goes through `report`. By default it stops a debug build; a release build logs each kind once,
/// ignores the call and keeps the header in its last good state.
public struct HeaderMisuse: Hashable, Sendable, CustomStringConvertible {
  /// What was done.
  public let action: String
  /// Why it cannot work.
  public let reason: String
  /// What to do instead.
  public let advice: String

  /// Creates a report; each part is one sentence.
  public init(action: String, reason: String, advice: String) {
    self.action = action
    self.reason = reason
    self.advice = advice
  }

  /// The three sentences in one line.
  public var description: String { "FlexibleHeader: \(action) \(reason) \(advice)" }

  /// What happens to a report. Tests replace it to catch reports; the default stops or logs, as told above.
  @preconcurrency @MainActor public static var handler: @MainActor (HeaderMisuse) -> Void = stopOrLog

  @MainActor private static var logged: Set<HeaderMisuse> = []

  /// The default handler.
  @preconcurrency @MainActor public static func stopOrLog(_ misuse: HeaderMisuse) {
    assertionFailure(misuse.description)
    guard logged.insert(misuse).inserted else { return }
    NSLog("%@", misuse.description)
  }

  @MainActor package static func report(_ misuse: HeaderMisuse) { handler(misuse) }
}
