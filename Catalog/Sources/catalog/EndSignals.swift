import Dispatch
import Foundation

/// Hears of Ctrl-C and of a polite request to end.
final class EndSignals: Sendable {
  // Only made and cancelled, both of which any thread may do.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// Calls `end` at the first of them, and `late` if the process is still there `grace` seconds after that; a second
  /// signal ends the process at once.
  init(
    grace: Double, end: @escaping @Sendable () async -> Void, late: @escaping @Sendable () -> Void
  ) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        signal(number, SIG_DFL)
        Task { await end() }
        // Not a task: what keeps the server from ending may keep tasks from running.
        DispatchQueue.global().asyncAfter(deadline: .now() + grace, execute: late)
      }
      source.resume()
      return source
    }
  }

  /// Listens no more.
  func cancel() {
    for source in sources { source.cancel() }
  }
}
