/// A parsed JSON value.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The kind of value in words, for error messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(JSONText.number(value))"
    case .string(let value): "the text \"\(value.count > 40 ? value.prefix(40) + "…" : value[...])\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Returns a number, or `null` if `value` is `nil`.
  static func optional(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }

  /// Returns a Boolean value, or `null` if `value` is `nil`.
  static func optional(_ value: Bool?) -> JSONValue { value.map(JSONValue.bool) ?? .null }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Numbers are tried first: most values of a trace are numbers, and each wrong guess costs a thrown error.
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .array(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
