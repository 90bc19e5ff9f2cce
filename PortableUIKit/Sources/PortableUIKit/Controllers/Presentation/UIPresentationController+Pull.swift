import Foundation

/// Pulling a sheet away under a finger: the dismissal begins with the finger, follows it, and ends or is given up.
extension UIPresentationController {
  /// The time over which a finger's speed counts when it leaves, in seconds [?].
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

  /// Whether the view lies on what is covered as a sheet, at rest.
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

  /// Asks those who have a say, and tells them that the user begins, or tried, to dismiss.
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
