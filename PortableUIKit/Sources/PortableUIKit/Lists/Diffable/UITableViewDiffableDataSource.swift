import Foundation

/// A data source of a table view whose content is described by snapshots.
///
/// The data source compares each snapshot with the former one, and updates the table view with their differences. The table view
/// doesn't retain its data source.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that returns the configured cell of an item. Returning `nil` traps.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private(set) final var isApplying = false

  /// Creates an empty data source, and sets it as the data source of a table view.
  public init(
    tableView: UITableView,
    cellProvider:
      @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  ) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted, deleted, and reloaded rows. The default is `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: - Snapshots

  /// Updates the table view with the differences between its content and a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - animatingDifferences: A Boolean value that determines whether the differences are animated. Both ways, rows that stay
  ///     keep their cells. The default is `true`.
  ///   - completion: A closure that runs after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard animatingDifferences else {
      return UIView.performWithoutAnimation { update(to: snapshot, completion) }
    }
    update(to: snapshot, completion)
  }

  /// Updates the table view with the differences between its content and a snapshot, and returns after the animation.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - animatingDifferences: A Boolean value that determines whether the differences are animated. The default is `true`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading the table view, without comparing it and without animation.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - completion: A closure that runs after the table view was reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.show(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading the table view, without comparing it and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns the current content, without anything to reload.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  private func update(
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ completion: (() -> Void)?
  ) {
    guard let tableView else {
      state.show(new)
      completion?()
      return
    }
    let changes = DiffableChanges(from: state.snapshot, to: new)
    isApplying = true
    tableView.performBatchUpdates(
      {
        state.show(new)
        send(changes.updates, to: tableView)
      }, completion: { _ in completion?() })
    if !changes.reconfigured.isEmpty { tableView.reconfigureRows(at: changes.reconfigured.map(\.indexPath)) }
    isApplying = false
  }

  private func send(_ updates: ListUpdates, to tableView: UITableView) {
    func paths(_ positions: Set<ListPosition>) -> [IndexPath] { positions.sorted().map(\.indexPath) }
    let animation = defaultRowAnimation
    tableView.deleteSections(IndexSet(updates.deletedSections), with: animation)
    tableView.insertSections(IndexSet(updates.insertedSections), with: animation)
    tableView.reloadSections(IndexSet(updates.reloadedSections), with: animation)
    for (from, to) in updates.movedSections { tableView.moveSection(from, toSection: to) }
    tableView.deleteRows(at: paths(updates.deletedRows), with: animation)
    tableView.insertRows(at: paths(updates.insertedRows), with: animation)
    tableView.reloadRows(at: paths(updates.reloadedRows), with: animation)
    for (from, to) in updates.movedRows { tableView.moveRow(at: from.indexPath, to: to.indexPath) }
  }

  // MARK: - Identifiers

  /// Returns the identifier of the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(index) }

  /// Returns the index of a section, or `nil` if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the identifier of the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

  /// Returns the index path of an item, or `nil` if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.indexPath(of: itemIdentifier)
  }

  // MARK: - UITableViewDataSource

  /// Returns the number of sections of the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in a section of the current snapshot. Traps if there is no such section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.count(inSection: section)
  }

  /// Returns the cell of the cell provider. Traps if it returns `nil`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = state.requiredItem(at: indexPath)
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure(
        "the cell provider of a UITableViewDiffableDataSource returned nil for the item \(item) at \(indexPath)"
      )
    }
    return cell
  }

  /// Returns `nil`. Override this method to show titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns `nil`. Override this method to show titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns `false`. Override this method to let the user edit rows.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `false`. Override this method to let the user move rows.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing. Override this method to apply a snapshot without the deleted row, or with a new one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Override this method to apply a snapshot with the moved row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource: DiffableDataSource {}
