import UIKit

/// Observes a scroll view for its connection: movement, insets, the pan gesture, and frames while the content moves.
///
/// Apple doesn't document that `contentOffset` and the other properties can be observed. This file alone depends on it; see
/// `Documentation/Decisions/0011-one-connection.md`.
@MainActor final class ScrollObserver {
  private weak var connection: ScrollConnection?
  private var offset: NSKeyValueObservation?
  private var inset: NSKeyValueObservation?
  private var size: NSKeyValueObservation?
  private var surroundings: [NSKeyValueObservation] = []
  private var settings: [NSKeyValueObservation] = []
  private var assistance: [NotificationToken] = []
  private var pan: PanTarget?
  private var displayLink: DisplayLink?

  init(of scrollView: UIScrollView, for connection: ScrollConnection) {
    self.connection = connection
    // The observation holds the connection: it ends when the last client leaves.
    offset = scrollView.observe(\.contentOffset) { [move = Self.uncheckedMove] scrollView, _ in
      assert(MainQueue.isCurrent, "Scroll views are used on the main thread only.")
      move(connection, scrollView)
    }
    inset = scrollView.observe(\.contentInset) { [weak connection] _, _ in
      MainActor.assumeIsolated { connection?.insetsWereWritten() }
    }
    size = scrollView.observe(\.contentSize) { [weak connection] _, _ in
      MainActor.assumeIsolated { connection?.contentSizeWasWritten() }
    }
    surroundings = [
      observeSurroundings(\.center, of: scrollView), observeSurroundings(\.frame, of: scrollView),
      observeSurroundings(\.contentInsetAdjustmentBehavior, of: scrollView), observeSafeArea(of: scrollView),
    ]
    settings = [
      observeSetting(\.bounces, of: scrollView), observeSetting(\.alwaysBounceVertical, of: scrollView),
      observeSetting(\.automaticallyAdjustsScrollIndicatorInsets, of: scrollView),
    ]
    assistance = UseState.statusNotifications.map {
      NotificationToken($0) { [weak connection] in connection?.assistanceDidChange() }
    }
    pan = PanTarget(of: scrollView.panGestureRecognizer) { [weak connection] in connection?.panDidChange($0) }
  }

  /// `ScrollConnection.contentDidMove(in:)` without the check of the actor, which takes a fifth of the instructions of an
  /// event at rest. UIKit calls observers of a scroll view on the main thread.
  private static let uncheckedMove: @Sendable (ScrollConnection, UIScrollView) -> Void = {
    let move: @MainActor @Sendable (ScrollConnection, UIScrollView) -> Void = { $0.contentDidMove(in: $1) }
    return unsafeBitCast(move, to: (@Sendable (ScrollConnection, UIScrollView) -> Void).self)
  }()

  /// Observes a property that decides where the content is or what the system adds to the insets. Its setter causes no
  /// other event.
  private func observeSurroundings<Value>(
    _ property: KeyPath<UIScrollView, Value>, of scrollView: UIScrollView
  ) -> NSKeyValueObservation {
    scrollView.observe(property) { [weak connection] _, _ in
      MainActor.assumeIsolated { connection?.surroundingsWereWritten() }
    }
  }

  /// Observes the safe area, which a scroll view doesn't pass on to its subviews where it adds it to its insets.
  private func observeSafeArea(of scrollView: UIScrollView) -> NSKeyValueObservation {
    scrollView.observe(\.safeAreaInsets) { [weak connection] _, _ in
      MainActor.assumeIsolated { connection?.safeAreaDidChange() }
    }
  }

  /// Observes a setting on which the needs of headers depend. An app may set it to the value that it has in each layout.
  private func observeSetting(
    _ setting: KeyPath<UIScrollView, Bool>, of scrollView: UIScrollView
  ) -> NSKeyValueObservation {
    scrollView.observe(setting, options: [.old, .new]) { [weak connection] _, change in
      guard change.oldValue != change.newValue else { return }
      MainActor.assumeIsolated { connection?.settingsDidChange() }
    }
  }

  /// Stops observing.
  func end() {
    pan?.end()
    pan = nil
    offset = nil
    inset = nil
    size = nil
    surroundings = []
    settings = []
    assistance = []
    displayLink = nil
  }

  /// A Boolean value that determines whether the connection is notified of each frame, by a display link.
  var wantsFrames: Bool {
    get { displayLink != nil }
    set {
      guard newValue != (displayLink != nil) else { return }
      displayLink =
        newValue ? DisplayLink(animates: false) { [weak connection] in connection?.advance(by: $0) } : nil
    }
  }
}
