import UIKit

/// The controller of a header is a child of the view controller that owns the scroll view.
extension UIViewController {
  /// Adds the controller to the owner of a scroll view, unless it has a parent, and returns whether it did. The caller
  /// calls `didMove(toParent:)` when the header is in place.
  func joinOwner(of scrollView: UIScrollView) -> Bool {
    guard parent == nil, let owner = scrollView.owningViewController, owner !== self else { return false }
    owner.addChild(self)
    return true
  }
}

extension UIView {
  /// The view controller that owns the view.
  var owningViewController: UIViewController? {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }
}
