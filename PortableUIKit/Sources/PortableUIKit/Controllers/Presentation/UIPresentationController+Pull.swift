import Foundation

/// Interactive dismissal of a sheet: the dismissal begins with a drag, follows the finger, and ends or is
/// canceled.
extension UIPresentationController {
  /// The time for which the finger's speed is extrapolated when it lifts, in seconds [?].
  private static let foresight: CGFloat = 0.2

  final func addPullRecognizer(to container: PresentationView) {
    let recognizer = SheetPanGestureRecognizer()
    recognizer.maximumNumberOfTouches = 1
    recognizer.isSheet = { [weak self] in self?.canBePulled == true }
    recognizer.addHandler { [weak self, weak recognizer] in
      guard let self, let recognizer else { return }
      pullChanged(recognizer)
    }
    container.addGestureRecognizer(recognizer)
  }

  /// A Boolean value that indicates whether the view is a sheet at rest.
  private var canBePulled: Bool {
    guard style == .pageSheet || style == .formSheet, stage == .presented, let container else { return false }
    return presentedViewController.carriedPresentation == nil
      && frame(in: container.bounds) != container.bounds
  }

  private func pullChanged(_ recognizer: SheetPanGestureRecognizer) {
    guard let container else { return }
    let distance = max(1, container.bounds.maxY - frameOfPresentedViewInContainerView.minY)
    let moved = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      beginPull()
      transition?.follow(moved / distance)
    case .changed:
      transition?.follow(moved / distance)
    case .ended:
      let end = moved + recognizer.velocity(in: container).y * Self.foresight
      letGo(isCancelled: end < distance / 2)
    case .cancelled:
      letGo(isCancelled: true)
    case .possible, .failed:
      break
    }
  }

  private func letGo(isCancelled: Bool) {
    guard let transition, transition.isInteractive else { return }
    transition.letGo(isCancelled: isCancelled)
    guard isCancelled, stage == .dismissing else { return }
    presentedViewController.beginExplicitTransition(isAppearing: true, animated: true)
  }

  private func beginPull() {
    guard mayBeDismissedByUser() else { return }
    end(animated: true, isInteractive: true)
  }

  /// Returns a Boolean value that indicates whether the user can dismiss the presentation. Asks the
  /// controller and the delegate, and notifies the delegate of the start of the dismissal or the attempt.
  final func mayBeDismissedByUser() -> Bool {
    let mayDismiss = delegate?.presentationControllerShouldDismiss(self) != false
    guard mayDismiss, !presentedViewController.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    isDismissedByUser = true
    delegate?.presentationControllerWillDismiss(self)
    return true
  }
}
