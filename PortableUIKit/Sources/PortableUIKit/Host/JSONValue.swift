import Foundation

/// A JSON document whose text is the same on every machine: members are sorted, and numbers are formatted
/// without Foundation.
enum JSONValue {
  case number(Double)
  case bool(Bool)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .number(let number):
      text += Self.digits(of: number)
    case .bool(let flag):
      text += flag ? "true" : "false"
    case .string(let string):
      Self.write(string, to: &text)
    case .array(let values):
      Self.write(values, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.write(sorted, between: ("{", "}"), to: &text) { member, text in
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between ends: (String, String), to text: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    text += ends.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += ends.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Formats a number with at most six decimal places. NaN becomes 0, and numbers are clamped to a magnitude
  /// of 1e12, because JSON can't represent infinity.
  static func digits(of number: Double) -> String {
    if number.isNaN { return "0" }
    let million = 1_000_000
    let limit = 1e12
    let scaled = Int((max(-limit, min(limit, number)) * Double(million)).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(million))
    var text = (scaled < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      let places = String(rest + UInt(million)).dropFirst()
      text += "." + places.prefix(through: places.lastIndex { $0 != "0" } ?? places.startIndex)
    }
    return text
  }
}

extension JSONValue {
  static func point(_ point: CGPoint) -> JSONValue { numbers([Double(point.x), Double(point.y)]) }

  static func size(_ size: CGSize) -> JSONValue { numbers([Double(size.width), Double(size.height)]) }

  static func rect(_ rect: CGRect) -> JSONValue { .array([point(rect.origin), size(rect.size)]) }

  static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map(JSONValue.number)) }
}
