import NIOCore
import NIOHTTP1

/// The limits of input, time, and connections. Everything beyond them is rejected before it is collected, so
/// that no client can occupy memory or a thread.
struct ServerLimits: Sendable {
  /// The maximum length of the request line and of a header field, in bytes.
  var fieldLength = 8192
  /// The maximum length of a request's head, in bytes.
  var headLength = 32_768
  /// The maximum number of header fields.
  var fieldCount = 64
  /// The maximum number of frames in a tab's message.
  var fragments = 64
  /// The time within which a request must be complete, counted from the connection or the previous request.
  var requestTime = TimeAmount.seconds(10)
  /// The time for which a refused client can continue to send before the connection is closed.
  var refusedTime = TimeAmount.seconds(2)
  /// The interval of pings to a tab. A tab from which nothing arrives between two pings is disconnected.
  var pingInterval = TimeAmount.seconds(20)
  /// The maximum number of connections that aren't tabs.
  var connections = ServerLimits.connections(descriptors: ServerLimits.descriptors)

  /// The limits as a configuration of NIO's HTTP decoder.
  var decoder: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = fieldLength
    limits.maxHeaderListSize = headLength
    limits.maxHeaderFieldCount = fieldCount
    return limits
  }

  /// Returns the number of connections for a process that can open `descriptors` files: at most 128, and few
  /// enough to leave descriptors for tabs and files.
  static func connections(descriptors: Int) -> Int { max(4, min(128, descriptors / 2 - 16)) }

  /// The number of files that this process can open.
  private static var descriptors: Int {
    var limit = rlimit()
    guard getrlimit(descriptorResource, &limit) == 0 else { return 256 }
    return Int(clamping: limit.rlim_cur)
  }

  #if canImport(Glibc)
    private static let descriptorResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let descriptorResource = RLIMIT_NOFILE
  #endif
}
