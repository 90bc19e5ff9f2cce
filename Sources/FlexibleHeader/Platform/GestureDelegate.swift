import UIKit

extension UIGestureRecognizerDelegate {
  func allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
      gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
      gestureRecognizerShouldBegin(recognizer)
    #endif
  }
}
