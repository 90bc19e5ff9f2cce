import UIKit

// Whether a view does something with touches itself. Where there is Objective-C, a class is asked whether it overrides
// UIKit's handling. Elsewhere only views of UIKit's plain classes are known to leave touches alone.
#if canImport(ObjectiveC)
  extension UIView {
    /// A Boolean value that indicates whether the view handles touches.
    var handlesTouches: Bool {
      if gestureRecognizers?.isEmpty == false || !interactions.isEmpty || canBecomeFirstResponder {
        return true
      }
      let began = #selector(UIResponder.touchesBegan(_:with:))
      let ended = #selector(UIResponder.touchesEnded(_:with:))
      return method(for: began) != UIView.instanceMethod(for: began)
        || method(for: ended) != UIView.instanceMethod(for: ended)
    }
  }
#else
  extension UIView {
    /// A Boolean value that indicates whether the view handles touches.
    var handlesTouches: Bool {
      if gestureRecognizers?.isEmpty == false || canBecomeFirstResponder { return true }
      let type = type(of: self)
      return type != UIView.self && type != UIStackView.self && type != UIImageView.self
        && type != UILabel.self
    }
  }
#endif

extension UIView {
  /// Returns whether neither the view nor a view around it, up to `container`, handles touches.
  func leavesTouchesAlone(upTo container: UIView) -> Bool {
    var view = self
    while !view.handlesTouches || view === container {
      if view === container { return view.gestureRecognizers?.isEmpty != false }
      guard let next = view.superview else { return false }
      view = next
    }
    return false
  }

  /// The view inside this one, or this one, that receives the keyboard's input.
  var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let responder = view.firstResponderInside { return responder }
    }
    return nil
  }
}
