/// The tabs that are open, and those whose connection was lost a moment ago.
@MainActor final class Seats {
  /// The largest number of open tabs by default.
  nonisolated static let usualLimit = 16
  /// The largest number of lost tabs that are kept.
  private static let mostLost = 4
  /// How long a lost tab can come back to what it left.
  private static let patience = Duration.seconds(60)

  /// A tab's place: its session, and which connection of the tab holds it.
  struct Seat: Sendable {
    let session: CatalogSession
    /// Whether the tab was here before.
    let isResumed: Bool
    fileprivate let connection: Int
  }

  private let library: CatalogLibrary
  private let limit: Int
  private var seats: [String: Seat] = [:]
  private var lost: [CatalogSession] = []
  private var connections = 0

  nonisolated init(library: CatalogLibrary, limit: Int = Seats.usualLimit) {
    self.library = library
    self.limit = limit
  }

  /// The number of open tabs.
  var count: Int { seats.count }

  /// Opens a tab, or lets it come back to what it left.
  ///
  /// - Parameter name: The name of the tab's former session; unknown names are ignored.
  /// - Returns: The seat, or `nil` if too many tabs are open.
  func take(resuming name: String? = nil) -> Seat? {
    let former = name.flatMap { name in seats[name]?.session ?? lost.first { $0.name == name } }
    lost.removeAll { $0 === former }
    guard seats.count < limit || former.map({ seats[$0.name] != nil }) == true else { return nil }
    former?.resume()
    connections += 1
    let seat = Seat(
      session: former ?? CatalogSession(library: library), isResumed: former != nil, connection: connections)
    seats[seat.session.name] = seat
    return seat
  }

  /// Closes a tab, unless another connection of the same tab has taken its place. It can come back for a minute.
  func leave(_ seat: Seat) {
    let session = seat.session
    guard seats[session.name]?.connection == seat.connection else { return }
    seats[session.name] = nil
    lost.append(session)
    if lost.count > Self.mostLost { lost.removeFirst() }
    let name = session.name
    Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      self?.lost.removeAll { $0.name == name }
    }
  }

  /// A picture that a tab was told of.
  func image(_ identifier: String, tab: String) -> ImageShelf.Picture? {
    seats[tab]?.session.image(identifier)
  }

  /// What a tab receives for which there is no seat.
  var refusal: String {
    CatalogSession.error(
      "\(limit) tabs are open, which is the most. This page continues when another is closed.")
  }
}
