import NIOHTTP1

/// Responds to requests for the page, its pictures, and the sources.
struct PageRouter: Sendable {
  let gate: RequestGate
  let library: CatalogLibrary
  let seats: Seats
  let thumbnails: Thumbnails
  var files = PageFiles()

  /// The path at which tabs open their socket.
  static let socketPath = "/socket"

  /// Returns whether a request can open a tab's socket.
  func admitsSocket(_ request: PageRequest) -> Bool {
    request.path == Self.socketPath && request.method == .GET && !request.hasBody
      && gate.objection(host: request.host, origin: request.origin) == nil
  }

  /// Returns the refusal of a request before its body is read, or `nil` if ``answer(_:)`` handles it.
  func refusal(_ request: PageRequest) -> PageResponse? {
    if let objection = gate.objection(host: request.host, origin: request.origin) {
      return .refusal(.forbidden, objection)
    }
    guard request.path.utf8.count <= RequestGate.longestPath else {
      return .refusal(.uriTooLong, "the address is longer than \(RequestGate.longestPath) bytes")
    }
    guard request.method == .GET else { return .refusal(.methodNotAllowed, "method not allowed; use GET") }
    guard !request.hasBody else { return .refusal(.payloadTooLarge, "requests can't have a body") }
    return nil
  }

  /// Returns the response to a request.
  func answer(_ request: PageRequest) async -> PageResponse {
    if let refusal = refusal(request) { return refusal }
    if let file = files[request.path] {
      return PageResponse(body: file.data, mediaType: file.mediaType, lifetime: file.lifetime)
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(
      String.init)
    switch (parts.first, parts.count) {
    case ("socket", 1):
      return .refusal(.upgradeRequired, "this address is for WebSockets")
    case ("thumbnails", 4):
      guard let screen = CatalogScreen.named(parts[1]), ["light", "dark"].contains(parts[2]) else { break }
      let subject = Thumbnails.Subject(screen: screen.id, isDark: parts[2] == "dark")
      let text: String
      switch parts[3] {
      case "still": text = await thumbnails.still(of: subject)
      case "motion": text = await thumbnails.motion(of: subject)
      default: return .refusal(.notFound, "not found")
      }
      return PageResponse(body: Data(text.utf8), mediaType: "application/json")
    case ("images", 3):
      let tab = parts[1]
      let picture =
        tab == Thumbnails.tab ? await thumbnails.image(parts[2]) : await seats.image(parts[2], tab: tab)
      guard let picture else { break }
      return PageResponse(
        body: picture.data, mediaType: picture.mediaType, lifetime: "private, max-age=3600")
    case ("sources", 2):
      guard let screen = CatalogScreen.named(parts[1]) else { break }
      guard let source = await library.completeSource(of: screen) else {
        return .refusal(.notFound, "the source isn't on this machine")
      }
      return PageResponse(
        body: Data(source.text.utf8), mediaType: "text/plain; charset=utf-8", file: source.file)
    case ("properties", 2):
      guard let entry = library.documentation.entry(parts[1]) else { break }
      return PageResponse(
        body: Data("\(entry.comment)\n\n```swift\n\(entry.declaration)\n```\n".utf8),
        mediaType: "text/markdown; charset=utf-8", file: entry.place)
    case ("documents", 2...):
      let path = parts.dropFirst().joined(separator: "/")
      guard let text = library.documentation.document(path) else { break }
      return PageResponse(body: Data(text.utf8), mediaType: "text/markdown; charset=utf-8", file: path)
    default:
      break
    }
    return .refusal(.notFound, "not found")
  }
}
