/// A field of a value that is stored as a JSON object: its name, how it is read, and how it is written.
///
/// One list of fields reads a value, writes it, and compares it, so that no field can be forgotten.
struct JSONField<Owner>: Sendable {
  typealias Path<Value> = WritableKeyPath<Owner, Value> & Sendable

  let name: String
  /// A Boolean value that indicates whether the field may be missing, in which case the value keeps its default.
  let isOptional: Bool
  let read: @Sendable (inout Owner, JSONNode) throws -> Void
  let value: @Sendable (Owner) -> JSONValue

  init(
    _ name: String, isOptional: Bool = false,
    read: @escaping @Sendable (inout Owner, JSONNode) throws -> Void,
    value: @escaping @Sendable (Owner) -> JSONValue
  ) {
    self.name = name
    self.isOptional = isOptional
    self.read = read
    self.value = value
  }

  init(
    _ name: String, _ path: Path<Double>, in range: ClosedRange<Double> = JSONNode.lengths,
    isOptional: Bool = false
  ) {
    self.init(name, isOptional: isOptional) {
      $0[keyPath: path] = try $1.number(in: range)
    } value: {
      .number($0[keyPath: path])
    }
  }

  /// A number, or `null`.
  init(_ name: String, _ path: Path<Double?>, in range: ClosedRange<Double> = JSONNode.lengths) {
    self.init(name) {
      $0[keyPath: path] = try $1.unlessNull { try $0.number(in: range) }
    } value: {
      .optional($0[keyPath: path])
    }
  }

  init(_ name: String, _ path: Path<Bool>, isOptional: Bool = false) {
    self.init(name, isOptional: isOptional) {
      $0[keyPath: path] = try $1.flag()
    } value: {
      .bool($0[keyPath: path])
    }
  }

  /// A Boolean value, or `null`.
  init(_ name: String, _ path: Path<Bool?>) {
    self.init(name) {
      $0[keyPath: path] = try $1.unlessNull { try $0.flag() }
    } value: {
      .optional($0[keyPath: path])
    }
  }

  /// A list of numbers, of `count` numbers unless that is `nil`.
  init(_ name: String, _ path: Path<[Double]>, count: Int?) {
    self.init(name) {
      let items = try count.map($1.items(count:)) ?? $1.items()
      $0[keyPath: path] = try items.map { try $0.number() }
    } value: {
      .array($0[keyPath: path].map(JSONValue.number))
    }
  }

  /// A whole number.
  init(_ name: String, _ path: Path<Int>) {
    self.init(name) {
      guard let number = Int(exactly: try $1.number()) else { throw $1.fault("expected a whole number") }
      $0[keyPath: path] = number
    } value: {
      .number(Double($0[keyPath: path]))
    }
  }

  init(_ name: String, _ path: Path<String>) {
    self.init(name) {
      $0[keyPath: path] = try $1.text()
    } value: {
      .string($0[keyPath: path])
    }
  }

  /// One of several words.
  init<Choice: Sendable>(_ name: String, _ path: Path<Choice>, of choices: [Choice]) {
    self.init(name) {
      $0[keyPath: path] = try $1.choice(of: choices)
    } value: {
      .string("\($0[keyPath: path])")
    }
  }
}

/// A value that is stored as a JSON object with one field for each property.
protocol JSONObject {
  static var fields: [JSONField<Self>] { get }
}

extension JSONObject {
  /// Reads all fields. Fields that are neither in the list nor in `others` are errors.
  mutating func read(_ node: JSONNode, besides others: Set<String> = []) throws {
    try node.allowOnly(others.union(Self.fields.map(\.name)))
    for field in Self.fields {
      if field.isOptional, try node.field(field.name) == nil { continue }
      try field.read(&self, node[field.name])
    }
  }

  /// The fields with their values, in the order in which differences are reported.
  var namedValues: [(name: String, value: JSONValue)] { Self.fields.map { ($0.name, $0.value(self)) } }

  var jsonValue: JSONValue {
    .object(Dictionary(uniqueKeysWithValues: namedValues.map { ($0.name, $0.value) }))
  }
}

extension JSONNode {
  /// Returns `object` with the fields of this node.
  func read<Object: JSONObject>(into object: Object) throws -> Object {
    var object = object
    try object.read(self)
    return object
  }
}
