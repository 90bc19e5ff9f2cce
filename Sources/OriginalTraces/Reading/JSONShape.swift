/// The required shape of a value in a JSON file.
enum JSONShape: Sendable {
  case number(in: ClosedRange<Double>)
  case wholeNumber
  case flag
  case text
  /// One of several words.
  case choice([String])
  /// The index of one of several items, which are named for errors.
  case index(below: Int, of: String)
  /// `null`, or a value of another shape.
  indirect case optional(JSONShape)
  /// A list, of `count` values unless that is `nil`.
  indirect case list(JSONShape, count: Int? = nil)
  /// An object with these fields and no others.
  case object(JSONFields)
  /// A value of another shape. If the field is missing, the given value is used, if there is one.
  indirect case omissible(JSONShape, standard: JSONValue? = nil)
  /// A value that a function reads.
  case custom(@Sendable (JSONNode) throws -> JSONValue)

  /// A length or an offset, in points.
  static let length = number(in: JSONNode.lengths)
  /// A length that isn't negative, in points.
  static let height = number(in: 0...1_000_000)
  static let fraction = number(in: 0...1)

  static func numbers(_ count: Int?) -> JSONShape { .list(.length, count: count) }

  /// Returns the value of a node, with the standard values of fields that are missing.
  ///
  /// - Throws: A ``FaultyFile`` if the value has another shape.
  func read(_ node: JSONNode) throws -> JSONValue {
    switch self {
    case .number(let range): return .number(try node.number(in: range))
    case .wholeNumber:
      guard Int(exactly: try node.number()) != nil else { throw node.fault("expected a whole number") }
      return node.value
    case .flag: return .bool(try node.flag())
    case .text: return .string(try node.text())
    case .choice(let words): return .string(try node.choice(of: words))
    case .index(let count, let things):
      guard case .number(let number) = node.value, let index = Int(exactly: number), 0..<count ~= index
      else { throw node.fault("expected the index of one of \(count) \(things), found \(node.value.kind)") }
      return node.value
    case .optional(let shape): return try node.unlessNull(shape.read) ?? .null
    case .list(let shape, let count): return .array(try node.items(count: count).map(shape.read))
    case .object(let fields): return try Self.object(node, fields)
    case .omissible(let shape, _): return try shape.read(node)
    case .custom(let read): return try read(node)
    }
  }

  private static func object(_ node: JSONNode, _ fields: JSONFields) throws -> JSONValue {
    try node.allowOnly(Set(fields.names))
    var values: [String: JSONValue] = [:]
    for (name, shape) in fields.list {
      if case .omissible(_, let standard) = shape, try node.field(name) == nil {
        values[name] = standard
      } else {
        values[name] = try shape.read(node[name])
      }
    }
    return .object(values)
  }
}

/// The fields of a JSON object, in the order in which they are read.
struct JSONFields: ExpressibleByDictionaryLiteral, Sendable {
  private(set) var list: [(name: String, shape: JSONShape)]

  init(dictionaryLiteral fields: (String, JSONShape)...) { list = fields }

  var names: [String] { list.map(\.name) }

  subscript(name: String) -> JSONShape? { list.first { $0.name == name }?.shape }

  static func + (first: JSONFields, second: JSONFields) -> JSONFields {
    var fields = first
    fields.list += second.list
    return fields
  }
}
