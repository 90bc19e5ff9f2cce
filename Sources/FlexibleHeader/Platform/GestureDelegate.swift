extension UIGestureRecognizerDelegate {
  func allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(UIKit)
      gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
      gestureRecognizerShouldBegin(recognizer)
    #endif
  }
}
