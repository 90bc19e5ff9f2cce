import PortableUIKit
import Testing

/// A diffable data source of a collection view.
@MainActor struct CollectionDiffableTests {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  final class Cell: UICollectionViewCell {
    var configurations = 0
  }

  /// Moves items as the user does.
  final class MovingSource: UICollectionViewDiffableDataSource<Int, Int> {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    {
      true
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath),
        let other = itemIdentifier(for: destinationIndexPath)
      else { return }
      var new = snapshot()
      new.moveItem(item, afterItem: other)
      apply(new)
    }
  }

  @MainActor final class Stage {
    let simulator = HostSimulator(device: .phone47)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view: UICollectionView
    let source: Source

    init(moves: Bool = false, headerHeight: CGFloat = 0) {
      simulator.makeCurrent()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize.height = headerHeight
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
        cell.configurations += 1
        cell.tag = item
      }
      let provider: Source.CellProvider = { view, indexPath, item in
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
      }
      source =
        moves
        ? MovingSource(collectionView: view, cellProvider: provider)
        : Source(collectionView: view, cellProvider: provider)
      window.addSubview(view)
      window.isHidden = false
    }

    func show(_ sections: [[Int]], animated: Bool = false) {
      var snapshot = Snapshot()
      for (section, items) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      source.apply(snapshot, animatingDifferences: animated)
      window.layoutIfNeeded()
    }

    var shown: [Int] { view.visibleCells.map(\.tag) }
    func cell(_ item: Int) -> Cell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? Cell
    }
    /// Where an item is seen a tenth of a second later, from the left.
    func soonSeen(_ item: Int) -> CGFloat? {
      simulator.advance(by: 0.1)
      return cell(item).map { ($0.layer.presentation() ?? $0.layer).frame.minX }
    }
  }

  @Test("[A] the collection view shows the snapshot, with the views of the supplementary view provider")
  func supplementaryViews() {
    let stage = Stage(headerHeight: 20)
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in view.tag = 100 + indexPath.section }
    stage.source.supplementaryViewProvider = { view, kind, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
    stage.show([[1, 2], [3]])
    expectEqual(stage.shown, [1, 2, 3])
    let headers = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    expectEqual(headers.map(\.tag).sorted(), [100, 101])
    expectEqual(stage.source.indexPath(for: 3), IndexPath(item: 0, section: 1))
    expect(stage.source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
    expect(stage.source.sectionIdentifier(for: 1) == 1 && stage.source.index(for: 0) == 0)
  }

  @Test(
    "400 random snapshots: the collection view shows each, and items that stay keep their cells",
    arguments: [true, false])
  func random(animated: Bool) {
    let stage = Stage()
    var numbers = ListNumbers(state: 9)
    var last = 0
    var kept = 0
    for round in 0..<400 {
      let old = stage.source.snapshot()
      var new = old
      TableDiffableTests.change(&new, &numbers, &last)
      let before = Dictionary(uniqueKeysWithValues: stage.view.visibleCells.map { ($0.tag, $0) })
      stage.source.apply(new, animatingDifferences: animated)
      stage.window.layoutIfNeeded()
      if numbers.chance(70) { stage.simulator.advance(by: 0.4) }
      let paths = stage.view.indexPathsForVisibleItems
      expectEqual(stage.shown, paths.map { stage.source.itemIdentifier(for: $0) ?? -1 }, "round \(round)")
      let gone = Set(new.reloadedItemIdentifiers)
      for cell in stage.view.visibleCells where !gone.contains(cell.tag) {
        guard let former = before[cell.tag], let section = new.sectionIdentifier(containingItem: cell.tag),
          section == old.sectionIdentifier(containingItem: cell.tag),
          !new.reloadedSectionIdentifiers.contains(section)
        else { continue }
        expectSame(cell, former, "round \(round)")
        kept += 1
      }
    }
    expectGreater(kept, 500)
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] differences are animated or not, and the completion handler runs")
  func animation() {
    let stage = Stage()
    stage.show([[1, 2, 3]])
    var isDone = false
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems([1])
    stage.source.apply(snapshot) { isDone = true }
    let x = stage.soonSeen(2) ?? 0
    expect(!isDone && x > 0 && x < 100, "\(x)")
    stage.simulator.advance(by: 0.5)
    expect(isDone && stage.soonSeen(2) == 0)
    let cell = stage.cell(3)
    snapshot.deleteItems([2])
    stage.source.apply(snapshot, animatingDifferences: false)
    stage.window.layoutIfNeeded()
    expect(stage.cell(3) === cell && cell?.configurations == 1 && stage.soonSeen(3) == 0)
  }

  @Test("[A] reconfiguring keeps the cell, reloading and reload data replace it")
  func reloading() {
    let stage = Stage()
    stage.show([[1, 2]])
    let cells = [1, 2].map { stage.cell($0) }
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    stage.source.apply(snapshot, animatingDifferences: false)
    stage.window.layoutIfNeeded()
    expect(stage.cell(2) === cells[1] && cells.map { $0?.configurations } == [2, 2])
    stage.source.applySnapshotUsingReloadData(stage.source.snapshot())
    stage.window.layoutIfNeeded()
    expectEqual(stage.shown, [1, 2])
  }

  @Test("[K] an item that the user moves is moved by the snapshot that the data source applies")
  func movedItem() {
    let stage = Stage(moves: true)
    stage.show([[1, 2, 3]])
    expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 25))
    stage.window.layoutIfNeeded()
    stage.view.endInteractiveMovement()
    stage.simulator.advance(by: 1)
    expectEqual(stage.source.snapshot().itemIdentifiers, [2, 3, 1])
    expectEqual(stage.shown, [2, 3, 1])
    expectEqual(stage.cell(1)?.frame.minX, 200)
  }

  @Test(
    "[R] a collection view with a diffable data source refuses direct changes, and a header without a provider"
  )
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage()
        stage.show([[1, 2]])
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(headerHeight: 20)
        stage.show([[1]])
      }
    }
  }
}
