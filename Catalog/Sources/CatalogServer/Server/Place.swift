import FlyingSocks

/// An address of this machine that a server can listen at.
struct Place {
  let address: any SocketAddress
  /// What to type into a browser.
  let url: String

  /// Finds the first of the ports at which nobody else listens; throws a ``CatalogServerFailure`` without one.
  static func free(host: String, ports: ClosedRange<UInt16>) throws -> Place {
    for port in ports {
      let address = try address(host: host, port: port)
      if let place = try bind(address, host: host) { return place }
    }
    let (first, last) = (ports.lowerBound, ports.upperBound)
    let taken = first == last ? "port \(first) is" : "the ports \(first) to \(last) are"
    throw CatalogServerFailure("\(taken) taken; choose another with --port")
  }

  private static func address(host: String, port: UInt16) throws -> any SocketAddress {
    let host = host == "localhost" ? "127.0.0.1" : host
    if let address = try? sockaddr_in.inet(ip4: host, port: port) { return address }
    if let address = try? sockaddr_in6.inet6(ip6: host, port: port) { return address }
    throw CatalogServerFailure("\"\(host)\" is no address; give one like 127.0.0.1, 0.0.0.0 or ::1")
  }

  /// Tries whether one can listen there; nil if somebody else does.
  private static func bind(_ address: any SocketAddress, host: String) throws -> Place? {
    let socket: Socket
    do {
      socket = try Socket(domain: Int32(address.family))
      defer { try? socket.close() }
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
      return try Place(listening: socket, host: host)
    } catch let SocketError.failed(_, number, message) {
      if number == EADDRINUSE { return nil }
      throw CatalogServerFailure("it is not possible to listen at \(host): \(message)")
    }
  }

  private init(listening socket: Socket, host: String) throws {
    switch try socket.sockname() {
    case .ip4(let name, let port):
      address = try sockaddr_in.inet(ip4: name, port: port)
      url = "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)/"
    case .ip6(let name, let port):
      address = try sockaddr_in6.inet6(ip6: name, port: port)
      url = "http://[\(name == "::" ? "::1" : name)]:\(port)/"
    case .unix:
      throw CatalogServerFailure("\"\(host)\" is no address")
    }
  }
}
