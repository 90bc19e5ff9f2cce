import NIOHTTP1

/// A response to a request for a part of the page.
struct PageResponse: Sendable {
  var status = HTTPResponseStatus.ok
  var body: Data
  var mediaType: String
  /// The time for which the browser can cache the response.
  var lifetime = "no-cache"
  /// The name of the source file in the response, if any.
  var file: String?

  /// Returns a response that refuses a request and states the reason.
  static func refusal(_ status: HTTPResponseStatus, _ problem: String) -> PageResponse {
    PageResponse(status: status, body: Data("\(problem)\n".utf8), mediaType: "text/plain; charset=utf-8")
  }

  /// The header fields. They restrict the page to loading its own parts.
  var headers: HTTPHeaders {
    var headers: HTTPHeaders = [
      "Content-Type": mediaType, "Content-Length": "\(body.count)", "Cache-Control": lifetime,
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
    if let file { headers.add(name: "X-File", value: file) }
    return headers
  }
}
