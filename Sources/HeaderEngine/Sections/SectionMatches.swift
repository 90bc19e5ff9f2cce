/// Finds sections by identifier, each once; those that share an identifier in their order.
struct SectionMatches {
  private let names: [String]
  private var isTaken: [Bool]

  /// Sections with these identifiers, none of them taken.
  init(names: [String]) {
    self.names = names
    isTaken = [Bool](repeating: false, count: names.count)
  }

  /// Returns the index of the first section of this name that wasn't taken before, and takes it.
  mutating func take(_ name: String) -> Int? {
    for index in names.indices where !isTaken[index] && names[index] == name {
      isTaken[index] = true
      return index
    }
    return nil
  }
}
