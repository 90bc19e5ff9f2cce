import NIOCore

/// Determines which requests can use the server, and rejects those that a page of another origin sends.
///
/// A foreign page could open a socket to this machine, or direct its own name to this machine. Therefore the
/// host must be a name that can't belong to another party, and the origin must be the page's own.
struct RequestGate: Sendable {
  /// The names of this machine, in lowercase.
  private let names: Set<String>
  /// The schemes of the page's origin. With https, a proxy serves the page with TLS, as browser editors and tunnels do.
  private static let schemes = ["http", "https"]

  /// The maximum length of a path, in bytes.
  static let longestPath = 1024

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - host: The address that the server was started for.
  ///   - isOpenToOtherMachines: A Boolean value that determines whether to also admit the machine's own name.
  ///     The default is `false`.
  init(host: String, isOpenToOtherMachines: Bool = false) {
    let machine = ProcessInfo.processInfo.hostName.lowercased()
    let own = isOpenToOtherMachines && !machine.isEmpty ? [machine, "\(machine).local"] : []
    names = Set(["localhost", host.lowercased()] + own)
  }

  /// Returns the reason for refusing a request, or `nil` if it is admitted.
  func objection(host: String?, origin: String?) -> String? {
    guard let host, let name = Self.name(ofHost: host), names.contains(name) || Self.isAddress(name) else {
      return "this server isn't called \"\((host ?? "").prefix(80))\""
    }
    guard let origin else { return nil }
    guard Self.schemes.contains(where: { origin.lowercased() == "\($0)://\(host.lowercased())" }) else {
      return "pages of \"\(origin.prefix(80))\" can't use this server"
    }
    return nil
  }

  /// Returns a host without its port, in lowercase, or `nil` if the text isn't a host with an optional port.
  private static func name(ofHost host: String) -> String? {
    let host = host.lowercased()
    let name: Substring
    let rest: Substring
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      name = host[host.index(after: host.startIndex)..<end]
      rest = host[host.index(after: end)...]
      guard isAddress(String(name)), name.contains(":") else { return nil }
    } else {
      name = host.prefix { $0 != ":" }
      rest = host[name.endIndex...]
      guard !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { return nil }
    }
    return isPort(rest) ? String(name) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns whether a text is empty, or a colon and a port.
  private static func isPort(_ text: Substring) -> Bool {
    if text.isEmpty { return true }
    let digits = text.dropFirst()
    return text.first == ":" && digits.utf8.allSatisfy { (48...57).contains($0) } && UInt16(digits) != nil
  }

  /// Returns whether a host is a numeric address, which can't be rebound to another machine.
  private static func isAddress(_ name: String) -> Bool {
    (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }
}
