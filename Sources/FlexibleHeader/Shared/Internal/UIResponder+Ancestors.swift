import UIKit

extension UIResponder {
  /// The responders that follow this one, the nearest first.
  var nextResponders: some Sequence<UIResponder> { sequence(first: self) { $0.next }.dropFirst() }
}

extension UIView {
  /// The view controller that owns the view.
  var owningViewController: UIViewController? {
    nextResponders.first { $0 is UIViewController } as? UIViewController
  }

  /// The first responder among this view and its subviews, at any depth, or `nil` if there is none.
  var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let responder = view.firstResponderInside { return responder }
    }
    return nil
  }
}

extension UIViewController {
  /// The view controllers that contain this one, the nearest first.
  var ancestors: some Sequence<UIViewController> { sequence(first: self) { $0.parent }.dropFirst() }

  /// The last of them, or this controller if there are none.
  var outermost: UIViewController { parent?.outermost ?? self }
}
