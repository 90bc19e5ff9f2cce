/// Writes JSON that is the same on every machine: keys are sorted, and numbers are rounded to 1e-9.
package enum JSONText {
  /// Returns the value on one line, without spaces.
  package static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let value): return number(value)
    case .string(let value): return string(value)
    case .array(let items): return "[" + items.map(line).joined(separator: ",") + "]"
    case .object(let fields):
      let sorted = fields.sorted { $0.key < $1.key }.map { "\(string($0.key)):\(line($0.value))" }
      return "{" + sorted.joined(separator: ",") + "}"
    }
  }

  /// Returns an object with one line for each field and for each item of a list, which comes last.
  package static func file(_ fields: [(String, JSONValue)], _ list: String, _ items: [JSONValue]) -> String {
    let head = fields.map { "\(string($0)):\(line($1)),\n" }.joined()
    return "{\n\(head)\(string(list)):[\n\(items.map(line).joined(separator: ",\n"))\n]}\n"
  }

  /// Returns `value` rounded to 1e-9, without an exponent if possible, or `null` if it isn't finite.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // Above this limit, the precision of `Double` is coarser than the rounding.
    let rounded = abs(value) < 4_000_000 ? (value * 1e9).rounded() / 1e9 : value
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return abs(rounded) < 1e-4 ? fraction(rounded) : String(rounded)
  }

  /// Returns `value` rounded to a multiple of 1 / `parts`.
  package static func number(_ value: Double, parts: Double) -> String {
    number((value * parts).rounded() / parts)
  }

  /// Returns `text` in quotes, with escapes where JSON requires them.
  package static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns a number below 1e-4 without the exponent that Swift would write. It is already a multiple of
  /// 1e-9.
  private static func fraction(_ value: Double) -> String {
    let digits = String(Int64((abs(value) * 1e9).rounded()))
    var decimals = String(repeating: "0", count: 9 - digits.count) + digits
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return (value < 0 ? "-0." : "0.") + decimals
  }
}
