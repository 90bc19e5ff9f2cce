import UIKit

/// A delegate of the interactive pop gesture recognizer that permits the gesture while the navigation bar is hidden. It replaces
/// the original delegate and forwards all other methods to it.
///
/// On iOS 26, content has its own pop gesture recognizer. Only its delegate can distinguish swipes back from other swipes, so
/// that delegate isn't replaced.
@MainActor final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?
  private weak var recognizer: UIGestureRecognizer?
  /// The original delegate. UIKit calls `responds(to:)` and `forwardingTarget(for:)` on the main thread, but these methods aren't
  /// isolated.
  nonisolated(unsafe) private(set) weak var former: (any UIGestureRecognizerDelegate)?

  /// Replaces the delegate of a recognizer. When that delegate is deallocated, the recognizer queries the present one again for the
  /// methods that it implements.
  init(of recognizer: UIGestureRecognizer, in navigationController: UINavigationController) {
    self.navigationController = navigationController
    self.recognizer = recognizer
    former = recognizer.delegate
    super.init()
    recognizer.delegate = self
    guard let former else { return }
    DeallocationNotice.attach(to: former, for: self) { [weak recognizer] in
      guard let recognizer, let own = recognizer.delegate as? PopGestureGuard else { return }
      recognizer.delegate = nil
      recognizer.delegate = own
    }
  }

  /// Restores the delegate of the recognizer, unless other code has set another delegate.
  func withdraw() {
    if let recognizer, recognizer.delegate === self { recognizer.delegate = former }
  }

  /// The navigation controller's own delegate refuses touches while its bar is hidden, before UIKit calls the method that
  /// allows the gesture to begin.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if isBarHidden { return true }
    return former?.allowsReceiving(touch, by: gestureRecognizer) ?? true
  }

  /// A Boolean value that indicates whether the navigation bar is hidden, so that this object decides.
  var isBarHidden: Bool { navigationController?.isNavigationBarHidden ?? false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    if !navigationController.isNavigationBarHidden {
      return former?.allowsBeginning(gestureRecognizer) ?? true
    }
    return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
  }
}
