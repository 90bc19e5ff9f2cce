/// Who may speak with the server: nobody whom a foreign page has sent.
///
/// A page of another origin could open a socket to this machine, or let its own name point here. So the host must be
/// one that cannot be somebody else's name, and the origin the same as the host.
struct RequestGate: Sendable {
  /// The host that the server was started for.
  let host: String

  /// Longer addresses are refused, in characters.
  static let longestPath = 1024

  /// Why a request is refused; nil if it is welcome.
  func objection(host: String?, origin: String?) -> String? {
    guard let host, let name = Self.name(ofHost: host), isOwn(name) else {
      return "this server is not called \"\((host ?? "").prefix(80))\""
    }
    guard let origin else { return nil }
    guard origin.lowercased() == "http://\(host.lowercased())" else {
      return "pages of \"\(origin.prefix(80))\" may not use this server"
    }
    return nil
  }

  private func isOwn(_ name: String) -> Bool {
    name == "localhost" || name == host.lowercased() || Self.isAddress(name)
  }

  /// The host without its port, in lower case; nil if it is none.
  private static func name(ofHost host: String) -> String? {
    let host = host.lowercased()
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      return String(host[host.index(after: host.startIndex)..<end])
    }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, parts.count <= 2 else { return nil }
    return String(name)
  }

  /// Whether a host is written in numbers: such a one cannot be rebound to another machine.
  private static func isAddress(_ name: String) -> Bool {
    if name.contains(":") { return name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { part in (1...3).contains(part.count) && UInt8(part) != nil }
  }
}
