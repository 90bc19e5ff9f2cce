import Foundation

/// Names one of the two controllers that take part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// A key with the given text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible when the transition begins.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible when the transition has ended.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// What is known about a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped and taken up again.
  var isInterruptible: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// Its duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of it was done when the finger left, 0...1.
  var percentComplete: CGFloat { get }
  /// The speed when the finger left, 1 being that of the animation itself.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller with that part in the transition; nil when there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The turn that a rotation makes; identity for other changes.
  var targetTransform: CGAffineTransform { get }
}

/// Lets blocks run alongside a transition and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` inside the transition's animation and `completion` at its end; answers whether the
  /// animation could be taken in, which is false once the transition has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for animations in a view outside the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `handler` whenever a finger takes the transition over or leaves it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` inside the transition's animation, with nothing to do at the end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` alongside the transition in a view outside of its container, with nothing to do at the end.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
