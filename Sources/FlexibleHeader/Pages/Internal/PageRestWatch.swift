import UIKit

/// Watches pages that move, frame by frame, until they are at rest.
@MainActor final class PageRestWatch {
  /// Seconds without movement after which pages are at rest.
  private static let secondsToRest = 0.1

  private var frames: DisplayLink?
  private var secondsStill: TimeInterval = 0

  /// The pages moved. `onFrame` is called with the duration of each frame from now on, until `stop()`.
  func contentMoved(_ onFrame: @escaping @MainActor (TimeInterval) -> Void) {
    secondsStill = 0
    if frames == nil { frames = DisplayLink(onFrame: onFrame) }
  }

  /// Lets a frame pass, and returns whether the pages are at rest. The watch stops then.
  func isAtRest(after seconds: TimeInterval, isMoving: Bool) -> Bool {
    secondsStill = isMoving ? 0 : secondsStill + seconds
    guard secondsStill >= Self.secondsToRest else { return false }
    stop()
    return true
  }

  func stop() { frames = nil }
}
