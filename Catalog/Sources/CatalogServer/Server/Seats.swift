/// The open tabs, and those whose connection was lost recently.
@MainActor final class Seats {
  /// The default of the maximum number of open tabs.
  nonisolated static let usualLimit = 16
  /// The maximum number of lost tabs that are kept.
  private static let mostLost = 4
  /// The time for which a lost tab can resume its session.
  private static let patience = Duration.seconds(60)

  /// The session of a tab, and the connection that uses it.
  struct Seat: Sendable {
    let session: CatalogSession
    /// A Boolean value that indicates whether the tab resumes its session.
    let isResumed: Bool
    fileprivate let connection: Int
  }

  /// The session of a lost tab, and the task that releases it.
  private struct Lost {
    let session: CatalogSession
    let release: Task<Void, Never>
  }

  private let library: CatalogLibrary
  private let limit: Int
  private var seats: [String: Seat] = [:]
  private var lost: [Lost] = []
  private var connections = 0

  nonisolated init(library: CatalogLibrary, limit: Int = Seats.usualLimit) {
    self.library = library
    self.limit = limit
  }

  /// The number of open tabs.
  var count: Int { seats.count }

  /// Opens a tab, or resumes its former session.
  ///
  /// - Parameter name: The name of the tab's former session. Unknown names are ignored.
  /// - Returns: The seat, or `nil` if too many tabs are open.
  func take(resuming name: String? = nil) -> Seat? {
    let former = name.flatMap { name in
      seats[name]?.session ?? lost.first { $0.session.name == name }?.session
    }
    if let former { release(former) }
    guard seats.count < limit || former.map({ seats[$0.name] != nil }) == true else { return nil }
    former?.resume()
    connections += 1
    let seat = Seat(
      session: former ?? CatalogSession(library: library), isResumed: former != nil, connection: connections)
    seats[seat.session.name] = seat
    return seat
  }

  /// Closes a tab, unless another connection of the same tab has replaced this one. The tab can resume its
  /// session for a minute.
  func leave(_ seat: Seat) {
    let session = seat.session
    guard seats[session.name]?.connection == seat.connection else { return }
    seats[session.name] = nil
    let release = Task { [weak self, weak session] in
      guard (try? await Task.sleep(for: Self.patience)) != nil, let session else { return }
      self?.release(session)
    }
    lost.append(Lost(session: session, release: release))
    if lost.count > Self.mostLost { lost.removeFirst().release.cancel() }
  }

  /// Removes a session from those of lost tabs. A task that waited for this would take two kilobytes until then.
  private func release(_ session: CatalogSession) {
    guard let index = lost.firstIndex(where: { $0.session === session }) else { return }
    lost.remove(at: index).release.cancel()
  }

  /// Returns a picture that was announced to a tab.
  func image(_ identifier: String, tab: String) -> ImageShelf.Picture? {
    seats[tab]?.session.image(identifier)
  }

  /// The message to a tab for which there is no seat.
  var refusal: String {
    CatalogSession.error(
      "\(limit) tabs are open, which is the most. This page continues when another is closed.")
  }
}
