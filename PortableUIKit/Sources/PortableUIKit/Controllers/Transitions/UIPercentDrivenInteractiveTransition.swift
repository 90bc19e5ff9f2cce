import Foundation

/// An interaction controller that drives a transition by a percentage of the animator's duration.
///
/// It controls animations created with `UIView.animate`. Animations of property animators run independently.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: TransitionContext?
  private var held: HeldAnimations?

  /// Creates an interaction controller.
  public override init() { super.init() }

  /// The duration of the animation, in seconds, or 0 before the transition begins.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// The progress of the transition, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining animation, relative to the animation's own speed. The default is 1. Values of
  /// 0 and below are replaced with 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the remaining animation. The default is `easeInOut`. The remaining animation uses
  /// the animations' own curves.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A Boolean value that determines whether the transition starts interactively. The default is `true`.
  open var wantsInteractiveStart = true

  /// Starts the animations and holds them at their start. Subclasses must call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    let held = context.animateHeld()
    held.hold(at: 0)
    self.held = held
  }

  /// Updates the progress of the transition. Values are clamped to 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, let held else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    held.hold(at: min(context.duration * TimeInterval(self.percentComplete), held.lastMoment))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Completes the transition with the remaining animation.
  open func finish() {
    guard let (context, held) = letGo() else { return }
    context.finishInteractiveTransition()
    held.run(from: min(moment(in: context), held.lastMoment), speed: Float(speed))
  }

  /// Cancels the transition. The animations return to their start, then their completion handlers run with
  /// `false`.
  open func cancel() {
    guard let (context, held) = letGo() else { return }
    context.cancelInteractiveTransition()
    let moment = moment(in: context)
    held.run(from: min(moment, held.lastMoment), speed: -Float(speed))
    HostSimulator.of(context.containerView).schedule(after: moment / TimeInterval(speed)) {
      held.remove()
    }
  }

  private var speed: CGFloat { completionSpeed > 0 ? completionSpeed : 1 }

  private func moment(in context: TransitionContext) -> TimeInterval {
    context.duration * TimeInterval(percentComplete)
  }

  private func letGo() -> (TransitionContext, HeldAnimations)? {
    guard let context, let held else { return nil }
    (self.context, self.held) = (nil, nil)
    return (context, held)
  }
}
