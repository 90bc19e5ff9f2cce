import FlyingFox

/// Answers the browser's requests: the page, its pictures, the sources, and the socket.
struct CatalogHandler: HTTPHandler {
  private let gate: RequestGate
  private let files: PageFiles
  private let library: CatalogLibrary
  private let seats: Seats
  private let socket: WebSocketHTTPHandler

  init(host: String, library: CatalogLibrary, seats: Seats, files: PageFiles = PageFiles()) {
    gate = RequestGate(host: host)
    self.files = files
    self.library = library
    self.seats = seats
    socket = WebSocketHTTPHandler(handler: TabSocket(seats: seats))
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let objection = gate.objection(
      host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
    {
      return Self.refusal(.forbidden, objection)
    }
    guard request.path.count <= RequestGate.longestPath else {
      return Self.refusal(HTTPStatusCode(414, phrase: "URI Too Long"), "the address is too long")
    }
    guard request.method == .GET else {
      return Self.refusal(.methodNotAllowed, "there is nothing here but to be read")
    }
    return try await answer(request)
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let file = files[request.path] { return Self.response(file.data, file.mediaType) }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(
      String.init)
    switch (parts.first, parts.count) {
    case ("socket", 1):
      return try await socket.handleRequest(request)
    case ("images", 3):
      guard let picture = await seats.image(parts[2], tab: parts[1]) else { break }
      return Self.response(picture.data, picture.mediaType, lifetime: "private, max-age=3600")
    case ("sources", 2):
      guard let screen = CatalogScreen.named(parts[1]) else { break }
      guard let source = await library.source(of: screen) else {
        return Self.refusal(.notFound, "the source is not on this machine")
      }
      var response = Self.response(Data(source.text.utf8), "text/plain; charset=utf-8")
      response.headers[HTTPHeader("X-File")] = source.file
      return response
    default:
      break
    }
    return Self.refusal(.notFound, "there is nothing here")
  }

  private static func response(
    _ data: Data, _ mediaType: String, lifetime: String = "no-cache"
  ) -> HTTPResponse {
    var response = HTTPResponse(statusCode: .ok, body: data)
    response.headers[.contentType] = mediaType
    response.headers[.cacheControl] = lifetime
    response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    response.headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    response.headers[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return response
  }

  private static func refusal(_ status: HTTPStatusCode, _ problem: String) -> HTTPResponse {
    var response = Self.response(Data("\(problem)\n".utf8), "text/plain; charset=utf-8")
    response.statusCode = status
    return response
  }
}
