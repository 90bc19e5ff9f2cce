extension HeaderState {
  /// The state as one line of JSON. It is the same on every machine, and numbers are rounded to 1e-9.
  public var json: String { JSONText.line(jsonValue) }

  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["time", "frame", "height", "shift", "kind", "details", "scrollView"])
    time = try node["time"].number(in: 0...1_000_000)
    frame = try node["frame"].numbers(count: 4)
    height = try node["height"].number()
    shift = try node["shift"].number()
    kind = try node["kind"].text()
    details = try node["details"].fields().mapValues(HeaderDetail.Value.init(readingFrom:))
    scrollView = try node["scrollView"].unlessNull(ScrollView.init(readingFrom:))
  }

  var jsonValue: JSONValue {
    .object([
      "time": .number(time), "frame": .numbers(frame), "height": .number(height), "shift": .number(shift),
      "kind": .string(kind), "details": .object(details.mapValues(\.jsonValue)),
      "scrollView": scrollView?.jsonValue ?? .null,
    ])
  }
}

extension HeaderState.ScrollView {
  fileprivate init(readingFrom node: JSONNode) throws {
    try node.allowOnly(Set(Self.lengths.keys).union(Self.flags.keys).union(["contentOffset"]))
    contentOffset = try node["contentOffset"].numbers(count: 2)
    for (name, length) in Self.lengths { self[keyPath: length] = try node[name].number() }
    for (name, flag) in Self.flags { self[keyPath: flag] = try node[name].flag() }
  }

  fileprivate var jsonValue: JSONValue {
    var fields = ["contentOffset": JSONValue.numbers(contentOffset)]
    for (name, length) in Self.lengths { fields[name] = .number(self[keyPath: length]) }
    for (name, flag) in Self.flags { fields[name] = .bool(self[keyPath: flag]) }
    return .object(fields)
  }

  private typealias Path<Value> = WritableKeyPath<Self, Value> & Sendable

  private static let lengths: [String: Path<Double>] = [
    "contentInsetTop": \.contentInsetTop, "adjustedContentInsetTop": \.adjustedContentInsetTop,
    "indicatorInsetTop": \.indicatorInsetTop,
  ]

  private static let flags: [String: Path<Bool>] = [
    "isTracking": \.isTracking, "isDragging": \.isDragging, "isDecelerating": \.isDecelerating,
  ]
}

extension HeaderDetail.Value {
  fileprivate init(readingFrom node: JSONNode) throws {
    switch node.value {
    case .number: self = .number(try node.number())
    case .string: self = .text(try node.text())
    case .bool: self = .flag(try node.flag())
    default: throw node.fault("expected a number, a text or a flag, found \(node.value.kind)")
    }
  }

  fileprivate var jsonValue: JSONValue {
    switch self {
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .flag(let value): .bool(value)
    }
  }
}
