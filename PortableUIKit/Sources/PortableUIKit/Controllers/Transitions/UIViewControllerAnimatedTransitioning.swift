import Foundation

/// Methods that animate a transition between two controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the incoming view to the container and starts the animations. Call `completeTransition(_:)` when
  /// they end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition ended or was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Methods that drive a transition interactively, for example by a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts an interactive transition. Report its progress to the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation, relative to the animation's own speed.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the remaining animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that determines whether the transition starts interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default value, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default value, `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default value, `true`.
  public var wantsInteractiveStart: Bool { true }
}
