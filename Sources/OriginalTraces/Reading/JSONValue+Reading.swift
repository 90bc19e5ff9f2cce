import Foundation

extension JSONValue {
  /// Creates a value from an object that `JSONSerialization` returned.
  ///
  /// A `Decodable` value would try one type after the other, and Swift Testing records the call stack of each error that is
  /// thrown: reading all recordings took several times as long.
  init(_ object: Any) {
    switch object {
    case let fields as [String: Any]: self = .object(fields.mapValues { JSONValue($0) })
    case let items as [Any]: self = .array(items.map { JSONValue($0) })
    case let text as String: self = .string(text)
    // Last, because Foundation on Linux converts whole lists to find that they are no numbers.
    case let number as NSNumber:
      let isBool = String(cString: number.objCType) == "c"
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

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
}

// MARK: - Parts

/// The parts of values whose ``JSONShape`` is known.
extension JSONValue {
  /// The fields of an object; empty for all other values.
  var fields: [String: JSONValue] {
    if case .object(let fields) = self { fields } else { [:] }
  }

  /// A field of an object, or `null` if there is none.
  subscript(name: String) -> JSONValue {
    get { fields[name] ?? .null }
    set { self = .object(fields.merging([name: newValue]) { $1 }) }
  }

  /// The items of a list; empty for all other values.
  var items: [JSONValue] {
    if case .array(let items) = self { items } else { [] }
  }

  /// The number, or `nil` for all other values.
  var optionalNumber: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number; 0 for all other values.
  var number: Double { optionalNumber ?? 0 }

  /// The numbers of a list.
  var numbers: [Double] { items.map(\.number) }

  /// The number as an index, or `nil` for all other values.
  var index: Int? { optionalNumber.map { Int($0) } }

  /// A Boolean value that indicates whether this is `true`.
  var flag: Bool { self == .bool(true) }

  /// The text; empty for all other values.
  var text: String {
    if case .string(let text) = self { text } else { "" }
  }

  /// The choice that the text names, or `nil` if there is none.
  func choice<Choice>(of choices: [Choice]) -> Choice? { choices.first { "\($0)" == text } }
}
