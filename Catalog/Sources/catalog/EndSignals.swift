import Dispatch
import Foundation

/// Receives Ctrl-C and the request to end (SIGINT and SIGTERM).
final class EndSignals: Sendable {
  // Only created and cancelled, which any thread may do.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// Calls `end` at the first signal, and `late` if the process still runs `grace` seconds later. A second signal ends
  /// the process at once. Returns when signals are received: none that comes later is lost.
  init(
    grace: Double, end: @escaping @Sendable () async -> Void, late: @escaping @Sendable () -> Void
  ) {
    // A queue of its own has a thread of its own: it runs even if all of Swift's and Dispatch's shared threads are
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
