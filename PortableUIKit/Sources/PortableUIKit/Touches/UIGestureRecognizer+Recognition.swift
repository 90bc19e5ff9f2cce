import Foundation

/// State changes of a recognizer and simultaneous recognition.
extension UIGestureRecognizer {
  /// Changes the state if the transition from the current state is valid.
  func change(to newState: State) {
    switch (currentState, newState) {
    case (.possible, .began), (.possible, .ended):
      recognize(as: newState)
    case (.possible, .failed), (.possible, .cancelled):
      settle(in: .failed)
    case (.began, .changed), (.changed, .changed):
      currentState = .changed
      announceState()
    case (.began, .ended), (.changed, .ended):
      settle(in: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      settle(in: .cancelled)
    default:
      break
    }
  }

  /// Cancels the gesture if it has begun; otherwise, fails it.
  func abandon() {
    if currentState.isActive {
      state = .cancelled
    } else if currentState == .possible, !trackedTouches.isEmpty {
      state = .failed
    }
    resetIfOver()
  }

  /// Recognizes the gesture, waits for others to fail, or fails because it may not begin.
  private func recognize(as newState: State) {
    let rivals = self.rivals
    let isPrevented = rivals.contains { rival in
      (rival.currentState.isActive || rival.currentState == .ended) && !runs(togetherWith: rival)
    }
    guard !isPrevented, hasLeaveToBegin || mayBegin() else {
      state = .failed
      return
    }
    guard !isKeptWaiting(by: rivals) else {
      deferredState = newState
      return
    }
    currentState = newState
    for rival in rivals where rival.currentState == .possible {
      guard !runs(togetherWith: rival) || rival.waits(for: self) else { continue }
      rival.state = .failed
      rival.resetIfOver()
    }
    for touch in trackedTouches {
      if cancelsTouchesInView {
        TouchDispatcher.withhold(touch)
      } else {
        TouchDispatcher.deliverIfAllowed(touch)
      }
    }
    announceState()
  }

  /// Recognizes a deferred gesture, unless a gesture that must fail first is still possible.
  private func retryRecognition() {
    guard let newState = deferredState, currentState == .possible, !isKeptWaiting(by: rivals) else { return }
    deferredState = nil
    // Set through the property, so that subclasses that observe it see the new state.
    hasLeaveToBegin = true
    state = newState
    hasLeaveToBegin = false
    resetIfOver()
  }

  private func isKeptWaiting(by rivals: [UIGestureRecognizer]) -> Bool {
    rivals.contains { $0.currentState == .possible && waits(for: $0) }
  }

  /// Ends the gesture in a final state.
  private func settle(in finalState: State) {
    let rivals = self.rivals
    let touches = trackedTouches
    currentState = finalState
    deferredState = nil
    announceState()
    if finalState == .failed {
      for rival in rivals { rival.retryRecognition() }
      for touch in touches { TouchDispatcher.deliverIfAllowed(touch) }
    }
  }

  /// Resets the recognizer if the gesture is over and all its fingers have left.
  ///
  /// It's not part of the state change, so that subclasses that observe `state` see the final state first.
  func resetIfOver() {
    guard currentState.isFinal, downTouches.isEmpty else { return }
    trackedTouches = []
    currentState = .possible
    reset()
    stateDidChange()
  }

  /// The other recognizers that follow the same touches.
  private var rivals: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in trackedTouches {
      for recognizer in touch.recognizers
      where recognizer !== self && !found.contains(where: { $0 === recognizer }) {
        found.append(recognizer)
      }
    }
    return found
  }

  private func mayBegin() -> Bool {
    guard canBeginNow() else { return false }
    let delegate = self.delegate
    if self.delegate(for: .shouldBegin)?.gestureRecognizerShouldBegin(self) == false { return false }
    guard let view else { return true }
    // The view under the finger is queried, too: a slider prevents superviews from taking over its movement.
    var asked = trackedTouches.first?.hitView
    if asked?.isDescendant(of: view) != true { asked = view }
    while let candidate = asked {
      if candidate !== delegate, !candidate.gestureRecognizerShouldBegin(self) { return false }
      asked = candidate === view ? nil : candidate.superview
    }
    return true
  }

  private func runs(togetherWith other: UIGestureRecognizer) -> Bool {
    // The two recognizers of a scroll view cooperate.
    if self is any ScrollGestureRecognizer, other is any ScrollGestureRecognizer, view === other.view {
      return true
    }
    return delegate(for: .shouldRecognizeSimultaneously)?
      .gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate(for: .shouldRecognizeSimultaneously)?
        .gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0.recognizer === other }
      || delegate(for: .shouldRequireFailure)?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate(for: .shouldBeRequiredToFail)?.gestureRecognizer(
        other, shouldBeRequiredToFailBy: self) == true
      // A finger that starts at the edge of the screen doesn't scroll while the edge gesture is possible [K].
      || self is ScrollPanGestureRecognizer && other is UIScreenEdgePanGestureRecognizer
  }
}
