import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, @unchecked Sendable {
  /// The animator hasn't started or has ended.
  case inactive = 0
  /// The animator is running or paused.
  case active = 1
  /// The animator is stopped and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// A final position of an animator.
public enum UIViewAnimatingPosition: Int, @unchecked Sendable {
  /// The end position of the animations.
  case end = 0
  /// The start position of the animations.
  case start = 1
  /// The position at which the animations were stopped.
  case current = 2
}

/// The interface for starting, pausing, scrubbing, and stopping animations.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animations are running.
  var isRunning: Bool { get }
  /// A Boolean value that determines whether the animations run toward their start.
  var isReversed: Bool { get set }
  /// The completed fraction, 0...1, counted in the direction of the movement.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations or resumes them after a pause.
  func startAnimation()
  /// Starts or resumes the animations after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations at their current position. If `withoutFinishing` is `true`, no completion handlers
  /// are called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Moves stopped animations to a final position and calls the completion handlers.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
