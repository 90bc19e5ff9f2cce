import Foundation

/// Names one of the two views that take part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// A key with the given text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is seen when the transition begins.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is seen when the transition has ended.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator is told of the transition that it animates, and where it says how that goes.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; animators put the view that comes into it.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// An interaction has come so far, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The interaction is over, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The interaction is over, and the transition is given up.
  func cancelInteractiveTransition()
  /// Has to be called when the animations are over: with false if everything is as it was before.
  func completeTransition(_ didComplete: Bool)
  /// The controller with that part in the transition; nil when there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is to be moved for that part; nil when it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn that a rotation makes; identity for other changes.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning, in points of the container; zero when it is not seen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end, in points of the container; zero when it is not seen then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
