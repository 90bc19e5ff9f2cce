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

  /// Runs `body` after the present turn, for an object that is being released, on any thread. Until then, the views around it
  /// may be in the middle of being released, too.
  static func afterRelease(_ body: @escaping @MainActor @Sendable () -> Void) {
    MainQueue.run { afterCurrent(body) }
  }
}
