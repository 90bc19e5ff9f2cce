import Dispatch
import Foundation

/// Hears of Ctrl-C and of a polite request to end.
final class EndSignals: Sendable {
  // Only made and cancelled, both of which any thread may do.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// Calls `end` at the first of them; a second one ends the process at once.
  init(_ end: @escaping @Sendable () async -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        signal(number, SIG_DFL)
        Task { await end() }
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
