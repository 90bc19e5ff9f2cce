import Foundation

/// A data source that makes all changes of its list itself.
@MainActor protocol DiffableDataSource: AnyObject {
  /// A Boolean value that indicates whether a snapshot is being applied.
  var isApplying: Bool { get }
}

extension DiffableDataSource {
  /// Stops the program if another object changes the list.
  func requireApplying(_ list: String) {
    precondition(
      isApplying,
      "a \(list) with a diffable data source must be changed by applying a snapshot. Don't insert, delete, "
        + "move, or reload its content directly.")
  }
}

/// What a diffable data source shows.
@MainActor struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Replaces the content, and forgets what the new snapshot wants to reload.
  mutating func show(_ new: Snapshot) {
    if new.repeatedCount > 0 {
      HostSimulator.current.warn(
        "NSDiffableDataSourceSnapshot: \(new.repeatedCount) item identifiers were inserted that already exist "
          + "in the snapshot. The existing items are moved. Inserted identifiers should be unique.")
    }
    snapshot = new
    snapshot.reloadedSections = []
    snapshot.reloadedItems = []
    snapshot.reconfiguredItems = []
    snapshot.repeatedCount = 0
  }

  func section(_ index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index] : nil
  }

  /// The number of items in a section. Traps if there is no such section.
  func count(inSection index: Int) -> Int { snapshot.numberOfItems(inSection: snapshot.sections[index]) }

  func item(at indexPath: IndexPath) -> Item? {
    guard let section = section(indexPath.section), let items = snapshot.items[section],
      items.indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.item]
  }

  func indexPath(of item: Item) -> IndexPath? {
    guard let home = snapshot.homes[item], let section = snapshot.indexOfSection(home),
      let row = snapshot.items[home]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: section)
  }

  /// Returns the item at an index path. Traps if there is none.
  func requiredItem(at indexPath: IndexPath) -> Item {
    guard let item = item(at: indexPath) else {
      preconditionFailure("a diffable data source has no item at \(indexPath)")
    }
    return item
  }
}
