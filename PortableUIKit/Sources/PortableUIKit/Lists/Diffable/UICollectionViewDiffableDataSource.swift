import Foundation

/// A data source of a collection view whose content is described by snapshots.
///
/// The data source compares each snapshot with the former one, and updates the collection view with their differences. The
/// collection view doesn't retain its data source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that returns the configured cell of an item. Returning `nil` traps.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a configured supplementary view. Returning `nil` traps.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private(set) final var isApplying = false

  /// Creates an empty data source, and sets it as the data source of a collection view.
  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that returns supplementary views. The default is `nil`, which traps if the layout has such views.
  open var supplementaryViewProvider:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?

  // MARK: - Snapshots

  /// Updates the collection view with the differences between its content and a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - animatingDifferences: A Boolean value that determines whether the differences are animated. Both ways, items that stay
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

  /// Updates the collection view with the differences between its content and a snapshot, and returns after the animation.
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

  /// Shows a snapshot by reloading the collection view, without comparing it and without animation.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - completion: A closure that runs after the collection view was reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.show(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading the collection view, without comparing it and without animation.
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
    guard let collectionView else {
      state.show(new)
      completion?()
      return
    }
    let changes = DiffableChanges(from: state.snapshot, to: new)
    isApplying = true
    collectionView.performBatchUpdates(
      {
        state.show(new)
        send(changes.updates, to: collectionView)
      }, completion: { _ in completion?() })
    if !changes.reconfigured.isEmpty {
      collectionView.reconfigureItems(at: changes.reconfigured.map(\.indexPath))
    }
    isApplying = false
  }

  private func send(_ updates: ListUpdates, to collectionView: UICollectionView) {
    func paths(_ positions: Set<ListPosition>) -> [IndexPath] { positions.sorted().map(\.indexPath) }
    collectionView.deleteSections(IndexSet(updates.deletedSections))
    collectionView.insertSections(IndexSet(updates.insertedSections))
    collectionView.reloadSections(IndexSet(updates.reloadedSections))
    for (from, to) in updates.movedSections { collectionView.moveSection(from, toSection: to) }
    collectionView.deleteItems(at: paths(updates.deletedRows))
    collectionView.insertItems(at: paths(updates.insertedRows))
    collectionView.reloadItems(at: paths(updates.reloadedRows))
    for (from, to) in updates.movedRows { collectionView.moveItem(at: from.indexPath, to: to.indexPath) }
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

  // MARK: - UICollectionViewDataSource

  /// Returns the number of sections of the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in a section of the current snapshot. Traps if there is no such section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.count(inSection: section)
  }

  /// Returns the cell of the cell provider. Traps if it returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = state.requiredItem(at: indexPath)
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure(
        "the cell provider of a UICollectionViewDiffableDataSource returned nil for the item \(item) at "
          + "\(indexPath)")
    }
    return cell
  }

  /// Returns the view of the supplementary view provider. Traps if there is none, or if it returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "the supplementaryViewProvider of a UICollectionViewDiffableDataSource isn't set or returned nil for "
          + "the element kind \(kind) at \(indexPath)")
    }
    return view
  }

  /// Returns `false`. Override this method to let the user move items.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing. Override this method to apply a snapshot with the moved item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionViewDiffableDataSource: DiffableDataSource {}
