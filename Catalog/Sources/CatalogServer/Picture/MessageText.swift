/// JSON text that is written byte by byte, because messages are sent to the browser sixty times per second.
struct MessageText {
  private(set) var bytes: [UInt8] = []

  /// The text written so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends text that is already JSON.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends text that is already JSON.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends text in quotes.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): raw("\\n")
      case 0..<0x20:
        raw("\\u00")
        bytes.append(Self.hexadecimal(byte >> 4))
        bytes.append(Self.hexadecimal(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func flag(_ value: Bool) { raw(value ? "true" : "false") }

  mutating func integer(_ value: Int) { digits(of: value.magnitude, isNegative: value < 0) }

  /// Appends a number with at most three decimals. A number that isn't finite becomes 0.
  mutating func number(_ value: Double) {
    let limit = 1e12
    guard value.isFinite else { return integer(0) }
    let scaled = Int((max(-limit, min(limit, value)) * 1000).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: 1000)
    digits(of: whole, isNegative: scaled < 0)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var places = [UInt8(rest / 100), UInt8(rest / 10 % 10), UInt8(rest % 10)]
    while places.last == 0 { places.removeLast() }
    for place in places { bytes.append(UInt8(ascii: "0") + place) }
  }

  mutating func numbers(_ values: [Double]) { list(values) { $0.number($1) } }

  /// Appends a list in brackets.
  mutating func list<Items: Sequence>(_ items: Items, _ write: (inout MessageText, Items.Element) -> Void) {
    raw("[")
    var isFirst = true
    for item in items {
      if !isFirst { raw(",") }
      isFirst = false
      write(&self, item)
    }
    raw("]")
  }

  /// Appends a name and a colon, after a comma if it isn't the first field of its object.
  mutating func name(_ name: StaticString) {
    if bytes.last != UInt8(ascii: "{") { raw(",") }
    raw("\"")
    raw(name)
    raw("\":")
  }

  private mutating func digits(of value: UInt, isNegative: Bool) {
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var value = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
      value /= 10
    } while value > 0
    bytes[start...].reverse()
  }

  static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension MessageText {
  mutating func point(_ point: CGPoint) { numbers([Double(point.x), Double(point.y)]) }

  mutating func rectangle(_ rectangle: CGRect) {
    numbers([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { Double($0) })
  }

  /// Appends a color in the format of style sheets.
  mutating func color(_ color: LayerSnapshot.Color) {
    raw("\"#")
    for part in [color.red, color.green, color.blue, color.alpha] {
      let value = UInt8((max(0, min(1, part)) * 255).rounded())
      bytes.append(Self.hexadecimal(value >> 4))
      bytes.append(Self.hexadecimal(value & 15))
    }
    raw("\"")
  }

  mutating func optional<Value>(_ value: Value?, _ write: (inout MessageText, Value) -> Void) {
    if let value { write(&self, value) } else { raw("null") }
  }
}
