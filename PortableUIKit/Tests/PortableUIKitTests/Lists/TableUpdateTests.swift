import Testing

@testable import PortableUIKit

@MainActor struct TableUpdateTests {
  /// Shows named rows of 40 to 90 points.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var model: ListModel
    var selfSizes = false
    /// By how much all rows are higher, in points.
    var growth: CGFloat = 0
    var made: [UITableViewCell] = []
    init(_ model: ListModel) { self.model = model }
    func height(_ name: Int) -> CGFloat { growth + 40 + CGFloat(name * 7 % 51) }
    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      model.sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let name = model.sections[indexPath.section].rows[indexPath.row]
      let reused = tableView.dequeueReusableCell(withIdentifier: "row") as? HighCell
      let cell = reused ?? HighCell(style: .default, reuseIdentifier: "row")
      if reused == nil { made.append(cell) }
      cell.tag = name
      cell.height = height(name)
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      if selfSizes { return UITableView.automaticDimension }
      return height(model.sections[indexPath.section].rows[indexPath.row])
    }
  }

  final class HighCell: UITableViewCell {
    var height: CGFloat = 44
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let table: UITableView
    let source: Source

    init(_ model: ListModel, selfSizes: Bool = false) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      window.isHidden = false
      table = UITableView(frame: window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      source = Source(model)
      source.selfSizes = selfSizes
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    /// The names of the rows in view with where they are seen, from the top.
    var seen: [(name: Int, y: CGFloat)] {
      table.visibleCells.map { ($0.tag, $0.frame.minY - table.contentOffset.y) }
    }
  }

  func model(_ rows: [Int]) -> ListModel {
    var numbers = ListNumbers(state: 1)
    var model = ListModel(numbers: &numbers)
    model.replace(rows)
    return model
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test(
    "500 random batches: rows in view are right, and the first one stays where it is seen",
    arguments: [false, true])
  func randomBatches(selfSizes: Bool) {
    var numbers = ListNumbers(state: 77)
    let stage = Stage(ListModel(numbers: &numbers, sections: 5, rows: 40), selfSizes: selfSizes)
    var kept = 0
    for round in 0..<500 {
      let limit = max(0, stage.table.contentSize.height - 400)
      stage.table.contentOffset.y = (limit * CGFloat(numbers.below(101)) / 100).rounded()
      stage.window.layoutIfNeeded()
      let (seen, offset) = (stage.seen, stage.table.contentOffset.y)
      let updates = stage.source.model.change(&numbers)
      let isAnimated = numbers.chance(75)
      UIView.setAnimationsEnabled(isAnimated)
      stage.table.performBatchUpdates { stage.table.tell(updates) }
      UIView.setAnimationsEnabled(true)
      stage.window.layoutIfNeeded()
      if numbers.chance(70) { stage.simulator.advance(by: 0.4) }
      check(stage, round)
      // Unless the content got too short, the first visible row has not moved with an animated update.
      let moved = Set(updates.movedRows.values.map { stage.source.model.sections[$0.section].rows[$0.row] })
      let end = max(0, stage.table.contentSize.height - 400)
      let present = stage.table.contentOffset.y
      if isAnimated, offset > 0, present > 0, present < end, let first = seen.first,
        stage.source.model.survivor(first.name) != nil, !moved.contains(first.name)
      {
        kept += 1
        let now = stage.seen.first { $0.name == first.name }
        expectEqual(now.map { abs($0.y - first.y) < 0.51 }, true, "round \(round)")
      }
      if offset == 0 { expectEqual(stage.table.contentOffset.y, 0) }
      if round % 50 == 0 { stage.source.model.grow(&numbers); stage.table.reloadData() }
    }
    expectGreater(kept, 50)
    stage.simulator.advance(by: 1)
    // Every cell is in view or waits, none twice, and far fewer were made than rows were shown.
    let waiting = stage.source.made.filter { stage.table.reusePool.contains($0) }.count
    expectEqual(waiting, stage.table.reusePool.cellCount)
    expectEqual(waiting + stage.table.visibleCells.count, stage.source.made.count)
    expectLess(stage.source.made.count, 60)
  }

  private func check(_ stage: Stage, _ round: Int) {
    let table = stage.table
    let paths = table.indexPathsForVisibleRows ?? []
    expectEqual(paths, paths.sorted())
    for (path, cell) in zip(paths, table.visibleCells) {
      let name = stage.source.model.sections[path.section].rows[path.row]
      expectEqual(cell.tag, name, "round \(round)")
      expectEqual(cell.frame, table.rectForRow(at: path))
      expect(cell.superview === table && cell.alpha == 1 && !cell.isHidden)
      expectEqual(cell.frame.height, stage.source.height(name))
    }
    for y in stride(from: CGFloat(0.5), to: 400, by: 40) {
      let path = table.indexPathForRow(at: CGPoint(x: 5, y: table.contentOffset.y + y))
      if let path { expect(paths.contains(path), "round \(round)") }
    }
  }

  @Test(
    "[A] batch updates take a block that does not escape, and subclasses that override the method receive it")
  func nonescapingUpdates() {
    final class Table: UITableView {
      var groups = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        groups += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    func apply(_ changes: () -> Void, to table: UITableView) { table.performBatchUpdates(changes) }
    HostSimulator(device: .phone47).makeCurrent()
    let table = Table(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let source = Source(model([1, 2, 3]))
    table.dataSource = source
    table.layoutIfNeeded()
    apply(
      {
        source.model = model([1, 3])
        table.deleteRows(at: [path(1)], with: .none)
      }, to: table)
    expect(table.numberOfRows(inSection: 0) == 2 && table.groups == 1)
  }

  @Test("[A] rows that stay keep their cells; deleted ones fade and go back for use when the animation ends")
  func animation() throws {
    let stage = Stage(model(Array(1...20)))
    let table = stage.table
    let gone = try #require(table.cellForRow(at: path(1)))
    let stays = try #require(table.cellForRow(at: path(2)))
    let oldY = stays.frame.minY
    var log: [Bool] = []
    stage.source.model.replace([1, 3] + Array(4...20))
    table.performBatchUpdates(
      { table.deleteRows(at: [path(1)], with: .fade) }, completion: { log.append($0) })
    expectSame(table.cellForRow(at: path(1)), stays)
    expectEqual(stays.frame.minY, oldY - stage.source.height(2))
    expect(gone.superview === table && gone.alpha == 0)
    stage.simulator.advance(by: 0.15)
    let seen = try #require(stays.layer.presentation()?.frame.minY)
    expect(seen < oldY && seen > stays.frame.minY)
    expectEmpty(log)
    stage.simulator.advance(by: 0.25)
    expectEqual(log, [true])
    expect(gone.superview == nil && gone.alpha == 1)
    expectSame(table.dequeueReusableCell(withIdentifier: "row"), gone)
  }

  @Test(
    "[R] rows in view stay where they are seen unless no heights are estimated, whatever the height of rows is",
    arguments: [(-1, -1), (0, -1), (-1, 0), (0, 0)])
  func rowsAbove(estimate: (row: CGFloat, header: CGFloat)) {
    let stage = Stage(model(Array(1...60)))
    stage.table.rowHeight = 44
    stage.table.estimatedRowHeight = estimate.row
    stage.table.estimatedSectionHeaderHeight = estimate.header
    stage.table.estimatedSectionFooterHeight = 0
    let isEstimated = estimate != (0, 0)
    stage.table.contentOffset.y = 900
    stage.window.layoutIfNeeded()
    let (seen, height) = (stage.seen, stage.source.height(100))
    stage.table.performBatchUpdates {
      stage.source.model = model([100] + Array(1...60))
      stage.table.insertRows(at: [path(0)], with: .none)
    }
    stage.simulator.runUntilIdle()
    expectEqual(stage.table.contentOffset.y, isEstimated ? 900 + height : 900)
    expectEqual(stage.seen.first { $0.name == seen[1].name }?.y, seen[1].y + (isEstimated ? 0 : height))
  }

  @Test("[R] an update sets the content size, even if it stays")
  func equalSize() {
    let stage = Stage(model(Array(1...60)))
    var sizes: [CGSize] = []
    let observation = stage.table.observe(\.contentSize) { table, _ in
      MainActor.assumeIsolated { sizes.append(table.contentSize) }
    }
    let size = stage.table.contentSize
    stage.table.performBatchUpdates {
      stage.source.model = model([51] + Array(1...50) + Array(52...60))
      stage.table.moveRow(at: path(50), to: path(0))
    }
    observation.invalidate()
    expect(!sizes.isEmpty && sizes.allSatisfy { $0 == size })
  }

  @Test("[A] nested groups are carried out together, at the end of the outermost")
  func nestedGroups() {
    let stage = Stage(model([1, 2, 3]))
    stage.table.beginUpdates()
    stage.table.performBatchUpdates {
      stage.source.model.replace([4, 1, 3])
      stage.table.deleteRows(at: [path(1)], with: .none)
    }
    expect(stage.table.hasUncommittedUpdates)
    expectEqual(stage.table.numberOfRows(inSection: 0), 3)
    stage.table.insertRows(at: [path(0)], with: .none)
    stage.table.endUpdates()
    expect(!stage.table.hasUncommittedUpdates)
    expectEqual(stage.table.visibleCells.map(\.tag), [4, 1, 3])
  }

  @Test("[K] an empty group asks for heights again and keeps cells")
  func emptyGroup() throws {
    let stage = Stage(model(Array(1...30)), selfSizes: true)
    let cell = try #require(stage.table.cellForRow(at: path(0)) as? HighCell)
    cell.height = 200
    stage.table.beginUpdates()
    stage.table.endUpdates()
    expectEqual(stage.table.rectForRow(at: path(0)).height, 200)
    expectSame(stage.table.cellForRow(at: path(0)), cell)
    expectEqual(stage.table.rectForRow(at: path(1)).minY, 200)
  }

  @Test("[A] a reloaded row gets another cell, a reconfigured one keeps its own")
  func reloading() throws {
    let stage = Stage(model(Array(1...30)))
    let cell = try #require(stage.table.cellForRow(at: path(1)))
    stage.source.model.replace([1, 99] + Array(3...30))
    stage.table.reconfigureRows(at: [path(1)])
    expect(stage.table.cellForRow(at: path(1)) === cell && cell.tag == 99)
    stage.table.reloadRows(at: [path(1)], with: .fade)
    expect(stage.table.cellForRow(at: path(1)) !== cell)
    expectEqual(stage.table.cellForRow(at: path(1))?.tag, 99)
  }

  @Test("[K] the selection follows its rows and is lost with them")
  func selection() {
    let stage = Stage(model(Array(1...20)))
    stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    stage.source.model.replace([50] + Array(1...20))
    stage.table.insertRows(at: [path(0)], with: .automatic)
    expectEqual(stage.table.indexPathForSelectedRow, path(4))
    expectEqual(stage.table.cellForRow(at: path(4))?.isSelected, true)
    stage.source.model.replace([50, 1, 2, 3] + Array(5...20))
    stage.table.deleteRows(at: [path(4)], with: .automatic)
    expectNil(stage.table.indexPathForSelectedRow)
  }

  @Test("[A] numbers that do not add up stop the program")
  func inconsistency() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var numbers = ListNumbers(state: 1)
        var model = ListModel(numbers: &numbers)
        model.replace([1, 2, 3])
        let stage = Stage(model)
        stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
  }

  @Test("[K] rows that come above what is seen move the offset while content coasts, not what is seen")
  func whileCoasting() throws {
    let stage = Stage(model(Array(1...200)))
    let finger = HostFinger(in: stage.window, simulator: stage.simulator)
    stage.table.contentOffset.y = 3000
    let start = stage.simulator.now
    finger.down(at: CGPoint(x: 100, y: 300), time: start)
    for step in 1...8 {
      finger.move(to: CGPoint(x: 100, y: 300 - 15 * CGFloat(step)), time: start + 0.01 * Double(step))
    }
    finger.up(time: start + 0.09)
    stage.simulator.advance(by: 0.2)
    expect(stage.table.isDecelerating)
    let (before, name) = (stage.table.contentOffset.y, stage.seen[3].name)
    let y = stage.seen[3].y
    stage.source.model.replace([300] + Array(1...200))
    stage.table.insertRows(at: [path(0)], with: .none)
    expectEqual(stage.table.contentOffset.y, before + stage.source.height(300))
    expectEqual(stage.seen.first { $0.name == name }?.y, y)
    expect(stage.table.isDecelerating)
    stage.simulator.advance(by: 1 / 60)
    let moved = stage.table.contentOffset.y - before - stage.source.height(300)
    expect(moved > 0 && moved < 40)
  }
}

extension ListModel {
  /// One section with rows of these names.
  mutating func replace(_ rows: [Int]) { self = ListModel(rows: rows) }

  /// More rows, so that random deletions don't end with nothing.
  mutating func grow(_ numbers: inout ListNumbers) {
    self = ListModel(numbers: &numbers, sections: 5, rows: 40, firstName: (names.max() ?? 0) + 1)
  }
}
