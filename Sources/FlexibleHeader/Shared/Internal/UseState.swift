import UIKit

/// The way in which a header is used, stored because it is read at every event.
///
/// VoiceOver and Switch Control users can't find elements that aren't on the screen, and a text field that is being edited must
/// stay visible.
@MainActor final class UseState {
  /// A Boolean value that indicates whether VoiceOver or Switch Control is running.
  private(set) var isAssisted = UseState.isAssistiveTechnologyRunning
  /// A Boolean value that indicates whether a view in the header is the first responder.
  private(set) var isEdited = false
  /// The view in the header that is the first responder.
  private(set) weak var responder: UIView?
  /// A Boolean value that indicates whether Reduce Motion is on.
  var isMotionReduced = UIAccessibility.isReduceMotionEnabled

  /// A Boolean value that indicates whether the header must stay visible.
  var mustStayVisible: Bool { isAssisted || isEdited }

  private weak var header: UIView?
  private var needsCheck = false
  private var tokens: [NotificationToken] = []
  private let didChange: @MainActor () -> Void

  /// Creates an object that calls `didChange` when something changed.
  init(of header: UIView, didChange: @escaping @MainActor () -> Void) {
    self.header = header
    self.didChange = didChange
    tokens = [
      NotificationToken(
        Self.statusNotifications + [UIAccessibility.reduceMotionStatusDidChangeNotification]
      ) { [weak self] in self?.update() },
      NotificationToken(FocusedView.responderNotifications) { [weak self] in self?.responderMayHaveChanged()
      },
    ]
  }

  /// Updates `isEdited` in the header's layout, if editing began or ended. A view that ends editing doesn't resign until after
  /// the notification.
  func checkIfNeeded() {
    guard needsCheck else { return }
    needsCheck = false
    update()
  }

  static var isAssistiveTechnologyRunning: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }

  /// The notifications of a change of `isAssistiveTechnologyRunning`.
  static let statusNotifications = [
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
  ]

  private func responderMayHaveChanged() {
    guard let header, header.window != nil else { return }
    update()
    needsCheck = true
    header.setNeedsLayout()
  }

  private func update() {
    let (isAssisted, isMotionReduced) = (
      Self.isAssistiveTechnologyRunning, UIAccessibility.isReduceMotionEnabled
    )
    let responder = header?.window == nil ? nil : header?.firstResponderInside
    guard
      isAssisted != self.isAssisted || isMotionReduced != self.isMotionReduced
        || responder !== self.responder || isEdited != (responder != nil)
    else { return }
    (self.isAssisted, self.isMotionReduced) = (isAssisted, isMotionReduced)
    (self.responder, isEdited) = (responder, responder != nil)
    didChange()
  }
}
