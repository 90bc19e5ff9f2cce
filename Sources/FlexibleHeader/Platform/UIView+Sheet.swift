import UIKit

extension UIView {
  /// A Boolean value that indicates whether the view is in a sheet. A popover that is shown as a sheet isn't recognized.
  var isInSheet: Bool {
    for responder in nextResponders {
      guard let presenter = (responder as? UIViewController)?.presentingViewController else { continue }
      return presenter.presentedViewController?.presentationController is UISheetPresentationController
    }
    return false
  }
}
