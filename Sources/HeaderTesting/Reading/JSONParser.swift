import Foundation

/// Parses JSON text (RFC 8259) and reports line and column of the first error.
///
/// Foundation's decoder doesn't report the location and accepts some errors and repeated keys.
struct JSONParser {
  /// An error in the text with its line and column, both counted from 1.
  struct Fault: Error {
    var line: Int
    var column: Int
    var problem: String
  }

  /// The maximum depth of nesting. The limit prevents files from exhausting the stack.
  private static let deepest = 100

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var position = 0 {
    didSet { next = position < bytes.count ? bytes[position] : nil }
  }
  /// The byte at `position`, or `nil` at the end. It's stored, because the parser looks at most bytes several times.
  private var next: UInt8?

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    next = bytes.first
  }

  /// Returns the value of `bytes`, which are UTF-8 text.
  static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.position == bytes.count else { throw parser.fault("expected the end of the file") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    skipBlanks()
    guard depth < Self.deepest else { throw fault("nested more than \(Self.deepest) deep") }
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw fault("the text ends where a value was expected")
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      return .number(try number())
    default: throw fault("expected a value")
    }
  }

  private mutating func object(depth: Int) throws(Fault) -> [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    position += 1
    if skip("}") { return fields }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw fault("expected a field name in quotes") }
      let start = position
      let name = try string()
      guard skip(":") else { throw fault("expected a colon after \"\(name)\"") }
      let field = try value(depth: depth + 1)
      if fields.updateValue(field, forKey: name) != nil {
        throw fault("the field \"\(name)\" appears twice", at: start)
      }
    } while skip(",")
    guard skip("}") else { throw fault("expected a comma or a closing brace") }
    return fields
  }

  private mutating func array(depth: Int) throws(Fault) -> [JSONValue] {
    var items: [JSONValue] = []
    position += 1
    if skip("]") { return items }
    repeat {
      items.append(try value(depth: depth + 1))
    } while skip(",")
    guard skip("]") else { throw fault("expected a comma or a closing bracket") }
    return items
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("expected \(word)") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(Fault) -> Double {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw fault("the number \(text) is out of range", at: start)
    }
    return number
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = next, Self.digits.contains(byte) { position += 1 }
    if position == start { throw fault("expected a digit") }
  }

  // MARK: Blanks and places

  private mutating func skipBlanks() {
    // Comparisons, because a list of the four characters would be allocated for each character of the text.
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(_ problem: String, at index: Int? = nil) -> Fault {
    let before = bytes[..<(index ?? position)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = 1 + before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    let column = 1 + String(decoding: before[lineStart...], as: UTF8.self).count
    return Fault(line: line, column: column, problem: problem)
  }
}

// MARK: - Texts

extension JSONParser {
  private mutating func string() throws(Fault) -> String {
    let start = position
    position += 1
    // The text up to the last escape sequence, and the position at which the part after it begins.
    var text: [UInt8] = []
    var partStart = position
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") {
        text += bytes[partStart..<position - 1]
        guard let string = String(bytes: text, encoding: .utf8) else {
          throw fault("the text is not UTF-8", at: start)
        }
        return string
      }
      if byte == UInt8(ascii: "\\") {
        text += bytes[partStart..<position - 1]
        text += Array(String(try escape()).utf8)
        partStart = position
      } else if byte < 0x20 {
        throw fault("a control character must be escaped", at: position - 1)
      }
    }
    throw fault("the text has no closing quote", at: start)
  }

  /// Returns the character that an escape sequence represents.
  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = position - 1
    let letter = next.map { Unicode.Scalar($0) }
    position += 1
    if letter == "u" { return try codePoint(from: start) }
    guard let letter, let character = Self.escapes[letter] else { throw fault("unknown escape", at: start) }
    return character
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private mutating func codePoint(from start: Int) throws(Fault) -> Unicode.Scalar {
    let first = try hexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    // This is the first half of a surrogate pair; the second must follow.
    if 0xD800..<0xDC00 ~= first, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try hexDigits(from: start)
      if 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw fault("half of a surrogate pair", at: start)
  }

  private mutating func hexDigits(from start: Int) throws(Fault) -> UInt32 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let code = UInt32(digits, radix: 16)
    else { throw fault("expected four hexadecimal digits", at: start) }
    position += 4
    return code
  }
}
