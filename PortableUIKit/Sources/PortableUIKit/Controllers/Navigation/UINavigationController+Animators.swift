import Foundation

extension UINavigationController {
  /// The changes of a navigation stack.
  public enum Operation: Int, @unchecked Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Returns the context for the delegate's animator, or `nil` if there is no animator or if the interactive
  /// pop gesture drives the change.
  final func animatorContext(for running: RunningStackChange) -> TransitionContext? {
    guard let delegate = delegate(for: .navigationAnimator), let from = running.from, let to = running.to,
      !isPoppingInteractively,
      running.coordinator?.isInteractive != true,
      let animator = delegate.navigationController(
        self, animationControllerFor: running.change.direction == .push ? .push : .pop, from: from, to: to)
    else { return nil }
    let whole = contentView.bounds
    return TransitionContext(
      from: .init(controller: from, view: from.storedView, initialFrame: from.storedView?.frame ?? whole),
      to: .init(controller: to, view: to.storedView, finalFrame: to.storedView?.frame ?? whole),
      in: contentView, animator: animator,
      interactor: self.delegate(for: .navigationInteraction)?.navigationController(
        self, interactionControllerFor: animator))
  }

  /// Restores the stack after the animator canceled the change.
  final func undo(_ running: RunningStackChange) {
    guard let from = running.from else { return }
    running.to?.beginExplicitTransition(isAppearing: false, animated: true)
    from.beginExplicitTransition(isAppearing: true, animated: true)
    if running.change.direction == .pop {
      restore(from)
    } else if let to = running.to {
      takeBack(to)
    }
    shown = from
    if let view = from.storedView, view.superview !== contentView { contentView.addSubview(view) }
    showItems()
    tabBarController?.updateBar(with: nil)
  }
}
