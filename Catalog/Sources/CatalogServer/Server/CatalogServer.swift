import NIOCore
import NIOPosix

/// The server of the live catalog: a page, and one device for every tab that shows it.
public struct CatalogServer: Sendable {
  /// The first port to try if none is specified.
  public static let usualPort: UInt16 = 8080
  private static let portsToTry: UInt16 = 50

  /// The page's address for a browser on this machine.
  public let url: String
  /// The page's addresses for browsers on other machines. Empty if only programs on this machine can connect.
  public let urlsForOtherMachines: [String]
  /// A Boolean value that indicates whether other machines can connect.
  public let isOpenToOtherMachines: Bool
  private let listener: any Channel
  private let connections: OpenConnections

  /// Creates a server that listens at an address of this machine.
  ///
  /// - Parameters:
  ///   - host: A numeric address, or `localhost`. The default admits only programs on this machine.
  ///   - port: The port. `nil` means 8080 or the next free port, 0 any free port.
  /// - Throws: A ``CatalogServerFailure`` if the address isn't one of this machine's or the port is taken.
  public init(host: String = "127.0.0.1", port: UInt16? = nil) async throws {
    try await self.init(host: host, port: port, limits: ServerLimits())
  }

  init(host: String, port: UInt16?, limits: ServerLimits) async throws {
    let address = try ServerAddress(host)
    let library = CatalogLibrary()
    let gate = RequestGate(host: host, isOpenToOtherMachines: !address.isLoopback)
    connections = OpenConnections(limit: limits.connections)
    let pipeline = ServerPipeline(
      router: PageRouter(
        gate: gate, library: library, seats: Seats(library: library),
        thumbnails: Thumbnails(library: library)),
      connections: connections, limits: limits)
    // NIO's own threads serve and close sockets, whatever Swift's shared threads are doing.
    let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 128)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { pipeline.open($0) }
    listener = try await address.listen(bootstrap, ports: Self.ports(port))
    url = address.url(port: listener.localAddress?.port ?? 0)
    urlsForOtherMachines = address.urlsForOtherMachines(port: listener.localAddress?.port ?? 0)
    isOpenToOtherMachines = !address.isLoopback
  }

  /// Runs until ``stop()`` is called.
  public func run() async throws {
    try await listener.closeFuture.get()
  }

  /// Closes all connections and stops the server.
  public func stop() async {
    try? await listener.close()
    await connections.end()
  }

  private static func ports(_ port: UInt16?) -> ClosedRange<UInt16> {
    port.map { $0...$0 } ?? usualPort...usualPort + portsToTry
  }
}
