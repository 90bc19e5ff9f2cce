import UIKit

/// Observes a scroll view for its connection: movement, insets, the pan gesture, and frames while the content moves.
///
/// Apple doesn't document that `contentOffset` can be observed. This file alone depends on it; see
/// `Documentation/Decisions/0011-one-connection.md`.
@MainActor final class ScrollObserver {
  private weak var connection: ScrollConnection?
  private var offset: NSKeyValueObservation?
  private var inset: NSKeyValueObservation?
  private var pan: PanTarget?
  private var displayLink: DisplayLink?

  init(of scrollView: UIScrollView, for connection: ScrollConnection) {
    self.connection = connection
    // The witness of the protocol checks the actor. A closure for `assumeIsolated` would be allocated at each event.
    offset = scrollView.observe(\.contentOffset) { [weak connection] scrollView, _ in
      (connection as (any ObservedScrollReceiver)?)?.observedOffsetDidChange(in: scrollView)
    }
    inset = scrollView.observe(\.contentInset) { [weak connection] _, _ in
      (connection as (any ObservedScrollReceiver)?)?.observedInsetDidChange()
    }
    pan = PanTarget(of: scrollView.panGestureRecognizer) { [weak connection] in connection?.panDidChange($0) }
  }

  /// Stops observing.
  func end() {
    pan?.end()
    pan = nil
    offset = nil
    inset = nil
    displayLink = nil
  }

  /// A Boolean value that determines whether the connection is notified of each frame. A display link exists only while
  /// this value is `true`.
  var wantsFrames: Bool {
    get { displayLink != nil }
    set {
      guard newValue != (displayLink != nil) else { return }
      displayLink = newValue ? DisplayLink { [weak connection] in connection?.advance(by: $0) } : nil
    }
  }
}

/// An object that is notified on the main thread when an observed property changed.
private protocol ObservedScrollReceiver: AnyObject {
  func observedOffsetDidChange(in scrollView: UIScrollView)
  func observedInsetDidChange()
}

extension ScrollConnection: @preconcurrency ObservedScrollReceiver {
  func observedOffsetDidChange(in scrollView: UIScrollView) { contentDidMove(in: scrollView) }
  func observedInsetDidChange() { insetsWereWritten() }
}
