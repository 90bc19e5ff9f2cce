import UIKit

// Whether code runs where the main actor runs. Elsewhere than on Apple's platforms, any thread may serve the main queue.
enum MainQueue {
  #if canImport(ObjectiveC)
    static var isCurrent: Bool { Thread.isMainThread }
  #else
    static var isCurrent: Bool { HostMainQueue.isCurrent }
  #endif

  /// Runs `body` after the present turn of the main queue. A turn handles one event, and the layout that it requires.
  @MainActor static func afterTurn(_ body: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(ObjectiveC)
      DispatchQueue.main.async(execute: body)
    #else
      HostSimulator.current.performInNextTurn(body)
    #endif
  }

  /// Runs `body` immediately on the main thread, and later elsewhere. For objects that tests and background code may release
  /// on other threads.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
