/// The tabs that are open.
@MainActor final class Seats {
  /// So many tabs at most, unless told otherwise.
  nonisolated static let usualLimit = 16

  private let library: CatalogLibrary
  private let limit: Int
  private var sessions: [String: CatalogSession] = [:]

  nonisolated init(library: CatalogLibrary, limit: Int = Seats.usualLimit) {
    self.library = library
    self.limit = limit
  }

  /// The number of open tabs.
  var count: Int { sessions.count }

  /// Opens a tab; nil if there are too many.
  func take() -> CatalogSession? {
    guard sessions.count < limit else { return nil }
    let session = CatalogSession(library: library)
    sessions[session.name] = session
    return session
  }

  /// Closes a tab; closing it again does nothing.
  func leave(_ name: String) { sessions[name] = nil }

  /// A picture that a tab was told of.
  func image(_ identifier: String, tab: String) -> ImageShelf.Picture? { sessions[tab]?.image(identifier) }

  /// What a tab is told that finds no seat.
  var refusal: String {
    CatalogSession.error("\(limit) tabs are open already; close one and load this page again")
  }
}
