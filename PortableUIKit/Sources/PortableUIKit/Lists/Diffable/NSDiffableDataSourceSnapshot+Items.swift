/// Changes of the items of a snapshot.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  /// Traps if two of the identifiers are equal, or if there is no such section. An item that is in the snapshot already is moved;
  /// applying the snapshot then stores a warning, as UIKit logs one.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - sectionIdentifier: The section. If it's `nil`, the items are added to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      Self.stop("there are currently no sections. Add a section first.")
    }
    insert(identifiers) { (section, $0.numberOfItems(inSection: section)) }
  }

  /// Inserts items before another one. Traps if two of the identifiers are equal, or if the snapshot lacks the other item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) { $0.place(of: beforeIdentifier) }
  }

  /// Inserts items after another one. Traps if two of the identifiers are equal, or if the snapshot lacks the other item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) {
      let place = $0.place(of: afterIdentifier)
      return (place.section, place.index + 1)
    }
  }

  /// Removes items. Ignores identifiers that the snapshot lacks.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll(where: gone.contains) }
    for identifier in gone { homes[identifier] = nil }
    forget(gone)
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one. Traps if the snapshot lacks one of them.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier) { $0.insertItems([identifier], beforeItem: toIdentifier) }
  }

  /// Moves an item after another one. Traps if the snapshot lacks one of them.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier) { $0.insertItems([identifier], afterItem: toIdentifier) }
  }

  // MARK: - Places

  func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
      Self.stop("there is no item \(item)")
    }
    return (section, index)
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], at place: (Self) -> (section: SectionIdentifierType, index: Int)
  ) {
    Self.requireUnique(new, "item")
    let repeated = new.filter { homes[$0] != nil }
    if !repeated.isEmpty {
      repeatedCount += repeated.count
      deleteItems(repeated)
    }
    let (section, index) = place(self)
    items[section]?.insert(contentsOf: new, at: index)
    for item in new { homes[item] = section }
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, insert: (inout Self) -> Void
  ) {
    let section = place(of: item).section
    guard item != other else { return }
    let (reloaded, reconfigured) = (reloadedItems, reconfiguredItems)
    homes[item] = nil
    items[section]?.removeAll { $0 == item }
    insert(&self)
    (reloadedItems, reconfiguredItems) = (reloaded, reconfigured)
  }

  /// Removes deleted items from the lists of those to reload.
  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    if !reloadedItems.isEmpty { reloadedItems.removeAll(where: gone.contains) }
    if !reconfiguredItems.isEmpty { reconfiguredItems.removeAll(where: gone.contains) }
  }
}
