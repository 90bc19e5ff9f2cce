import Foundation

/// Delivers the touches of a window to gesture recognizers and views.
///
/// The delivery state is stored in the touches, so windows don't share any state.
@MainActor enum TouchDispatcher {
  /// The delay of touches for the content of a scroll view, in seconds.
  static let contentTouchDelay: TimeInterval = 0.15

  /// Delivers the touches of an event. Called by `UIWindow.sendEvent`.
  static func dispatch(_ event: UIEvent, in window: UIWindow) {
    for entry in window.touchesDown where entry.touch.map(event.touches.contains) == false {
      entry.touch?.rest()
    }
    for touch in event.touches where touch.hitWindow === window {
      switch touch.phase {
      case .began: began(touch, with: event, in: window)
      case .moved: moved(touch, with: event)
      case .ended: ended(touch, with: event)
      case .cancelled: cancelled(touch, with: event)
      case .stationary: break
      }
    }
  }

  /// Delivers delayed touches to the view, unless they must still be delayed.
  static func deliverIfAllowed(_ touch: UITouch) {
    deliverBegan(touch)
    deliverEnd(touch)
  }

  /// Delivers the beginning of the touch to its view, unless it's still delayed or refused. The view receives a delayed
  /// beginning as it was, and then the current location.
  private static func deliverBegan(_ touch: UITouch) {
    guard touch.delivery == .pending, let view = touch.hitView, !isHeldBack(touch) else { return }
    touch.withBeginning {
      let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
      if let scrollView = enclosingScrollView(of: view),
        !scrollView.touchesShouldBegin([touch], with: event, in: view)
      {
        touch.delivery = .withheld
        return
      }
      touch.delivery = .delivered
      view.touchesBegan([touch], with: event)
    }
    guard touch.delivery == .delivered, touch.phase != .ended, touch.hasMoved else { return }
    view.touchesMoved([touch], with: UIEvent(touches: [touch], timestamp: touch.timestamp))
  }

  /// Delivers the end of the touch to its view, unless a gesture that may still be recognized delays it.
  private static func deliverEnd(_ touch: UITouch) {
    guard touch.hasUntoldEnd, touch.delivery == .delivered, !isEndHeldBack(touch) else { return }
    touch.hasUntoldEnd = false
    touch.delivery = .withheld
    touch.hitView?.touchesEnded([touch], with: UIEvent(touches: [touch], timestamp: touch.timestamp))
  }

  /// Withholds a touch from its view. If the view has received it already, the touch is canceled.
  static func withhold(_ touch: UITouch) {
    let wasDelivered = touch.delivery == .delivered
    touch.delivery = .withheld
    touch.hasUntoldEnd = false
    guard wasDelivered, let view = touch.hitView else { return }
    view.touchesCancelled([touch], with: UIEvent(touches: [touch], timestamp: touch.timestamp))
  }

  /// Returns the nearest scroll view around a view that isn't a scroll view itself.
  static func enclosingScrollView(of view: UIView) -> UIScrollView? {
    guard !(view is UIScrollView) else { return nil }
    var ancestor = view.superview
    while let candidate = ancestor {
      if let scrollView = candidate as? UIScrollView { return scrollView }
      ancestor = candidate.superview
    }
    return nil
  }

  private static func began(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
    guard let view = window.hitTest(touch.windowLocation, with: event) else {
      touch.delivery = .withheld
      return
    }
    touch.hitView = view
    touch.recognizers = recognizers(from: view, for: touch)
    if stopsScrollView(touch) || isShutOut(of: view, in: window) { touch.delivery = .withheld }
    window.touchesDown.append(WeakTouch(touch: touch))
    for recognizer in touch.recognizers { recognizer.receiveBegan(touch, with: event) }
    deliverIfAllowed(touch)
    guard touch.delivery == .pending else { return }
    HostSimulator.current.schedule(after: contentTouchDelay) { [weak touch] in
      guard let touch else { return }
      touch.contentDelayIsOver = true
      deliverIfAllowed(touch)
    }
  }

  private static func moved(_ touch: UITouch, with event: UIEvent) {
    for recognizer in touch.recognizers { recognizer.receiveMoved(touch, with: event) }
    guard touch.delivery == .delivered else { return }
    touch.hitView?.touchesMoved([touch], with: event)
  }

  private static func ended(_ touch: UITouch, with event: UIEvent) {
    for recognizer in touch.recognizers { recognizer.receiveEnded(touch, with: event) }
    touch.contentDelayIsOver = true
    touch.hasUntoldEnd = touch.delivery != .withheld
    deliverIfAllowed(touch)
    finish(touch)
  }

  private static func cancelled(_ touch: UITouch, with event: UIEvent) {
    for recognizer in touch.recognizers { recognizer.receiveCancelled(touch, with: event) }
    if touch.delivery == .delivered { touch.hitView?.touchesCancelled([touch], with: event) }
    touch.hasUntoldEnd = false
    finish(touch)
  }

  private static func finish(_ touch: UITouch) {
    if !touch.hasUntoldEnd { touch.delivery = .withheld }
    touch.hitWindow?.touchesDown.removeAll { $0.touch == nil || $0.touch === touch }
    for recognizer in touch.recognizers { recognizer.finish(touch) }
    // A recognizer that waits for another one to fail must find it through its touch.
    guard !touch.hasUntoldEnd, !touch.recognizers.contains(where: { $0.deferredState != nil }) else { return }
    touch.recognizers = []
  }

  /// Returns the recognizers of the hit view and its superviews. The hit view may be outside of the window,
  /// because hit testing can return any view.
  private static func recognizers(from view: UIView, for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let candidate = ancestor {
      for recognizer in candidate.gestureRecognizers ?? [] where recognizer.wants(touch) {
        found.append(recognizer)
      }
      ancestor = candidate.superview
    }
    return found
  }

  /// Returns whether the touch hits a moving scroll view. Such a touch only stops the movement.
  private static func stopsScrollView(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { ($0.view as? UIScrollView)?.isMovingByItself == true }
  }

  /// Returns whether existing touches prevent a view from receiving another one.
  private static func isShutOut(of view: UIView, in window: UIWindow) -> Bool {
    window.touchesDown.contains { entry in
      guard let other = entry.touch, other.delivery != .withheld, let otherView = other.hitView else {
        return false
      }
      if otherView === view { return !view.isMultipleTouchEnabled }
      return view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  private static func isHeldBack(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { recognizer in
      guard recognizer.mayStillRecognize(touch) else { return false }
      if recognizer.delaysTouchesBegan { return true }
      guard !touch.contentDelayIsOver, let pan = recognizer as? ScrollPanGestureRecognizer else {
        return false
      }
      return pan.scrollView?.delaysContentTouches == true && pan.scrollView !== touch.hitView
    }
  }

  private static func isEndHeldBack(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.delaysTouchesEnded && $0.mayStillRecognize(touch) }
  }
}
