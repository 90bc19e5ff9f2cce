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
