import NIOConcurrencyHelpers
import NIOCore

/// The open connections: tabs, and requests for the page's parts.
///
/// When too many connections aren't tabs, the oldest of them is closed. A client that opens connections
/// without using them therefore displaces only its own, and a browser is always served.
final class OpenConnections: Sendable {
  private struct State {
    /// Connections that aren't tabs, oldest first.
    var requests: [any Channel] = []
    var tabs: [any Channel] = []
    var isEnding = false
  }

  private let limit: Int
  private let state = NIOLockedValueBox(State())

  /// Creates an empty list for at most `limit` connections that aren't tabs.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a new connection, and closes the oldest one if there are too many.
  func add(_ channel: any Channel) {
    let surplus = state.withLockedValue { state -> (any Channel)? in
      if state.isEnding { return channel }
      state.requests.append(channel)
      return state.requests.count > limit ? state.requests.removeFirst() : nil
    }
    surplus?.close(promise: nil)
    channel.closeFuture.whenComplete { [weak self] _ in self?.remove(channel) }
  }

  /// Makes a connection a tab, which isn't closed in favor of others.
  func makeTab(_ channel: any Channel) {
    state.withLockedValue { state in
      state.requests.removeAll { $0 === channel }
      state.tabs.append(channel)
    }
  }

  /// Closes all connections and rejects new ones.
  func end() async {
    let channels = state.withLockedValue { state -> [any Channel] in
      state.isEnding = true
      return state.requests + state.tabs
    }
    for channel in channels { channel.close(promise: nil) }
    for channel in channels { try? await channel.closeFuture.get() }
  }

  private func remove(_ channel: any Channel) {
    state.withLockedValue { state in
      state.requests.removeAll { $0 === channel }
      state.tabs.removeAll { $0 === channel }
    }
  }
}
