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
