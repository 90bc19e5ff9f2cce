@testable import CatalogServer
import Foundation
import NIOHTTP1
import Testing

@Suite struct PageRouterTests {
  private let router: PageRouter

  init() {
    let library = CatalogLibrary()
    router = PageRouter(
      gate: RequestGate(host: "127.0.0.1"), library: library, seats: Seats(library: library))
  }

  private func status(_ path: String, method: HTTPMethod = .GET, host: String = "localhost:1") async -> UInt {
    var request = PageRequest(path: path, host: host)
    request.method = method
    return await router.answer(request).status.code
  }

  @Test("The page and all its parts are served")
  func page() async {
    for path in [
      "/", "/index.html", "/catalog.css", "/main.js", "/picture.js", "/icon.svg", "/sources/typical-use",
    ] {
      #expect(await status(path) == 200, "\(path)")
    }
  }

  @Test("Other paths, methods, hosts, and bodies are refused")
  func others() async {
    for path in [
      "/../Package.swift", "/..%2fPackage.swift", "//etc/passwd", "/images/a/b", "/sources/..",
      "/sources/nowhere", "/Page/index.html", "/images/", "",
    ] {
      #expect(await status(path) == 404, "\(path)")
    }
    #expect(await status("/", method: .POST) == 405)
    #expect(await status("/", host: "evil.example") == 403)
    #expect(await status("/" + String(repeating: "a", count: 2000)) == 414)
    #expect(await status("/socket") == 426)
    var request = PageRequest(path: "/", host: "localhost")
    request.hasBody = true
    #expect(await router.answer(request).status == .payloadTooLarge)
  }

  @Test("A request with two hosts or two origins is foreign")
  func repeatedFields() {
    func request(_ fields: [(String, String)]) -> PageRequest {
      PageRequest(
        HTTPRequestHead(version: .http1_1, method: .GET, uri: "/?a#b", headers: HTTPHeaders(fields)))
    }
    #expect(request([("Host", "localhost")]).host == "localhost")
    #expect(request([("Host", "localhost"), ("Host", "localhost")]).host == nil)
    let origins = request([("Host", "localhost"), ("Origin", "http://localhost"), ("Origin", "http://evil")])
    #expect(origins.path == "/" && router.refusal(origins)?.status == .forbidden)
    #expect(!router.admitsSocket(PageRequest(path: "/socket", host: "localhost", origin: "http://evil")))
    #expect(router.admitsSocket(PageRequest(path: "/socket", host: "localhost", origin: "http://localhost")))
  }
}
