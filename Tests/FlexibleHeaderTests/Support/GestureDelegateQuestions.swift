import UIKit

/// A method that is optional on iOS and has a default implementation elsewhere.
extension UIGestureRecognizerDelegate {
  func allowsRecognition(of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
      gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    #else
      let selector: Selector = "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
      let target = (self as? any ForwardingDelegate)?.forwardingTarget(for: selector)
      return (target as? any UIGestureRecognizerDelegate ?? self)
        .gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    #endif
  }
}
