import UIKit

/// Observes a scroll view for its connection: movement, insets, the pan gesture, and frames while the content moves.
///
/// Apple doesn't document that `contentOffset` and the other properties can be observed. Only this file depends on it; see
/// `Documentation/Decisions/0011-one-connection.md`.
@MainActor final class ScrollObserver {
  private weak var connection: ScrollConnection?
  private var observations: [NSKeyValueObservation] = []
  private var assistance: NotificationToken?
  private var pan: PanTarget?
  private var displayLink: DisplayLink?

  init(of scrollView: UIScrollView, for connection: ScrollConnection) {
    self.connection = connection
    // The observation holds the connection: it ends when the last client leaves.
    let offset = scrollView.observe(\.contentOffset) { [move = Self.uncheckedMove] scrollView, _ in
      assert(MainQueue.isCurrent, "Scroll views are used on the main thread only.")
      move(connection, scrollView)
    }
    // The setters of these properties cause no other event. A scroll view doesn't pass its safe area on to its subviews where
    // it adds it to its insets.
    observations = [
      offset,
      observe(\.contentInset, of: scrollView) { $0.insetsWereWritten() },
      observe(\.contentSize, of: scrollView) { $0.contentSizeWasWritten() },
      observe(\.center, of: scrollView) { $0.surroundingsWereWritten() },
      observe(\.frame, of: scrollView) { $0.surroundingsWereWritten() },
      observe(\.contentInsetAdjustmentBehavior, of: scrollView) { $0.surroundingsWereWritten() },
      observe(\.safeAreaInsets, of: scrollView) { $0.safeAreaDidChange() },
      observeSetting(\.bounces, of: scrollView), observeSetting(\.alwaysBounceVertical, of: scrollView),
      observeSetting(\.automaticallyAdjustsScrollIndicatorInsets, of: scrollView),
    ]
    // Setting `bounces` sets the one of each axis.
    if #available(iOS 17.4, *) { observations.append(observeSetting(\.bouncesVertically, of: scrollView)) }
    assistance = NotificationToken(UseState.statusNotifications) { [weak connection] in
      connection?.assistanceDidChange()
    }
    pan = PanTarget(of: scrollView.panGestureRecognizer) { [weak connection] in connection?.panDidChange($0) }
  }

  /// `ScrollConnection.contentDidMove(in:)` without the check of the actor, whose cost is significant for an event at rest.
  /// UIKit calls observers of a scroll view on the main thread.
  private static let uncheckedMove: @Sendable (ScrollConnection, UIScrollView) -> Void = {
    let move: @MainActor @Sendable (ScrollConnection, UIScrollView) -> Void = { $0.contentDidMove(in: $1) }
    return unsafeBitCast(move, to: (@Sendable (ScrollConnection, UIScrollView) -> Void).self)
  }()

  private func observe<Value>(
    _ property: KeyPath<UIScrollView, Value>, of scrollView: UIScrollView,
    _ didSet: @escaping @MainActor @Sendable (ScrollConnection) -> Void
  ) -> NSKeyValueObservation {
    scrollView.observe(property) { [weak connection] _, _ in
      MainActor.assumeIsolated { if let connection { didSet(connection) } }
    }
  }

  /// Observes a setting on which the needs of headers depend. An app may set it to an equal value in each layout.
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
    (pan, assistance, displayLink) = (nil, nil, nil)
    observations = []
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
