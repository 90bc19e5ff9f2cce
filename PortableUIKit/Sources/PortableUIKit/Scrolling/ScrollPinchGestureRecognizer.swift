/// The pinch gesture recognizer of a scroll view that can zoom. It reports the movement of two fingers to the
/// scroll view.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer, ScrollGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The scroll view itself, in case its class implements gesture delegate methods. Assigning another
  /// delegate traps, as in UIKit.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollViewAsDelegate }
    set { requireScrollView(newValue) }
  }

  override func stateDidChange() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.pinchBegan()
    case .changed: scrollView.pinchMoved(to: scale, at: location(in: scrollView))
    case .ended, .cancelled: scrollView.pinchEnded(at: location(in: scrollView))
    case .failed, .possible: break
    }
  }

  override func canBeginNow() -> Bool { scrollView?.zoomedView != nil && takesTouchesFromContent }
}

/// The common behavior of a scroll view's own gesture recognizers.
@MainActor protocol ScrollGestureRecognizer: UIGestureRecognizer {
  var scrollView: UIScrollView? { get }
}

extension ScrollGestureRecognizer {
  var scrollViewAsDelegate: (any UIGestureRecognizerDelegate)? {
    scrollView as? any UIGestureRecognizerDelegate
  }

  func requireScrollView(_ delegate: (any UIGestureRecognizerDelegate)?) {
    precondition(
      delegate === scrollView,
      "the delegate of a scroll view's own gesture recognizers is the scroll view and cannot be changed")
  }

  /// A touch delivered to the content is canceled only in views that allow it.
  var takesTouchesFromContent: Bool {
    guard let scrollView else { return false }
    for touch in trackedTouches where touch.delivery == .delivered {
      guard let view = touch.hitView, view !== scrollView else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
    }
    return true
  }
}
