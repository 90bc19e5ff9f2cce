import UIKit

// Determines whether code runs on the main actor's thread. On platforms other than Apple's, any thread may serve the main
// queue.
enum MainQueue {
  #if canImport(ObjectiveC)
    static var isCurrent: Bool { Thread.isMainThread }
  #else
    static var isCurrent: Bool { HostMainQueue.isCurrent }
  #endif

  /// Runs `body` immediately on the main thread, and later on other threads. For objects that tests and background code may
  /// release on other threads.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
