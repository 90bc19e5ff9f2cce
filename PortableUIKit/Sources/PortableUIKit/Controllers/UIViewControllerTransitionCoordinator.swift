import Foundation

/// The keys for the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw string value of the key.
  public let rawValue: String
  /// Creates a key with a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible when the transition begins.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible when the transition ends.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Information about a transition in progress.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style, or `none` for a size change.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition can be interrupted and continued.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress when the interaction ended, 0...1.
  var percentComplete: CGFloat { get }
  /// The speed when the interaction ended, relative to the animation's own speed.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the remaining animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller for a key, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transform of a rotation, or the identity transform for other changes.
  var targetTransform: CGAffineTransform { get }
}

/// Methods that run blocks alongside a transition and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` inside the transition's animation and `completion` at its end.
  ///
  /// - Returns: `true` if the animation was added, or `false` if the transition has already begun.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `animation` alongside the transition in a view outside of its container, and `completion` at its
  /// end.
  ///
  /// - Returns: `true` if the animation was added, or `false` if the transition has already begun.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `handler` whenever the transition becomes interactive or ceases to be.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` inside the transition's animation, without a completion handler.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` alongside the transition in a view outside of its container, without a completion
  /// handler.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
