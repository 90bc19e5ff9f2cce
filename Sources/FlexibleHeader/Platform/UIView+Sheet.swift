import UIKit

extension UIView {
  /// A Boolean value that indicates whether the view is in a sheet. A popover that is shown as a sheet isn't recognized.
  var isInSheet: Bool {
    var responder = next
    while let current = responder {
      if let presenter = (current as? UIViewController)?.presentingViewController {
        return presenter.presentedViewController?.presentationController is UISheetPresentationController
      }
      responder = current.next
    }
    return false
  }
}
