import UIKit

/// Lets a finger swipe back where the navigation bar is hidden, which a navigation controller by itself refuses.
@MainActor final class SwipeBackPermission {
  private var guards: [PopGestureGuard] = []

  /// Decides for the swipes of `navigationController` from now on.
  func takeOver(_ navigationController: UINavigationController) {
    let recognizers = navigationController.popGestureRecognizers
    if recognizers.allSatisfy({ recognizer in guards.contains { $0 === recognizer.delegate } }) { return }
    withdraw()
    guards = recognizers.map { PopGestureGuard(of: $0, in: navigationController) }
  }

  /// Gives the recognizers their delegates back, unless other code set another one meanwhile.
  func withdraw() {
    guards.forEach { $0.withdraw() }
    guards = []
  }
}

/// The delegate of a recognizer that swipes back, in front of the delegate that it had. Every other method is forwarded.
@MainActor final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?
  private weak var recognizer: UIGestureRecognizer?
  nonisolated let former: FormerGestureDelegate

  init(of recognizer: UIGestureRecognizer, in navigationController: UINavigationController) {
    self.navigationController = navigationController
    self.recognizer = recognizer
    former = FormerGestureDelegate(recognizer.delegate)
    super.init()
    recognizer.delegate = self
  }

  /// Gives the recognizer its delegate back, unless other code set another one meanwhile.
  func withdraw() {
    if let recognizer, recognizer.delegate === self { recognizer.delegate = former.delegate }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    if !navigationController.isNavigationBarHidden {
      return former.delegate?.allowsBeginning(gestureRecognizer) ?? true
    }
    return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
  }
}
