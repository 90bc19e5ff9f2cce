// `import os` on platforms without it: messages are written to standard error. The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The level of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The raw value of the level.
  public let rawValue: UInt8
  /// Creates a level with a raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// Messages for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// Errors.
  public static let error = OSLogType(rawValue: 16)
  /// Faults.
  public static let fault = OSLogType(rawValue: 17)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// A log with a subsystem and a category.
public final class OSLog: NSObject, Sendable {
  fileprivate let label: String
  fileprivate let isOn: Bool

  /// Creates a log.
  public init(subsystem: String, category: String) {
    label = "\(subsystem):\(category)"
    isOn = true
    super.init()
  }

  private init(label: String, isOn: Bool) {
    self.label = label
    self.isOn = isOn
    super.init()
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(label: "default", isOn: true)
  /// A log that writes nothing.
  public static let disabled = OSLog(label: "disabled", isOn: false)

  /// Returns a Boolean value that indicates whether messages are written. The level has no influence.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  fileprivate func write(_ message: String, _ type: OSLogType) {
    guard isOn else { return }
    FileHandle.standardError.write(Data("[\(label)] \(type.name): \(message)\n".utf8))
  }
}

/// Writes a message with the format of `String(format:)`. Annotations such as `%{public}@` are accepted.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(formatted("\(message)", arguments), type)
}

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String) { log.write(message, type) }

/// Returns a formatted message. An annotation of privacy or type between `%{` and `}` has no effect.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  var plain = ""
  var rest = Substring(format)
  while let start = rest.range(of: "%{") {
    plain += rest[..<start.lowerBound] + "%"
    guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return format }
    rest = rest[rest.index(after: end)...]
  }
  return String(format: plain + rest, arguments: arguments)
}

/// The privacy of an interpolated value. It has no effect here.
public struct OSLogPrivacy: Sendable {
  /// The value is visible.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The value would be hidden in a log on a device.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// The value would be hidden in a log on a device.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The privacy depends on the type of the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
}

/// A message with interpolated values, which can have a privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The interpolation of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value.
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value) {
      text += "\(value())"
    }
    /// Appends a value with a privacy, which has no effect.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy
    ) { text += "\(value())" }
  }

  fileprivate let text: String
  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from an interpolation.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Writes messages of a subsystem and a category.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }
  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for debugging.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes information.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a warning, which has the level of an error.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a fault.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
