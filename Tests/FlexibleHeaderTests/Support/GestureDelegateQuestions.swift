import UIKit

/// A method that is optional on iOS and has a default implementation elsewhere.
extension UIGestureRecognizerDelegate {
  func allowsRecognition(of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
      gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    #else
      gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    #endif
  }
}
