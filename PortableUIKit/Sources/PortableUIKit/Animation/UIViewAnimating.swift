import Foundation

/// What an animator is up to.
public enum UIViewAnimatingState: Int, @unchecked Sendable {
  /// Not begun, or through.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped and waiting to be told where to finish.
  case stopped = 2
}

/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, @unchecked Sendable {
  /// Where its animations lead.
  case end = 0
  /// Where they began.
  case start = 1
  /// Where they were stopped.
  case current = 2
}

/// Animations that can be started, paused, moved by hand and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator is up to.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move.
  var isRunning: Bool { get }
  /// Whether they run towards their start.
  var isReversed: Bool { get set }
  /// How much of the way is done, 0...1, counted in the direction of the movement.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on after a pause.
  func startAnimation()
  /// Begins, or goes on, after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Ends the animations where they are; without finishing nobody hears of it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// After a stop: puts everything into its final place and tells those who wait.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
