import UIKit

extension UIGestureRecognizerDelegate {
  package func allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
      gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
      gestureRecognizerShouldBegin(recognizer)
    #endif
  }

  package func allowsReceiving(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
      gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    #else
      gestureRecognizer(recognizer, shouldReceive: touch)
    #endif
  }
}
