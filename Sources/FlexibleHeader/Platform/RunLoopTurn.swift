import UIKit

/// One pass of the main run loop: an event, such as a touch or a frame, and in most cases the layout that it requires.
enum RunLoopTurn {
  /// Runs `body` once after the present turn. Blocks on the main queue may also run before the layout of a turn.
  @MainActor static func afterCurrent(_ body: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(ObjectiveC)
      DispatchQueue.main.async(execute: body)
    #else
      HostSimulator.current.afterCommit(body)
    #endif
  }
}
