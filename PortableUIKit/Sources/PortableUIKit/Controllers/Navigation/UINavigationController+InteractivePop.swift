import Foundation

/// The default delegate of a navigation controller's interactive pop gesture.
@MainActor final class InteractivePopPermission: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  /// Refuses touches while the bar is hidden, before a gesture can begin [R]. A delegate that forwards to this one has to
  /// accept the touch itself.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let controller else { return false }
    return controller.viewControllers.count > 1 && !controller.isNavigationBarHidden
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.canPopInteractively, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && (item.leftBarButtonItems ?? []).isEmpty
  }
}

/// The interactive pop.
extension UINavigationController {
  /// The time for which the finger's speed is extrapolated when it lifts, in seconds.
  private static let foresight: CGFloat = 0.2

  final func addPopRecognizer(to view: UIView) {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.maximumNumberOfTouches = 1
    popPermission.controller = self
    recognizer.delegate = popPermission
    recognizer.addHandler { [weak self] in self?.popGestureChanged() }
    view.addGestureRecognizer(recognizer)
    popRecognizer = recognizer
  }

  /// A Boolean value that indicates whether there is a controller to go back to and no other transition in
  /// progress.
  final var canPopInteractively: Bool {
    stack.count > 1 && runningChange == nil && pendingChange == nil && appearance.phase == .appeared
  }

  private func popGestureChanged() {
    guard let recognizer = popRecognizer, let view = storedView else { return }
    let width = max(1, view.bounds.width)
    let moved = recognizer.translation(in: view).x
    switch recognizer.state {
    case .began:
      beginPop()
      interaction?.follow(moved / width)
    case .changed:
      interaction?.follow(moved / width)
    case .ended:
      let end = moved + recognizer.velocity(in: view).x * Self.foresight
      letGo(isCancelled: end < width / 2)
    case .cancelled:
      letGo(isCancelled: true)
    case .possible, .failed:
      break
    }
  }

  private var interaction: ControllerTransition? {
    guard let coordinator = runningChange?.coordinator, coordinator.isInteractive else { return nil }
    return coordinator
  }

  private func beginPop() {
    guard canPopInteractively else {
      // UIKit's interface becomes unresponsive after this. Here, the swipe has no effect.
      HostSimulator.current.warn(
        "interactivePopGestureRecognizer began with nothing to pop: its delegate should answer false when "
          + "viewControllers.count is 1")
      return
    }
    isPoppingInteractively = true
    popViewController(animated: true)
    storedView?.layoutIfNeeded()
    isPoppingInteractively = false
  }

  private func letGo(isCancelled: Bool) {
    guard let coordinator = interaction, let running = runningChange else { return }
    if isCancelled, let from = running.from {
      restore(from)
      shown = from
    }
    coordinator.letGo(isCancelled: isCancelled)
    guard isCancelled, runningChange != nil else { return }
    running.to?.beginExplicitTransition(isAppearing: false, animated: true)
    running.from?.beginExplicitTransition(isAppearing: true, animated: true)
    showItems()
    tabBarController?.updateBar(with: nil)
  }
}
