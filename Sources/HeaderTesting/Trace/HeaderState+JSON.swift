extension HeaderState: JSONObject {
  /// The state as one line of JSON. It is the same on every machine, and numbers are rounded to 1e-9.
  public var json: String { JSONText.line(jsonValue) }

  static let fields: [JSONField<HeaderState>] = [
    JSONField("time", \.time, in: 0...1_000_000), JSONField("frame", \.frame, count: 4),
    JSONField("height", \.height), JSONField("shift", \.shift), JSONField("kind", \.kind),
    JSONField("details") {
      $0.details = try $1.fields().mapValues(HeaderDetail.Value.init(readingFrom:))
    } value: {
      .object($0.details.mapValues(\.jsonValue))
    },
    JSONField("scrollView") {
      $0.scrollView = try $1.unlessNull { try $0.read(into: ScrollView()) }
    } value: {
      $0.scrollView?.jsonValue ?? .null
    },
  ]
}

extension HeaderState.ScrollView: JSONObject {
  static let fields: [JSONField<HeaderState.ScrollView>] = [
    JSONField("contentOffset", \.contentOffset, count: 2), JSONField("contentInsetTop", \.contentInsetTop),
    JSONField("adjustedContentInsetTop", \.adjustedContentInsetTop),
    JSONField("indicatorInsetTop", \.indicatorInsetTop), JSONField("isTracking", \.isTracking),
    JSONField("isDragging", \.isDragging), JSONField("isDecelerating", \.isDecelerating),
  ]
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
