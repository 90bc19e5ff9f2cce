import Foundation

/// The keys for the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw string value of the key.
  public let rawValue: String
  /// Creates a key with a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible when the transition begins.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible when the transition ends.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition for its animator, which reports the transition's progress to it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. Animators add the incoming view to it.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, or `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interaction, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction and completes the transition.
  func finishInteractiveTransition()
  /// Ends the interaction and cancels the transition.
  func cancelInteractiveTransition()
  /// Ends the transition. Call this method when the animations end, with `false` if the transition was
  /// canceled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller for a key, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view to animate for a key, or `nil` if it doesn't move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of a rotation, or the identity transform for other changes.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the start, in points of the container, or zero if it isn't
  /// visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in points of the container, or zero if it isn't
  /// visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
