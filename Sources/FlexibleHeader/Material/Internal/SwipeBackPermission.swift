import UIKit

/// Lets a finger swipe back where the navigation bar is hidden, which a navigation controller by itself refuses.
@MainActor final class SwipeBackPermission: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?
  private weak var formerDelegate: (any UIGestureRecognizerDelegate)?

  /// Decides for the swipes of `navigationController` from now on.
  func takeOver(_ navigationController: UINavigationController) {
    guard let recognizer = navigationController.interactivePopGestureRecognizer,
      recognizer.delegate !== self
    else { return }
    withdraw()
    self.navigationController = navigationController
    formerDelegate = recognizer.delegate
    recognizer.delegate = self
  }

  /// Gives the recognizer its delegate back, unless somebody else took it over meanwhile.
  func withdraw() {
    if let recognizer = navigationController?.interactivePopGestureRecognizer, recognizer.delegate === self {
      recognizer.delegate = formerDelegate
    }
    navigationController = nil
    formerDelegate = nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    if !navigationController.isNavigationBarHidden {
      return formerDelegate?.allowsBeginning(gestureRecognizer) ?? true
    }
    return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
  }
}
