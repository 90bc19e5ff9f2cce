import NIOHTTP1

/// An answer to a request for a part of the page.
struct PageResponse: Sendable {
  var status = HTTPResponseStatus.ok
  var body: Data
  var mediaType: String
  /// How long the browser may keep the answer.
  var lifetime = "no-cache"
  /// The name of the file that the answer shows, for sources.
  var file: String?

  /// Returns a refusal with a sentence that says why.
  static func refusal(_ status: HTTPResponseStatus, _ problem: String) -> PageResponse {
    PageResponse(status: status, body: Data("\(problem)\n".utf8), mediaType: "text/plain; charset=utf-8")
  }

  /// The header fields. The page may load its own parts and nothing else.
  var headers: HTTPHeaders {
    var headers: HTTPHeaders = [
      "Content-Type": mediaType, "Content-Length": "\(body.count)", "Cache-Control": lifetime,
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
    if let file { headers.add(name: "X-File", value: file) }
    return headers
  }
}
