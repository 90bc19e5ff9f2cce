import UIKit

/// The state of VoiceOver, stored because it is read at every event.
@MainActor final class VoiceOverState {
  private(set) var isRunning = UIAccessibility.isVoiceOverRunning
  private var token: NotificationToken?

  /// Creates an object that calls `didChange` when VoiceOver starts or stops.
  init(didChange: @escaping @MainActor () -> Void) {
    token = NotificationToken(UIAccessibility.voiceOverStatusDidChangeNotification) { [weak self] in
      self?.isRunning = UIAccessibility.isVoiceOverRunning
      didChange()
    }
  }
}
