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

extension UINavigationController {
  // The interactive pop gesture recognizers: from the edge and, since iOS 26, from anywhere in the content.
  var popGestureRecognizers: [UIGestureRecognizer] {
    var recognizers = [interactivePopGestureRecognizer]
    #if canImport(ObjectiveC) && compiler(>=6.2)
      if #available(iOS 26.0, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
    #endif
    return recognizers.compactMap { $0 }
  }
}

// The original delegate of a recognizer. UIKit calls `responds(to:)` and `forwardingTarget(for:)` on the main thread,
// but these methods aren't isolated.
final class FormerGestureDelegate: @unchecked Sendable {
  private(set) weak var delegate: (any UIGestureRecognizerDelegate)?

  @MainActor init(_ delegate: (any UIGestureRecognizerDelegate)?) { self.delegate = delegate }
}

#if canImport(ObjectiveC)
  extension PopGestureGuard {
    // UIKit's delegate refuses in private methods, too. Without them, UIKit calls the public ones.
    nonisolated override func responds(to selector: Selector!) -> Bool {
      guard let selector, !super.responds(to: selector) else { return selector != nil }
      return !"\(selector)".hasPrefix("_") && former.delegate?.responds(to: selector) == true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      if isBarHidden { return true }
      return former.delegate?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { former.delegate }
  }
#else
  extension PopGestureGuard {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      former.delegate?.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      former.delegate?.gestureRecognizer(
        gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      former.delegate?.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
  }
#endif
