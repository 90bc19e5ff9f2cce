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

extension MessageText {
  /// Appends the description of a property, from which the page makes its control.
  @MainActor mutating func definition(of property: HeaderProperty, summary: String?) {
    raw("{\"owner\":")
    string(property.owner)
    name("name")
    string(property.name)
    name("summary")
    string(summary ?? "")
    name("kind")
    switch property.kind {
    case .number(let range, let step, let unit, let isOptional):
      raw("\"number\"")
      name("range")
      numbers([range.lowerBound, range.upperBound])
      name("step")
      number(step)
      name("unit")
      string(unit)
      name("optional")
      flag(isOptional)
    case .flag: raw("\"flag\"")
    case .choice(let words):
      raw("\"choice\"")
      name("choices")
      list(words) { $0.string($1) }
    case .section: raw("\"section\"")
    }
    raw("}")
  }

  mutating func property(_ value: PropertyValue) {
    switch value {
    case .number(let number): self.number(number)
    case .flag(let flag): self.flag(flag)
    case .word(let word): string(word)
    case .none: raw("null")
    }
  }
}
