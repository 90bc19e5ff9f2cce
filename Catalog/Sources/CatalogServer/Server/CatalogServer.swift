import FlyingFox
import FlyingSocks
import Logging

/// The live catalog: a page, and a device of its own for every tab that shows it.
public struct CatalogServer: Sendable {
  /// The port that is tried first if none is asked for.
  public static let usualPort: UInt16 = 8080
  private static let portsToTry: UInt16 = 50

  /// Where the server listens.
  public let address: String
  private let server: HTTPServer
  private let ending = Ending()

  /// Makes a server; `port` nil means 8080 or the next that is free, 0 any that is free.
  ///
  /// Throws a ``CatalogServerFailure`` if the host is none of this machine's or the port is taken.
  public init(host: String = "127.0.0.1", port: UInt16? = nil, logger: Logger = Logger(label: "catalog"))
    throws
  {
    let place = try Place.free(host: host, ports: Self.ports(port))
    let library = CatalogLibrary()
    let handler = CatalogHandler(host: host, library: library, seats: Seats(library: library))
    var configuration = HTTPServer.Configuration(
      address: sockaddr_in.inet(port: 0), logger: ServerLog(logger: logger))
    configuration.address = place.address
    server = HTTPServer(config: configuration, handler: handler)
    address = place.url
  }

  /// Serves until ``stop()`` is called or the task is cancelled.
  public func run() async throws {
    do {
      try await server.run()
    } catch is CancellationError {
    } catch SocketError.disconnected {
    } catch {
      // Whatever connections say while they are cut off is no failure.
      guard await !ending.isAsked else { return }
      throw CatalogServerFailure("the server has stopped: \(error.localizedDescription)")
    }
  }

  /// The ports to try.
  private static func ports(_ port: UInt16?) -> ClosedRange<UInt16> {
    port.map { $0...$0 } ?? usualPort...usualPort + portsToTry
  }

  /// Waits until the server can be reached.
  public func waitUntilListening() async throws { try await server.waitUntilListening() }

  /// Ends all connections and the server.
  public func stop() async {
    await ending.ask()
    await server.stop(timeout: 0)
  }
}

/// Remembers whether the server was asked to end.
private actor Ending {
  private(set) var isAsked = false

  func ask() { isAsked = true }
}
