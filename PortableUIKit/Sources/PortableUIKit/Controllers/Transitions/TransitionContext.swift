import Foundation

/// The transition context of an app's animator.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers in the transition.
  struct Part {
    weak var controller: UIViewController?
    /// The view to animate, or `nil` if it doesn't move.
    weak var view: UIView?
    /// The frame of the view at the start, in points of the container.
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Part
  private let to: Part
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private weak var transition: ControllerTransition?
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private var isComplete = false

  init(
    from: Part, to: Part, in container: UIView, style: UIModalPresentationStyle = .none,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.from, self.to) = (from, to)
    containerView = container
    presentationStyle = style
    self.animator = animator
    self.interactor = interactor
    isInteractive = interactor?.wantsInteractiveStart == true
  }

  /// The duration reported by the animator, in seconds.
  var duration: TimeInterval { max(0, animator.transitionDuration(using: self)) }
  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { part(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { part(of: vc)?.finalFrame ?? .zero }

  private func part(of controller: UIViewController) -> Part? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }

  // MARK: - Progress

  /// Starts the animator or its interaction controller.
  func begin(in transition: ControllerTransition) {
    self.transition = transition
    if isInteractive, let interactor {
      interactor.startInteractiveTransition(self)
      transition.runAlongside(for: duration)
    } else {
      animate()
    }
  }

  private func animate() {
    animator.animateTransition(using: self)
    transition?.runAlongside(for: duration)
  }

  /// Starts the animator and holds the animations that it created.
  func animateHeld() -> HeldAnimations {
    let layer = containerView.window?.layer ?? containerView.layer
    let old = HeldAnimations.running(in: layer)
    animate()
    return HeldAnimations(begunSince: old, in: layer)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isInteractive { transition?.interactionMoved(to: percentComplete) }
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }
  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    transition?.interactionEnded(isCancelled: isCancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isComplete else { return }
    isComplete = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    animator.animationEnded(didComplete)
    transition?.complete(isCancelled: !didComplete)
  }
}
