extension HeaderState: Codable {
  /// Reads a state. Errors are thrown as a ``FaultyFile`` with an empty file name.
  public init(from decoder: any Decoder) throws {
    try self.init(readingFrom: JSONNode(JSONValue(from: decoder)))
  }

  /// Writes the format that ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    try jsonValue.encode(to: encoder)
  }

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
      "time": .number(time), "frame": .array(frame.map(JSONValue.number)), "height": .number(height),
      "shift": .number(shift), "kind": .string(kind), "details": .object(details.mapValues(\.jsonValue)),
      "scrollView": scrollView?.jsonValue ?? .null,
    ])
  }
}

extension HeaderState.ScrollView {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly([
      "contentOffset", "contentInsetTop", "adjustedContentInsetTop", "indicatorInsetTop", "isTracking",
      "isDragging", "isDecelerating",
    ])
    contentOffset = try node["contentOffset"].numbers(count: 2)
    contentInsetTop = try node["contentInsetTop"].number()
    adjustedContentInsetTop = try node["adjustedContentInsetTop"].number()
    indicatorInsetTop = try node["indicatorInsetTop"].number()
    isTracking = try node["isTracking"].flag()
    isDragging = try node["isDragging"].flag()
    isDecelerating = try node["isDecelerating"].flag()
  }

  var jsonValue: JSONValue {
    .object([
      "contentOffset": .array(contentOffset.map(JSONValue.number)),
      "contentInsetTop": .number(contentInsetTop),
      "adjustedContentInsetTop": .number(adjustedContentInsetTop),
      "indicatorInsetTop": .number(indicatorInsetTop), "isTracking": .bool(isTracking),
      "isDragging": .bool(isDragging), "isDecelerating": .bool(isDecelerating),
    ])
  }
}

extension HeaderDetail.Value {
  init(readingFrom node: JSONNode) throws {
    switch node.value {
    case .number: self = .number(try node.number())
    case .string: self = .text(try node.text())
    case .bool: self = .flag(try node.flag())
    default: throw node.fault("expected a number, a text or a flag, found \(node.value.kind)")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .flag(let value): .bool(value)
    }
  }
}
