import UIKit

/// Whether VoiceOver runs, stored because it is needed with every event.
@MainActor final class VoiceOverState {
  private(set) var isRunning = UIAccessibility.isVoiceOverRunning
  private var token: NotificationToken?

  /// Calls `didChange` when VoiceOver starts or stops.
  init(didChange: @escaping @MainActor () -> Void) {
    token = NotificationToken(UIAccessibility.voiceOverStatusDidChangeNotification) { [weak self] in
      self?.isRunning = UIAccessibility.isVoiceOverRunning
      didChange()
    }
  }
}
