import Foundation

/// Transitions with an animator of the app.
extension ControllerTransition {
  /// Starts an animator. The changes and collected blocks run in an animation of the same duration. `onEnd`
  /// runs when the animator reports its end.
  func start(
    _ context: TransitionContext, alongside changes: @escaping () -> Void,
    onEnd: @escaping (_ isCancelled: Bool) -> Void
  ) {
    self.onEnd = onEnd
    self.context = context
    duration = context.duration
    stage = .animating
    isInteractive = context.isInteractive
    startsInteractively = context.isInteractive
    alongside = changes
    context.begin(in: self)
  }

  /// Runs the blocks alongside the animator, once.
  func runAlongside(for duration: TimeInterval) {
    guard let changes = alongside else { return }
    alongside = nil
    let blocks = animations
    animations = []
    UIView.animate(
      withDuration: duration, delay: 0, options: startsInteractively ? [.curveLinear] : [],
      animations: { [self] in
        changes()
        for block in blocks { block(self) }
      }, completion: nil)
  }

  func interactionMoved(to fraction: CGFloat) { self.fraction = min(1, max(0, fraction)) }

  func interactionEnded(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  func complete(isCancelled: Bool) {
    interactionEnded(isCancelled: isCancelled)
    self.isCancelled = isCancelled
    end()
  }
}
