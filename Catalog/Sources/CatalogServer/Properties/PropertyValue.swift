/// The value of a header's property, as the page sends and shows it.
enum PropertyValue: Equatable, Sendable {
  case number(Double)
  case flag(Bool)
  /// A case of an enumeration or the name of a type, as in Swift but without a dot.
  case word(String)
  /// The value `nil` of an optional property.
  case none
}

extension PropertyValue: Decodable {
  /// The largest magnitude of a number that the page can set.
  static let furthest = 10_000.0

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      guard abs(number) <= Self.furthest else {
        throw MessageFault("the number of a property must be from \(-Self.furthest) to \(Self.furthest)")
      }
      self = .number(number)
    } else if let word = try? container.decode(String.self), word.utf8.count <= 100 {
      self = .word(word)
    } else {
      throw MessageFault("a property must be a number, true, false, a short text, or null")
    }
  }
}
