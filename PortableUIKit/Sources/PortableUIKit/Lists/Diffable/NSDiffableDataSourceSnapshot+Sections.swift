/// Changes of the sections of a snapshot.
extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end. Traps if an identifier isn't unique.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts empty sections before another one. Traps if an identifier isn't unique, or if the snapshot lacks the other section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Inserts empty sections after another one. Traps if an identifier isn't unique, or if the snapshot lacks the other section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  /// Removes sections with their items. Ignores identifiers that the snapshot lacks.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      deleteItems(items[section] ?? [])
      items[section] = nil
    }
    sections.removeAll(where: gone.contains)
    reloadedSections.removeAll(where: gone.contains)
  }

  /// Moves a section before another one. Traps if the snapshot lacks one of them.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves a section after another one. Traps if the snapshot lacks one of them.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, distance: 1)
  }

  // MARK: - Places

  func place(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else { Self.stop("there is no section \(section)") }
    return index
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    Self.requireUnique(sections + new, "section")
    sections.insert(contentsOf: new, at: index)
    for section in new { items[section] = [] }
  }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, distance: Int
  ) {
    let index = place(of: section)
    guard section != other else { return }
    sections.remove(at: index)
    sections.insert(section, at: place(of: other) + distance)
  }
}
