import UIKit

extension UIView {
  /// A Boolean value that indicates whether the view handles touches.
  var handlesTouches: Bool {
    gestureRecognizers?.isEmpty == false || !interactions.isEmpty || canBecomeFirstResponder
      || overridesTouches(of: UIView.self)
  }

  /// Returns whether the view's class overrides the methods for touches of one of its superclasses, or a control's tracking
  /// methods.
  fileprivate func overridesTouches(of superclass: UIView.Type) -> Bool {
    #if canImport(ObjectiveC)
      let methods = [
        "touchesBegan:withEvent:", "touchesMoved:withEvent:", "touchesEnded:withEvent:",
        "touchesCancelled:withEvent:", "beginTrackingWithTouch:withEvent:",
        "continueTrackingWithTouch:withEvent:", "endTrackingWithTouch:withEvent:", "cancelTrackingWithEvent:",
      ]
      return methods.map(NSSelectorFromString).contains {
        superclass.instancesRespond(to: $0) && method(for: $0) != superclass.instanceMethod(for: $0)
      }
    #else
      hostOverridesTouches(of: superclass)
    #endif
  }
}

extension UIView {
  /// Returns the view as a control that only acts on taps, so that a drag that begins on it can scroll.
  ///
  /// Returns `nil` for other views, and while assistive technologies search for elements. If there is no event, code queries
  /// the view at a point, and a pointer that hovers requires the control itself.
  func tapControl(for event: UIEvent?) -> UIControl? {
    guard let event, event.type != .hover, let control = self as? UIControl, control.actsOnTaps else {
      return nil
    }
    return UseState.isAssistiveTechnologyRunning ? nil : control
  }
}

extension UIControl {
  fileprivate var actsOnTaps: Bool {
    let events = allControlEvents
    let isButton = self is UIButton && events.contains(.primaryActionTriggered)
    let listensToTaps = isButton || events.contains(.touchUpInside)
    let tracksFingers = self is UISlider || self is UISwitch || events.contains(.valueChanged)
    let overridesTouches = overridesTouches(of: self is UIButton ? UIButton.self : UIControl.self)
    let hasOtherTouches =
      gestureRecognizers?.isEmpty == false || canBecomeFirstResponder || overridesTouches
    return listensToTaps && !tracksFingers && !hasOtherTouches && !showsMenuAsPrimaryAction
  }
}

extension UIView {
  /// Returns whether neither this view nor any of its superviews up to `container` handles touches. For `container`
  /// itself, only gesture recognizers count.
  func leavesTouchesAlone(upTo container: UIView) -> Bool {
    var view = self
    while !view.handlesTouches || view === container {
      if view === container { return view.gestureRecognizers?.isEmpty != false }
      guard let next = view.superview else { return false }
      view = next
    }
    return false
  }
}
