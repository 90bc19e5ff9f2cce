import UIKit

/// An observer of its own device's notifications on the main actor, including those that code posts on another thread. The
/// observation ends when the token is deallocated.
///
/// It isn't isolated to an actor, so that it can be deallocated with its owner on any thread.
final class NotificationToken: Sendable {
  private nonisolated(unsafe) let observers: [any NSObjectProtocol]

  @MainActor init(_ names: [Notification.Name], handler: @escaping @MainActor @Sendable () -> Void) {
    let home = HomeDevice()
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainQueue.run { if home.isCurrent { handler() } }
      }
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
