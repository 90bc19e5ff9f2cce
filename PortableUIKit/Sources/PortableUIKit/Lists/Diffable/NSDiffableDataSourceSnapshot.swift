/// The sections and items that a list shows, as unique identifiers in their order.
///
/// A snapshot is created empty, or with the current state by the `snapshot()` method of a diffable data source. Applying it to
/// the data source changes the list.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  var sections: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []
  /// The number of items that were inserted although the snapshot contained them.
  var repeatedCount = 0

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Metrics

  /// The number of items.
  public var numberOfItems: Int { homes.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// Returns the number of items in a section. Traps if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  // MARK: - Identifiers

  /// The identifiers of the sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The identifiers of the items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// Returns the identifiers of the items in a section. Traps if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { Self.stop("there is no section \(identifier)") }
    return items
  }
  /// Returns the identifier of the section that contains an item, or `nil` if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// Returns the index of an item among the items of all sections, or `nil` if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let index = items[home]?.firstIndex(of: identifier) else {
      return nil
    }
    return sections.prefix { $0 != home }.reduce(index) { $0 + numberOfItems(inSection: $1) }
  }
  /// Returns the index of a section, or `nil` if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: - Reloading

  /// Requests new cells for items when the snapshot is applied. Traps if there is no such item.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers)
    reloadedItems += identifiers
  }
  /// Requests that the existing cells of items are configured again when the snapshot is applied. Traps if there is no such item.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers)
    reconfiguredItems += identifiers
  }
  /// Requests new cells and supplementary views for sections when the snapshot is applied. Traps if there is no such section.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSections += identifiers
  }
  /// The items that were reloaded in this snapshot.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items that were reconfigured in this snapshot.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }
  /// The sections that were reloaded in this snapshot.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  private func requireItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where homes[identifier] == nil {
      Self.stop("there is no item \(identifier)")
    }
  }

  // MARK: - Misuse

  static func stop(_ message: String) -> Never { fatalError("NSDiffableDataSourceSnapshot: \(message)") }

  static func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ noun: String) {
    guard Set(identifiers).count < identifiers.count else { return }
    var known: Set<Identifier> = []
    let repeated = identifiers.filter { !known.insert($0).inserted }
    stop("supplied \(noun) identifiers are not unique. Duplicate identifiers: \(repeated)")
  }
}
