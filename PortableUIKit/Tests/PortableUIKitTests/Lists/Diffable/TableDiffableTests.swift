import PortableUIKit
import Testing

/// A diffable data source of a table.
@MainActor struct TableDiffableTests {
  typealias Source = UITableViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Counts how often each cell was configured.
  final class Cell: UITableViewCell {
    var configurations = 0
  }

  /// Shows the section's identifier as its title, and lets the user delete even items and move all.
  final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { "Section \($0)" }
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      (itemIdentifier(for: indexPath) ?? 1) % 2 == 0
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath),
        let other = itemIdentifier(for: destinationIndexPath)
      else { return }
      var new = snapshot()
      if sourceIndexPath < destinationIndexPath {
        new.moveItem(item, afterItem: other)
      } else {
        new.moveItem(item, beforeItem: other)
      }
      apply(new, animatingDifferences: false)
    }
  }

  @MainActor final class Stage {
    let simulator = HostSimulator(device: .phone47)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let table: UITableView
    let source: Source

    init(_ type: Source.Type = Source.self) {
      simulator.makeCurrent()
      table = UITableView(frame: window.bounds)
      table.rowHeight = 50
      table.contentInsetAdjustmentBehavior = .never
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      let provider: Source.CellProvider = { table, indexPath, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.configurations += 1
        cell.tag = item
        return cell
      }
      source =
        type == Source.self
        ? Source(tableView: table, cellProvider: provider)
        : TitledSource(tableView: table, cellProvider: provider)
      window.addSubview(table)
      window.isHidden = false
      simulator.step()
    }

    /// Applies a changed copy of the current snapshot.
    func change(
      animated: Bool = true, completion: (() -> Void)? = nil, _ change: (inout Snapshot) -> Void
    ) {
      var snapshot = source.snapshot()
      change(&snapshot)
      source.apply(snapshot, animatingDifferences: animated, completion: completion)
      window.layoutIfNeeded()
    }

    func show(_ sections: [[Int]]) {
      change(animated: false) { snapshot in
        snapshot.deleteAllItems()
        for (section, items) in sections.enumerated() {
          snapshot.appendSections([section])
          snapshot.appendItems(items)
        }
      }
    }

    var shown: [Int] { table.visibleCells.map(\.tag) }
    func cell(_ item: Int) -> Cell? {
      source.indexPath(for: item).flatMap { table.cellForRow(at: $0) } as? Cell
    }
    /// Where a row is seen a tenth of a second later.
    func soonSeen(_ item: Int) -> CGPoint? {
      simulator.advance(by: 0.1)
      return cell(item).map { ($0.layer.presentation() ?? $0.layer).frame.origin }
    }
  }

  @Test("[A] the data source answers with the snapshot that was applied")
  func identifiers() {
    let stage = Stage()
    expect(stage.table.dataSource === stage.source && stage.table.numberOfSections == 0)
    stage.show([[1, 2], [], [3]])
    expectEqual((0..<3).map { stage.table.numberOfRows(inSection: $0) }, [2, 0, 1])
    expectEqual(stage.source.itemIdentifier(for: IndexPath(row: 1, section: 0)), 2)
    expectNil(stage.source.itemIdentifier(for: IndexPath(row: 0, section: 1)))
    expectNil(stage.source.itemIdentifier(for: IndexPath(row: 0, section: 9)))
    expectEqual(stage.source.indexPath(for: 3), IndexPath(row: 0, section: 2))
    expectNil(stage.source.indexPath(for: 9))
    expect(stage.source.sectionIdentifier(for: 2) == 2 && stage.source.sectionIdentifier(for: 3) == nil)
    expect(stage.source.index(for: 1) == 1 && stage.source.index(for: 7) == nil)
    expectEqual(stage.shown, [1, 2, 3])
  }

  /// Changes a snapshot at random, with every operation that snapshots have.
  static func change(_ snapshot: inout Snapshot, _ numbers: inout ListNumbers, _ last: inout Int) {
    func name(_ last: inout Int) -> Int {
      last += 1
      return last
    }
    if snapshot.numberOfSections == 0 { snapshot.appendSections([name(&last)]) }
    for _ in 0..<1 + numbers.below(8) {
      let sections = snapshot.sectionIdentifiers
      let items = snapshot.itemIdentifiers
      let (section, otherSection) = (
        sections[numbers.below(sections.count)], sections[numbers.below(sections.count)]
      )
      guard !items.isEmpty else {
        snapshot.appendItems([name(&last), name(&last)], toSection: section)
        continue
      }
      let (item, other) = (items[numbers.below(items.count)], items[numbers.below(items.count)])
      switch numbers.below(13) {
      case 0: snapshot.appendItems((0..<numbers.below(6)).map { _ in name(&last) }, toSection: section)
      case 1: snapshot.insertItems([name(&last)], beforeItem: item)
      case 2: snapshot.insertItems([name(&last)], afterItem: item)
      case 3: snapshot.deleteItems([item])
      case 4, 5: snapshot.moveItem(item, beforeItem: other)
      case 6: snapshot.moveItem(item, afterItem: other)
      case 7: snapshot.insertSections([name(&last)], beforeSection: section)
      case 8: if sections.count > 1 { snapshot.deleteSections([section]) }
      case 9: snapshot.moveSection(section, afterSection: otherSection)
      case 10: snapshot.reloadItems([item])
      case 11: snapshot.reconfigureItems([item])
      default: snapshot.reloadSections([section])
      }
    }
  }

  @Test(
    "400 random snapshots: the table shows each, and items that stay keep their cells",
    arguments: [true, false])
  func random(animated: Bool) {
    let stage = Stage(TitledSource.self)
    var numbers = ListNumbers(state: 5)
    var last = 0
    var kept = 0
    for round in 0..<400 {
      let old = stage.source.snapshot()
      var new = old
      Self.change(&new, &numbers, &last)
      let before = Dictionary(uniqueKeysWithValues: stage.table.visibleCells.map { ($0.tag, $0) })
      stage.source.apply(new, animatingDifferences: animated)
      stage.window.layoutIfNeeded()
      if numbers.chance(70) { stage.simulator.advance(by: 0.4) }
      expectEqual(stage.source.snapshot().itemIdentifiers, new.itemIdentifiers)
      let expected = stage.table.indexPathsForVisibleRows?.map { stage.source.itemIdentifier(for: $0) ?? -1 }
      expectEqual(stage.shown, expected ?? [], "round \(round)")
      let gone = Set(new.reloadedItemIdentifiers)
      for cell in stage.table.visibleCells where !gone.contains(cell.tag) {
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

  @Test("[A] differences are animated, and the completion handler runs after the animation")
  func animation() {
    let stage = Stage()
    stage.show([[1, 2, 3]])
    var isDone = false
    stage.change(completion: { isDone = true }) { $0.deleteItems([1]) }
    let y = stage.soonSeen(2)?.y ?? 0
    expect(!isDone && y > 0 && y < 50, "\(y)")
    stage.simulator.advance(by: 0.5)
    expect(isDone && stage.soonSeen(2)?.y == 0)
  }

  @Test("[A] without animation, differences are applied as well: rows that stay keep their cells")
  func withoutAnimation() {
    let stage = Stage()
    stage.show([[1, 2, 3]])
    let cell = stage.cell(3)
    stage.change(animated: false) { $0.deleteItems([1]) }
    expect(stage.cell(3) === cell && cell?.configurations == 1)
    expectEqual(stage.soonSeen(3)?.y, 50)
  }

  @Test("[A] inserted rows appear with the default row animation")
  func defaultRowAnimation() {
    let stage = Stage()
    expectEqual(stage.source.defaultRowAnimation, .automatic)
    stage.show([[1, 2]])
    stage.source.defaultRowAnimation = .left
    stage.change { $0.appendItems([3]) }
    let x = stage.soonSeen(3)?.x ?? 0
    expect(x > -375 && x < 0, "\(x)")
  }

  @Test("[A] reloading replaces the cell, reconfiguring configures it again, and reload data replaces all")
  func reloading() {
    let stage = Stage()
    stage.show([[1, 2, 3]])
    let cells = [1, 2, 3].map { stage.cell($0) }
    stage.change(animated: false) {
      $0.reloadItems([1])
      $0.reconfigureItems([2])
    }
    // The replaced cell may be used again at once.
    expect(stage.cell(2) === cells[1] && stage.cell(3) === cells[2])
    expectEqual(cells.map { $0?.configurations }, [2, 2, 1])
    expectEmpty(stage.source.snapshot().reloadedItemIdentifiers)
    var isDone = false
    stage.source.applySnapshotUsingReloadData(stage.source.snapshot()) { isDone = true }
    stage.window.layoutIfNeeded()
    expectEqual(cells.compactMap { $0?.configurations }.reduce(0, +), 8)
    expect(isDone)
  }

  @Test("[A] subclasses provide titles and decide which rows can be edited")
  func subclass() {
    let stage = Stage(TitledSource.self)
    stage.show([[1, 2]])
    expectEqual(stage.table.headerView(forSection: 0)?.textLabel?.text, "Section 0")
    stage.table.isEditing = true
    expect(
      stage.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none
        && stage.cell(2)?.editingStyle == .delete)
    let plain = Stage()
    plain.show([[2]])
    plain.table.isEditing = true
    expectEqual(plain.cell(2)?.editingStyle, UITableViewCell.EditingStyle.none)
  }

  @Test("[K] a row that the user moves is moved by the snapshot that the data source applies")
  func movedRow() {
    let stage = Stage(TitledSource.self)
    stage.show([[2, 4, 6, 8]])
    let header = stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    stage.table.isEditing = true
    stage.simulator.step()
    let finger = HostFinger(in: stage.window, simulator: stage.simulator)
    finger.down(at: CGPoint(x: 355, y: header + 25))
    stage.simulator.advance(by: 0.3)
    for step in 1...10 {
      finger.move(to: CGPoint(x: 355, y: header + 25 + 11 * CGFloat(step)))
      stage.simulator.step()
    }
    finger.up()
    stage.simulator.runUntilIdle()
    expectEqual(stage.source.snapshot().itemIdentifiers, [4, 6, 2, 8])
    expectEqual(stage.shown, [4, 6, 2, 8])
    expectEqual(stage.table.visibleCells.map { $0.frame.minY - header }, [0, 50, 100, 150])
  }

  @Test("[A] the asynchronous methods return when the completion handlers run")
  func asynchronous() async {
    let stage = Stage()
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    await stage.source.applySnapshotUsingReloadData(snapshot)
    stage.window.layoutIfNeeded()
    expectEqual(stage.shown, [1, 2])
    snapshot.deleteItems([1])
    let task = Task {
      stage.simulator.makeCurrent()
      await stage.source.apply(snapshot)
    }
    while stage.source.snapshot().numberOfItems > 1 { await Task.yield() }
    stage.simulator.makeCurrent()
    stage.simulator.advance(by: 1)
    await task.value
    expectEqual(stage.shown, [2])
  }

  @Test("[R] items that are inserted again are moved, with a warning")
  func repeatedItems() {
    let stage = Stage()
    stage.show([[1, 2, 3]])
    stage.change { $0.appendItems([1]) }
    expect(stage.shown == [2, 3, 1] && stage.simulator.warnings.count == 1)
    stage.change { $0.deleteItems([1]) }
    expectEqual(stage.simulator.warnings.count, 1)
  }

  @Test("[R] a table with a diffable data source refuses direct changes, and a provider without a cell")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage()
        stage.show([[1, 2]])
        stage.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HostSimulator(device: .phone47).makeCurrent()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let source = Source(tableView: table) { _, _, _ in nil }
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
      }
    }
  }
}
