import UIKit

/// Listens to a notification of its device on the main actor for as long as the token lives.
///
/// It is bound to no actor, so that it can go away with whatever owns it, wherever that happens.
final class NotificationToken: Sendable {
  private nonisolated(unsafe) let observer: any NSObjectProtocol

  @MainActor init(_ name: Notification.Name, handler: @escaping @MainActor @Sendable () -> Void) {
    let home = HomeDevice()
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { if home.isCurrent { handler() } }
    }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}
