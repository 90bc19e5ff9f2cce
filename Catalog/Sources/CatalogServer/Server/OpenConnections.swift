import NIOConcurrencyHelpers
import NIOCore

/// The open connections that aren't tabs, oldest first.
///
/// When there are too many, the oldest is closed. A client that opens connections without using them therefore only
/// displaces itself, and a browser is always served.
final class OpenConnections: Sendable {
  private let limit: Int
  private let channels = NIOLockedValueBox<[any Channel]>([])

  /// Creates an empty list for at most `limit` connections.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a new connection, and closes the oldest one if there are too many.
  func add(_ channel: any Channel) {
    let surplus = channels.withLockedValue { channels -> (any Channel)? in
      channels.append(channel)
      return channels.count > limit ? channels.removeFirst() : nil
    }
    surplus?.close(promise: nil)
    channel.closeFuture.whenComplete { [weak self] _ in self?.remove(channel) }
  }

  /// Removes a connection that was closed or has become a tab.
  func remove(_ channel: any Channel) {
    channels.withLockedValue { $0.removeAll { $0 === channel } }
  }

  /// The number of open connections.
  var count: Int { channels.withLockedValue { $0.count } }
}
