@testable import CatalogServer
import FlyingFox
import Foundation
import Testing

@Suite struct RequestGateTests {
  private let gate = RequestGate(host: "127.0.0.1")

  @Test(
    "Pages of this machine are welcome",
    arguments: [
      ("127.0.0.1:8080", nil), ("localhost:8080", "http://localhost:8080"),
      ("[::1]:8080", "http://[::1]:8080"),
      ("192.168.1.20:8080", "http://192.168.1.20:8080"), ("LOCALHOST", "http://localhost"),
    ] as [(String, String?)]) func welcome(host: String, origin: String?)
  {
    #expect(gate.objection(host: host, origin: origin) == nil)
  }

  @Test(
    "Foreign pages, and names that could be bound to this machine, are not",
    arguments: [
      (nil, nil), ("", nil), ("evil.example:8080", nil), ("127.0.0.1.evil.example", nil), ("[::1", nil),
      ("localhost:8080", "http://evil.example"), ("localhost:8080", "null"),
      ("localhost:8080", "https://localhost:8080"),
      ("localhost:8080", "http://localhost:9090"), ("localhost:1:2", nil), ("1.2.3.400", nil),
      ("a@127.0.0.1", nil),
    ] as [(String?, String?)]) func refused(host: String?, origin: String?)
  {
    #expect(gate.objection(host: host, origin: origin) != nil)
  }
}

@Suite struct MessageAssemblerTests {
  private func frame(_ opcode: WSFrame.Opcode, _ text: String, isLast: Bool = true) -> WSFrame {
    WSFrame(fin: isLast, opcode: opcode, mask: nil, payload: Data(text.utf8))
  }

  @Test("Parts become one message, with a ping between them")
  func parts() {
    var assembler = MessageAssembler()
    #expect(assembler.take(frame(.text, "ab", isLast: false)) == .more)
    #expect(assembler.take(frame(.ping, "x")) == .reply(frame(.pong, "x")))
    #expect(assembler.take(frame(.continuation, "c")) == .message(Data("abc".utf8)))
    #expect(assembler.take(frame(.binary, "d")) == .message(Data("d".utf8)))
  }

  @Test("What is too long or out of turn ends the conversation")
  func refused() {
    let half = String(repeating: "a", count: ClientMessage.greatestLength / 2 + 1)
    var long = MessageAssembler()
    #expect(long.take(frame(.text, half, isLast: false)) == .more)
    guard case .end(let last) = long.take(frame(.continuation, half)) else {
      Issue.record("a message of \(half.count * 2) bytes was taken")
      return
    }
    #expect(Array(last.payload.prefix(2)) == [0x03, 0xF1])
    for frames in [[frame(.continuation, "")], [frame(.text, "", isLast: false), frame(.text, "")]] {
      var assembler = MessageAssembler()
      let results = frames.map { assembler.take($0) }
      #expect(results.last == .end(.close(code: .protocolError)))
    }
  }
}

@MainActor @Suite struct SeatsTests {
  @Test("The seventeenth tab is refused; a seat that is given back can be taken")
  func limit() throws {
    let seats = Seats(library: CatalogLibrary())
    let sessions = (0..<16).compactMap { _ in seats.take() }
    #expect(sessions.count == 16 && Set(sessions.map(\.name)).count == 16)
    #expect(seats.take() == nil)
    #expect(Answer(seats.refusal).message?.hasPrefix("16 tabs are open already") == true)
    seats.leave(sessions[3].name)
    #expect(seats.count == 15 && seats.take() != nil)
  }

  @Test("The source of every screen is found")
  func sources() {
    let library = CatalogLibrary()
    for screen in CatalogScreen.all {
      #expect(library.source(of: screen)?.text.contains("class ") == true, "\(screen.id)")
    }
  }
}

@Suite struct CatalogHandlerTests {
  private let handler: CatalogHandler

  init() {
    let library = CatalogLibrary()
    handler = CatalogHandler(host: "127.0.0.1", library: library, seats: Seats(library: library))
  }

  private func status(_ path: String, method: HTTPMethod = .GET, host: String = "localhost:1") async throws
    -> Int
  {
    let request = HTTPRequest(
      method: method, version: .http11, path: path, query: [], headers: [.host: host], body: Data())
    return try await handler.handleRequest(request).statusCode.code
  }

  @Test("The page and all its parts are served")
  func page() async throws {
    for path in [
      "/", "/index.html", "/catalog.css", "/main.js", "/picture.js", "/icon.svg", "/sources/typical-use",
    ] {
      #expect(try await status(path) == 200, "\(path)")
    }
  }

  @Test("Nothing else is")
  func others() async throws {
    for path in [
      "/../Package.swift", "/..%2fPackage.swift", "//etc/passwd", "/images/a/b", "/sources/..",
      "/sources/nowhere",
      "/Page/index.html", "/images/", "",
    ] {
      #expect(try await status(path) == 404, "\(path)")
    }
    #expect(try await status("/", method: .POST) == 405)
    #expect(try await status("/", host: "evil.example") == 403)
    #expect(try await status("/" + String(repeating: "a", count: 2000)) == 414)
  }
}
