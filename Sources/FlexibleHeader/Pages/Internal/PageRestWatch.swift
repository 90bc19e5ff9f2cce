import UIKit

/// Watches pages that move, frame by frame, until they are at rest.
@MainActor final class PageRestWatch {
  /// Seconds without movement after which pages are at rest.
  private static let secondsToRest = 0.1

  /// Called with the duration of each frame, in seconds, while pages move.
  var onFrame: (@MainActor (TimeInterval) -> Void)?

  private var frames: DisplayLink?
  private var secondsStill: TimeInterval = 0

  /// The pages moved. `onFrame` is called from now on, until `stop()`.
  func contentMoved() {
    secondsStill = 0
    if frames == nil { frames = DisplayLink(animates: false) { [weak self] in self?.onFrame?($0) } }
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
