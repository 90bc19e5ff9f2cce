import Foundation

/// An animated transition between two controllers, and its coordinator.
///
/// It has three stages: collecting (controllers are notified of their appearance and disappearance),
/// animating (the blocks have run; a finger can hold the animations at any moment), and ended. Views move by
/// animations that are added to their positions, so their frames and safe areas always have the final values,
/// and canceling doesn't have to restore anything.
final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  enum Stage { case collecting, animating, ended }

  // The container or the presentation retains both controllers and owns the transition.
  private(set) weak var from: UIViewController?
  weak var to: UIViewController?
  private let container: UIView
  private let style: UIModalPresentationStyle
  var duration: TimeInterval
  var startsInteractively: Bool
  var stage = Stage.collecting
  var isInteractive: Bool
  var isCancelled = false
  var fraction: CGFloat = 0
  var animations: [Block] = []
  private var completions: [Block] = []
  var interactionHandlers: [Block] = []
  /// The context for an animator of the app, including the blocks that run alongside, or `nil` if there is
  /// none.
  var context: TransitionContext?
  var alongside: (() -> Void)?
  var onEnd: ((_ isCancelled: Bool) -> Void)?
  /// The animations in progress, which retain the transition until they end.
  private weak var group: AnimationGroup?
  private var held: HeldAnimations?
  private var isMotionOver = false

  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, duration: TimeInterval,
    style: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.container = container
    self.duration = duration
    self.style = style
    self.isInteractive = isInteractive
    startsInteractively = isInteractive
  }

  // MARK: - Context

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { style }
  var initiallyInteractive: Bool { startsInteractively }
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { duration }
  var percentComplete: CGFloat { startsInteractively ? fraction : stage == .ended ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { startsInteractively ? .linear : .easeInOut }
  var containerView: UIView { container }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  // MARK: - Coordinator

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if stage != .ended, let completion { completions.append(completion) }
    guard stage == .collecting else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if isInteractive { interactionHandlers.append(handler) }
  }

  // MARK: - Progress

  /// Runs `changes` and the collected blocks in one animation. `onEnd` runs when it ends or is canceled,
  /// before the completion handlers.
  func start(_ changes: @escaping () -> Void, onEnd: @escaping (_ isCancelled: Bool) -> Void) {
    self.onEnd = onEnd
    stage = .animating
    UIView.animate(
      withDuration: duration, delay: 0, options: startsInteractively ? [.curveLinear] : [],
      animations: { [self] in
        changes()
        let blocks = animations
        animations = []
        for block in blocks { block(self) }
      }, completion: { [self] _ in motionEnded() })
    guard isInteractive, let group else { return }
    let held = HeldAnimations(of: group, in: container.window?.layer ?? container.layer)
    held.hold(at: 0)
    self.held = held
  }

  /// Shows a view at an offset from its position that is animated from the first to the second value. Call it
  /// inside `changes`.
  func slide(_ view: UIView, from start: CGPoint, to end: CGPoint) {
    guard ViewAnimation.isRecording, let animation = ViewAnimation.current else { return }
    animation.add(view.layer, keyPath: "position", from: start, to: end, isAdditive: true)
    group = view.layer.animationRecords.last?.animation.groups.first
  }

  /// Shows the given fraction of the transition, 0...1.
  func follow(_ fraction: CGFloat) {
    guard isInteractive, stage == .animating else { return }
    self.fraction = min(1, max(0, fraction))
    guard let held else { return }
    held.hold(at: min(duration * TimeInterval(self.fraction), held.lastMoment))
  }

  /// Ends the interaction. The transition continues to its end, or returns to its start if it is canceled.
  func letGo(isCancelled: Bool) {
    guard isInteractive, stage == .animating else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
    let moment = duration * TimeInterval(fraction)
    guard !isMotionOver, let held else { return end() }
    held.run(from: moment, speed: isCancelled ? -1 : 1)
    guard isCancelled else { return }
    HostSimulator.current.schedule(after: moment) { [weak self] in self?.finishAtOnce() }
  }

  /// Ends all animations at once, because the views are needed for another transition.
  func finishAtOnce() {
    guard stage == .animating else { return end() }
    if let context { return context.completeTransition(true) }
    if held == nil, let group {
      held = HeldAnimations(of: group, in: container.window?.layer ?? container.layer)
    }
    held?.remove()
    end()
  }

  /// Called after the animations ended. In an interaction, this has an effect only after the finger lifted.
  private func motionEnded() {
    isMotionOver = true
    if stage == .animating, !isInteractive { end() }
  }

  func end() {
    guard stage != .ended else { return }
    stage = .ended
    held = nil
    context = nil
    alongside = nil
    onEnd?(isCancelled)
    onEnd = nil
    let blocks = completions
    completions = []
    let isLastFirst = HostSimulator.of(container).answers.lastCompletionRunsFirst
    for block in isLastFirst ? blocks.reversed() : blocks { block(self) }
  }
}
