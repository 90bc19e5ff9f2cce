/// Finds sections by identifier, each once. Sections that share an identifier are found in their order.
struct SectionMatches {
  /// The identifiers of all sections. `nil` stands for a section that was taken.
  private var names: [String?]

  init(_ sections: [SectionConfiguration]) { names = sections.map { $0.identifier } }

  /// Returns the index of the first section of this name that wasn't taken before, and takes it.
  mutating func take(_ name: String) -> Int? {
    guard let index = names.firstIndex(of: name) else { return nil }
    names[index] = nil
    return index
  }
}
