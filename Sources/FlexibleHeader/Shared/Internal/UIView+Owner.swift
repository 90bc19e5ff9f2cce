import UIKit

extension UIView {
  /// The view controller that owns the view.
  var owningViewController: UIViewController? {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }
}
