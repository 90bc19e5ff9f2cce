extension HeaderState {
  /// The state as one line of JSON. It is the same on every machine, and numbers are rounded to 1e-9.
  public var json: String { JSONText.line(jsonValue) }

  /// A Boolean value that indicates whether the frame and the content offset have all of their numbers.
  var isComplete: Bool { frame.count == 4 && scrollView.map { $0.contentOffset.count == 2 } ?? true }

  var jsonValue: JSONValue {
    .object([
      "time": .number(time), "frame": .numbers(frame), "height": .number(height), "shift": .number(shift),
      "kind": .string(kind), "details": .object(details.mapValues(\.jsonValue)),
      "scrollView": scrollView?.jsonValue ?? .null,
    ])
  }
}

extension HeaderState.ScrollView {
  fileprivate var jsonValue: JSONValue {
    .object([
      "contentOffset": .numbers(contentOffset), "contentInsetTop": .number(contentInsetTop),
      "adjustedContentInsetTop": .number(adjustedContentInsetTop),
      "indicatorInsetTop": .number(indicatorInsetTop), "isTracking": .bool(isTracking),
      "isDragging": .bool(isDragging), "isDecelerating": .bool(isDecelerating),
    ])
  }
}

extension HeaderDetail.Value: Decodable {
  /// Reads a number, a text, or a Boolean value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .flag(try container.decode(Bool.self))
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
