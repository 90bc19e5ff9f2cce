@testable import CatalogServer
import CatalogScreens
import Foundation
import NIOHTTP1
import Testing

struct PageRouterTests {
  private let router: PageRouter

  init() {
    let library = CatalogLibrary()
    router = PageRouter(
      gate: RequestGate(host: "127.0.0.1"), library: library, seats: Seats(library: library),
      thumbnails: Thumbnails(library: library))
  }

  private func status(_ path: String, method: HTTPMethod = .GET, host: String = "localhost:1") async -> UInt {
    var request = PageRequest(path: path, host: host)
    request.method = method
    return await router.answer(request).status.code
  }

  @Test("The page and all its parts are served")
  func page() async {
    for path in [
      "/", "/index.html", "/catalog.css", "/main.js", "/picture.js", "/icon.svg", "/Inter-Regular.woff2",
      "/sources/typical-use",
    ] {
      await expectEqual(status(path), 200, "\(path)")
    }
  }

  @Test("Every screen has a still and a moving picture for the front page")
  func thumbnails() async throws {
    for screen in CatalogScreen.all {
      let path = "/thumbnails/\(screen.id)/light/still"
      let still = await router.answer(PageRequest(path: path, host: "localhost"))
      let frame = try #require(try JSONSerialization.jsonObject(with: still.body) as? [String: Any])
      expectEqual(frame["whole"] as? Bool, true, "\(screen.id)")
    }
    let path = "/thumbnails/typical-use/dark/motion"
    let motion = await router.answer(PageRequest(path: path, host: "localhost"))
    let frames = try #require(try JSONSerialization.jsonObject(with: motion.body) as? [[String: Any]])
    expect(frames.first?["whole"] as? Bool == true && frames.count { $0["layers"] != nil } > 20)
    let layers = try #require(frames.first?["layers"] as? [[Any]])
    let image = try #require(layers.compactMap { ($0[1] as? [String: Any])?["i"] as? [Any] }.first?.first)
    await expectEqual(status("/images/gallery/\(image)"), 200)
    await expectEqual(status("/thumbnails/nowhere/light/still"), 404)
    await expectEqual(status("/thumbnails/typical-use/blue/still"), 404)
    await expectEqual(status("/thumbnails/typical-use/light/other"), 404)
  }

  @Test("Other paths, methods, hosts, and bodies are refused")
  func others() async {
    for path in [
      "/../Package.swift", "/..%2fPackage.swift", "//etc/passwd", "/images/a/b", "/sources/..",
      "/sources/nowhere", "/Page/index.html", "/images/", "",
    ] {
      await expectEqual(status(path), 404, "\(path)")
    }
    await expectEqual(status("/", method: .POST), 405)
    await expectEqual(status("/", host: "evil.example"), 403)
    await expectEqual(status("/" + String(repeating: "a", count: 2000)), 414)
    await expectEqual(status("/socket"), 426)
    var request = PageRequest(path: "/", host: "localhost")
    request.hasBody = true
    await expectEqual(router.answer(request).status, .payloadTooLarge)
  }

  @Test("A request with two hosts or two origins is refused")
  func repeatedFields() {
    func request(_ fields: [(String, String)]) -> PageRequest {
      PageRequest(
        HTTPRequestHead(version: .http1_1, method: .GET, uri: "/?a#b", headers: HTTPHeaders(fields)))
    }
    expectEqual(request([("Host", "localhost")]).host, "localhost")
    expectNil(request([("Host", "localhost"), ("Host", "localhost")]).host)
    let origins = request([("Host", "localhost"), ("Origin", "http://localhost"), ("Origin", "http://evil")])
    expect(origins.path == "/" && router.refusal(origins)?.status == .forbidden)
    expect(!router.admitsSocket(PageRequest(path: "/socket", host: "localhost", origin: "http://evil")))
    expect(router.admitsSocket(PageRequest(path: "/socket", host: "localhost", origin: "http://localhost")))
  }
}
