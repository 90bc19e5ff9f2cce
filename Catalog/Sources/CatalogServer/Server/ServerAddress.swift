import NIOCore
import NIOPosix

/// An address of this machine at which the server listens.
struct ServerAddress: Sendable, Equatable {
  /// The numeric address.
  let host: String

  /// Reads an address. Throws a ``CatalogServerFailure`` if it is neither numeric nor `localhost`.
  init(_ host: String) throws {
    self.host = host == "localhost" ? "127.0.0.1" : host
    guard (try? SocketAddress(ipAddress: self.host, port: 0)) != nil else {
      throw CatalogServerFailure("\"\(host)\" is no address; give one like 127.0.0.1, 0.0.0.0 or ::1")
    }
  }

  /// A Boolean value that indicates whether only programs on this machine can connect.
  var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }

  /// Returns the URL for a browser on this machine.
  func url(port: Int) -> String {
    switch host {
    case "0.0.0.0": "http://127.0.0.1:\(port)/"
    case "::": "http://[::1]:\(port)/"
    default: host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
    }
  }

  /// Returns the URLs under which other machines reach this one, without those of loopback interfaces.
  func urlsForOtherMachines(port: Int) -> [String] {
    if isLoopback { return [] }
    guard host == "0.0.0.0" || host == "::" else { return [url(port: port)] }
    let addresses = (try? System.enumerateDevices())?.compactMap { $0.address?.ipAddress } ?? []
    let usable = addresses.filter { address in
      // Addresses with a zone are valid on one interface only.
      (host == "::" || !address.contains(":")) && !address.contains("%") && !address.hasPrefix("fe80")
    }.compactMap { try? ServerAddress($0) }.filter { !$0.isLoopback }
    var urls: [String] = []
    for url in usable.map({ $0.url(port: port) }) where !urls.contains(url) { urls.append(url) }
    return urls
  }

  /// Listens at the first free port. Throws a ``CatalogServerFailure`` if no port is free or the address
  /// isn't one of this machine's.
  func listen(_ bootstrap: ServerBootstrap, ports: ClosedRange<UInt16>) async throws -> any Channel {
    for port in ports {
      do {
        return try await bootstrap.bind(host: host, port: Int(port)).get()
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        continue
      } catch {
        let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
        throw CatalogServerFailure("it isn't possible to listen at \(host): \(reason)")
      }
    }
    let (first, last) = (ports.lowerBound, ports.upperBound)
    let taken = first == last ? "port \(first) is" : "the ports \(first) to \(last) are"
    throw CatalogServerFailure("\(taken) taken; choose another with --port")
  }
}
