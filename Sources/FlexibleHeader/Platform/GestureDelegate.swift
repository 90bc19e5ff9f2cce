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

// The original delegate of a recognizer. UIKit calls `responds(to:)` and `forwardingTarget(for:)` on the main thread,
// but these methods aren't isolated.
final class FormerGestureDelegate: @unchecked Sendable {
  private(set) weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Stores the delegate of a recognizer. When it was deallocated, the recognizer asks the delegate that forwards to it
  /// again which methods it implements.
  @MainActor init(of recognizer: UIGestureRecognizer) {
    delegate = recognizer.delegate
    guard let delegate else { return }
    DeallocationNotice.attach(to: delegate, for: self) { [weak recognizer] in
      guard let recognizer, let own = recognizer.delegate as? PopGestureGuard else { return }
      recognizer.delegate = nil
      recognizer.delegate = own
    }
  }
}
