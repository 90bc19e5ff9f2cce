import Foundation

/// Drives a transition by a number: shows the animator's animations as they are after that part of their time.
///
/// It holds animations made with `UIView.animate`; those of property animators run by themselves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: TransitionContext?
  private var held: HeldAnimations?

  /// A transition that nothing has begun yet.
  public override init() { super.init() }

  /// How long the animation takes, in seconds; 0 before it begins.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// How far the transition has come, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, 1, the default, being the speed of the animation itself; values of 0 and below count as 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest; slow at both ends by default. The rest goes on along the animations' own curves.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins interactively, true by default; otherwise it is animated.
  open var wantsInteractiveStart = true

  /// Starts the animations and holds them at their beginning; subclasses call super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    let held = context.animateHeld()
    held.hold(at: 0)
    self.held = held
  }

  /// Shows the part of the course, 0...1; values beyond are brought into that range.
  open func update(_ percentComplete: CGFloat) {
    guard let context, let held else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    held.hold(at: min(context.duration * TimeInterval(self.percentComplete), held.lastMoment))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the rest run to the end.
  open func finish() {
    guard let (context, held) = letGo() else { return }
    context.finishInteractiveTransition()
    held.run(from: min(moment(in: context), held.lastMoment), speed: Float(speed))
  }

  /// Lets the animations run back to the beginning; then their completions run, with false.
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
