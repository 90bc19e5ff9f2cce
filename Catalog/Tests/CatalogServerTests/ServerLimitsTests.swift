@testable import CatalogServer
import Foundation
import NIOCore
import Testing

/// The limits of a real server, made short enough to be reached within a moment.
struct ServerLimitsTests {
  /// A real socket to a server. Reading waits until the server sends or closes.
  private final class Client: Sendable {
    private let descriptor: Int32

    init(_ server: CatalogServer, _ text: String = "") throws {
      let port = try #require(URL(string: server.url)?.port)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard status == 0 else { throw Refused() }
      send(text)
    }

    deinit { close(descriptor) }

    struct Refused: Error {}

    func send(_ text: String) { _ = text.withCString { write(descriptor, $0, strlen($0)) } }

    /// An answer that is known to end with the words "not found".
    func readAnswer() -> String {
      var all = ""
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !all.hasSuffix("not found\n"), case let count = read(descriptor, &buffer, buffer.count), count > 0
      {
        all += String(decoding: buffer[..<count], as: UTF8.self)
      }
      return all
    }

    /// Everything that the server sends before it closes the connection.
    func readToEnd() -> String {
      var all: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 { all += buffer[..<count] }
      return String(decoding: all, as: UTF8.self)
    }

    /// Sends a text again and again without reading, until the server takes no more or `most` bytes are sent. Returns the
    /// number of bytes.
    func flood(_ text: String, most: Int) -> Int {
      let block = Array(String(repeating: text, count: 500).utf8)
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      var (sent, refusals) = (0, 0)
      // The server is given time before it counts as one that takes no more.
      while sent < most, refusals < 40 {
        let count = write(descriptor, block, block.count)
        refusals = count > 0 ? 0 : refusals + 1
        sent += max(0, count)
        if count <= 0 { usleep(25_000) }
      }
      return sent
    }

    static let tab = """
      GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
      """
  }

  private func withServer(
    _ change: (inout ServerLimits) -> Void, _ body: @escaping @Sendable (CatalogServer) throws -> Void
  ) async throws {
    var limits = ServerLimits()
    change(&limits)
    let server = try await CatalogServer(host: "127.0.0.1", port: 0, limits: limits)
    do { try await Self.onThreadOfItsOwn { try body(server) } } catch { Issue.record(error) }
    await server.stop()
  }

  /// Clients wait for their answers; on one of Swift's shared threads they would keep the server from giving them.
  private static func onThreadOfItsOwn(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Thread { continuation.resume(with: Result { try body() }) }.start()
    }
  }

  @Test("Connections with an incomplete request, and idle connections, are closed")
  func halfOpenRequests() async throws {
    try await withServer {
      $0.requestTime = .milliseconds(50)
    } _: { server in
      for text in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: local"] {
        let answer = try Client(server, text).readToEnd()
        expectEmpty(answer)
      }
      let page = try Client(server, "GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n").readToEnd()
      expect(page.hasPrefix("HTTP/1.1 200") && page.hasSuffix("</svg>\n"))
    }
  }

  @Test("A tab that doesn't answer pings is disconnected")
  func silentTab() async throws {
    try await withServer {
      $0.pingInterval = .milliseconds(50)
    } _: { server in
      let answer = try Client(server, Client.tab).readToEnd()
      expect(answer.hasPrefix("HTTP/1.1 101"))
    }
  }

  @Test("The oldest connection is closed when there are too many")
  func tooManyConnections() async throws {
    try await withServer {
      $0.connections = 3
    } _: { server in
      // Each is answered before the next one comes, so that their order is certain.
      let clients = try (0..<5).map { _ in
        let client = try Client(server, "GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n")
        expect(client.readAnswer().hasPrefix("HTTP/1.1 404"))
        return client
      }
      expect(clients[0].readToEnd().isEmpty && clients[1].readToEnd().isEmpty)
      clients[4].send("GET /icon.svg HTTP/1.1\r\nHost: evil\r\n\r\n")
      expect(clients[4].readToEnd().hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test("The server stops reading from a client that reads no responses")
  func unreadResponses() async throws {
    try await withServer { _ in
    } _: { server in
      let client = try Client(server, "")
      // Buffers of the system hold some megabytes.
      let sent = client.flood("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", most: 24_000_000)
      expectLess(sent, 16_000_000)
    }
  }

  @Test("A refused client that continues to send is disconnected")
  func refusedClient() async throws {
    try await withServer {
      $0.refusedTime = .milliseconds(50)
    } _: { server in
      let client = try Client(server, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n")
      expect(client.readToEnd().hasPrefix("HTTP/1.1 405"))
    }
  }

  @Test(
    "The number of connections leaves descriptors for tabs and files", arguments: [64, 256, 1024, 1_000_000])
  func descriptors(count: Int) {
    let connections = ServerLimits.connections(descriptors: count)
    expect(connections >= 4 && connections <= 128 && connections + 48 <= count)
  }

  @Test("The server stops although connections are open")
  func ending() async throws {
    let server = try await CatalogServer(host: "127.0.0.1", port: 0, limits: ServerLimits())
    let clients = try [Client(server, "GET / HT"), Client(server, Client.tab)]
    async let run: Void = server.run()
    await server.stop()
    try await run
    try await Self.onThreadOfItsOwn {
      for client in clients { _ = client.readToEnd() }
      #expect(throws: (any Error).self) { try Client(server) }
    }
  }
}
