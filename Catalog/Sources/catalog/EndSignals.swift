import Dispatch
import Foundation

/// Receives Ctrl-C and termination requests (SIGINT and SIGTERM).
final class EndSignals: Sendable {
  // The sources are only created and canceled, which is allowed on any thread.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// Calls `end` at the first signal, and `late` if the process still runs `grace` seconds later. A second
  /// signal ends the process at once. When the initializer returns, signals are received.
  init(
    grace: Double, end: @escaping @Sendable () async -> Void, late: @escaping @Sendable () -> Void
  ) {
    // The queue has a thread of its own, so it runs even if all shared threads of Swift and Dispatch are
    // busy.
    let queue = DispatchQueue(label: "catalog.end")
    let registered = DispatchGroup()
    sources = [SIGINT, SIGTERM].map { number in
      registered.enter()
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        signal(number, SIG_DFL)
        queue.asyncAfter(deadline: .now() + grace, execute: late)
        Task { await end() }
      }
      source.setRegistrationHandler { registered.leave() }
      source.resume()
      return source
    }
    registered.wait()
  }

  /// Stops receiving signals.
  func cancel() {
    for source in sources { source.cancel() }
  }
}
