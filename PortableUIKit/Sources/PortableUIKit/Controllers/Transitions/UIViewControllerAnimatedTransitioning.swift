import Foundation

/// Animates a transition between two controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the view that comes into the container and starts the animations; calls `completeTransition(_:)` when they
  /// are over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition has ended, or was given up.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition, for instance by a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins: shows its beginning, and tells the context how it goes on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs, 1 being the speed of the animation itself.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; otherwise it is animated.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
