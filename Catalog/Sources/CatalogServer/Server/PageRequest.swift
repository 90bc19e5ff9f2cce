import NIOHTTP1

/// The parts of a request that determine its response.
struct PageRequest: Sendable {
  var method = HTTPMethod.GET
  /// The path without its query, percent-encoded as received.
  var path: String
  /// The name of the tab's session before its connection was lost, from the query `tab=`.
  var formerTab: String?
  var host: String?
  var origin: String?
  var hasBody = false
  /// A Boolean value that indicates whether the client keeps the connection for further requests.
  var keepsConnection = true

  /// Creates a request from its parts.
  init(path: String, host: String?, origin: String? = nil) {
    self.path = path
    self.host = host
    self.origin = origin
  }

  /// Reads the head of a request. A field that occurs twice but must occur once counts as missing or foreign.
  init(_ head: HTTPRequestHead) {
    method = head.method
    keepsConnection = head.isKeepAlive
    path = String(head.uri.prefix { $0 != "?" && $0 != "#" })
    let query = head.uri.dropFirst(path.count + 1)
    formerTab = query.hasPrefix("tab=") ? String(query.dropFirst(4)) : nil
    host = Self.only(head.headers["Host"])
    origin = head.headers["Origin"].isEmpty ? nil : Self.only(head.headers["Origin"]) ?? "two origins"
    hasBody =
      !head.headers["Transfer-Encoding"].isEmpty || head.headers["Content-Length"].contains { $0 != "0" }
  }

  private static func only(_ values: [String]) -> String? { values.count == 1 ? values[0] : nil }
}
