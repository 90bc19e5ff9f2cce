import Testing

@testable import PortableUIKit

/// Where a table's content is after reloads and updates, and who is notified when.
@MainActor struct TableRangeTests {
  typealias Stage = TableUpdateTests.Stage

  final class Recorder: NSObject, UITableViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
  }

  /// Rows of 44 points, with or without estimated heights.
  func stage(_ rows: [Int], estimates: Bool = true) -> Stage {
    let stage = Stage(model(rows))
    stage.table.delegate = nil
    stage.table.rowHeight = 44
    if !estimates {
      stage.table.estimatedRowHeight = 0
      stage.table.estimatedSectionHeaderHeight = 0
      stage.table.estimatedSectionFooterHeight = 0
    }
    stage.window.layoutIfNeeded()
    return stage
  }

  func model(_ rows: [Int]) -> ListModel { ListModel(rows: rows) }
  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  func scroll(_ stage: Stage, to y: CGFloat) {
    stage.table.contentOffset.y = y
    stage.window.layoutIfNeeded()
  }

  /// Records changes of content size and offset, and scrolling, in order.
  func record(_ stage: Stage, _ body: (Recorder) -> Void) -> [String] {
    let recorder = Recorder()
    stage.table.delegate = recorder
    stage.window.layoutIfNeeded()
    recorder.events = []
    let tokens = [
      stage.table.observe(\.contentSize) { table, _ in
        MainActor.assumeIsolated { recorder.events.append("size at \(Int(table.contentOffset.y))") }
      },
      stage.table.observe(\.contentOffset) { table, _ in
        MainActor.assumeIsolated { recorder.events.append("offset \(Int(table.contentOffset.y))") }
      },
    ]
    body(recorder)
    for token in tokens { token.invalidate() }
    return recorder.events
  }

  @Test(
    "[R] a row is stored when the width changes, whatever insets and offset follow",
    arguments: [nil, -30, 300])
  func width(offset: CGFloat?) {
    let stage = stage(Array(1...60))
    stage.table.contentInset.top = 100
    scroll(stage, to: -50)
    stage.table.frame.size.width -= 20
    stage.table.contentInset.top = 60
    if let offset { stage.table.contentOffset.y = offset }
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentOffset.y, -10)
  }

  @Test(
    "[R] a table at its top stores no row, and keeps the offset that code sets after its width has changed")
  func widthAtTop() {
    let stage = stage(Array(1...60))
    stage.table.frame.size.width -= 20
    stage.table.contentOffset.y = 500
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentOffset.y, 500)
  }

  @Test(
    "[R] a reload sets the content size at once, and the next layout the offset", arguments: [true, false])
  func reload(estimates: Bool) {
    let stage = stage(Array(1...60), estimates: estimates)
    scroll(stage, to: 60 * 44 - 400)
    let events = record(stage) { recorder in
      stage.source.model = model(Array(1...20))
      stage.table.reloadData()
      expectEqual(stage.table.contentSize.height, 20 * 44)
      expectEqual(stage.table.contentOffset.y, 60 * 44 - 400)
      recorder.events.append("layout")
      stage.window.layoutIfNeeded()
    }
    expectEqual(stage.table.contentOffset.y, 20 * 44 - 400)
    expectEqual(events.first, "size at 2240")
    expectEqual(Array(events.drop { $0 != "layout" }.suffix(2)), ["offset 480", "scroll"])
    expectEqual(stage.table.visibleCells.last?.tag, 20)
  }

  @Test(
    "[K] a table that is reloaded while another screen covers it is where it was",
    arguments: [-50, 0, 300] as [CGFloat])
  func reloadBehindAnotherScreen(offset: CGFloat) {
    HostSimulator(device: .phoneNotch).makeCurrent()
    let source = TableUpdateTests.Source(model(Array(1...60)))
    let controller = UITableViewController()
    controller.tableView.dataSource = source
    controller.tableView.rowHeight = 44
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let simulator = HostSimulator.current
    simulator.runUntilIdle()
    controller.tableView.contentOffset.y = offset
    for isAnimated in [false, true] {
      navigation.pushViewController(UIViewController(), animated: isAnimated)
      simulator.runUntilIdle()
      controller.tableView.reloadData()
      navigation.popViewController(animated: isAnimated)
      simulator.runUntilIdle()
      expectEqual(controller.tableView.contentOffset.y, offset)
    }
  }

  @Test(
    "[?] a table that turns behind another screen keeps its first row below the safe area, as on the screen",
    arguments: [true, false])
  func turn(isCovered: Bool) {
    HostSimulator(device: .phone47).makeCurrent()
    let source = TableUpdateTests.Source(model(Array(1...60)))
    let controller = UITableViewController()
    controller.tableView.dataSource = source
    controller.tableView.rowHeight = 44
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let simulator = HostSimulator.current
    simulator.runUntilIdle()
    controller.tableView.contentOffset.y = 300
    for (orientation, offset) in [(UIInterfaceOrientation.landscapeLeft, 320), (.portrait, 300)] {
      if isCovered {
        simulator.turn(behind: controller, to: orientation)
      } else {
        simulator.rotate(to: orientation)
        simulator.runUntilIdle()
      }
      expectEqual(controller.tableView.contentOffset.y, CGFloat(offset))
    }
  }

  private final class Container: UIViewController {
    let table = UITableView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      table.frame = view.bounds
    }
  }

  @Test("A table at its top that gets another width where there is no safe area stores no row")
  func turnAtTop() {
    HostSimulator(device: .phone47).makeCurrent()
    let source = TableUpdateTests.Source(model(Array(1...60)))
    let container = Container()
    container.table.dataSource = source
    let window = UIWindow()
    window.rootViewController = container
    window.makeKeyAndVisible()
    let simulator = HostSimulator.current
    simulator.runUntilIdle()
    expectEqual(container.table.contentOffset.y, -20)
    simulator.turn(behind: container, to: .landscapeLeft)
    expectEqual(container.table.contentOffset.y, 0)
  }

  @Test("[R] a reload doesn't take content out of a finger's hand")
  func reloadUnderFinger() {
    let stage = stage(Array(1...60), estimates: false)
    scroll(stage, to: 1200)
    let finger = HostFinger(in: stage.window, simulator: stage.simulator)
    let start = stage.simulator.now
    finger.down(at: CGPoint(x: 100, y: 300), time: start)
    for step in 1...5 {
      finger.move(to: CGPoint(x: 100, y: 300 - 10 * CGFloat(step)), time: start + 0.02 * Double(step))
    }
    stage.simulator.advance(by: 0.1)
    let offset = stage.table.contentOffset.y
    expect(stage.table.isDragging)
    stage.source.model = model(Array(1...20))
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentOffset.y, offset)
    finger.up(time: stage.simulator.now + 0.2)
    stage.simulator.runUntilIdle()
    expectEqual(stage.table.contentOffset.y, 20 * 44 - 400)
  }

  @Test("[R] content that gets too short moves with the update, and its size is set again at the end")
  func shorterUpdate() {
    let stage = stage(Array(1...60), estimates: false)
    scroll(stage, to: 60 * 44 - 400)
    let events = record(stage) { recorder in
      stage.source.model = model(Array(1...20))
      stage.table.performBatchUpdates(
        { stage.table.deleteRows(at: (20..<60).map(path), with: .none) },
        completion: { _ in recorder.events.append("completion") })
      expectEqual(stage.table.contentOffset.y, 20 * 44 - 400)
      recorder.events.append("end")
      stage.simulator.runUntilIdle()
    }
    expectEqual(Array(events.prefix { $0 != "end" }), ["size at 2240", "scroll"])
    expectEqual(Array(events.drop { $0 != "completion" }.prefix(2)), ["completion", "size at 480"])
  }

  @Test("[R] rows inserted above leave the first visible row where it is; the size is set before the bounds")
  func rowsAbove() {
    let stage = stage(Array(1...60))
    scroll(stage, to: 900)
    let events = record(stage) { recorder in
      stage.source.model = model([100, 101] + Array(1...60))
      stage.table.performBatchUpdates { stage.table.insertRows(at: [path(0), path(1)], with: .none) }
      recorder.events.append("end")
      expectEqual(stage.table.contentOffset.y, 988)
      stage.window.layoutIfNeeded()
    }
    expectEqual(Array(events.prefix { $0 != "end" }), ["size at 900", "scroll"])
    expectEqual(stage.table.contentOffset.y, 988)
  }

  @Test("[R] an update doesn't move content at its first row; the layout after it keeps that row in place")
  func firstRow() {
    let stage = stage(Array(1...60))
    scroll(stage, to: 20)
    stage.source.model = model([100] + Array(1...60))
    stage.table.performBatchUpdates { stage.table.insertRows(at: [path(0)], with: .none) }
    expectEqual(stage.table.contentOffset.y, 20)
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentOffset.y, 64)
  }

  @Test("[R] content at its top stays there")
  func atTop() {
    let stage = stage(Array(1...60))
    stage.source.model = model([100] + Array(1...60))
    stage.table.performBatchUpdates { stage.table.insertRows(at: [path(0)], with: .none) }
    stage.simulator.runUntilIdle()
    expectEqual(stage.table.contentOffset.y, 0)
  }

  @Test(
    "[R] the row after a deleted or moved first visible row is shown at the top", arguments: [true, false])
  func firstRowLeaves(isDeleted: Bool) {
    let stage = stage(Array(1...60))
    scroll(stage, to: 900)
    expectEqual(stage.seen.first?.name, 21)
    let rest = (1...60).filter { $0 != 21 }
    stage.source.model = model(isDeleted ? rest : rest + [21])
    stage.table.performBatchUpdates {
      if isDeleted {
        stage.table.deleteRows(at: [path(20)], with: .none)
      } else {
        stage.table.moveRow(at: path(20), to: path(59))
      }
    }
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentOffset.y, 20 * 44)
    expectEqual(stage.seen.first?.name, 22)
  }

  @Test("[R] without animations, the row with the same index stays; or with another SDK, the same row")
  func withoutAnimations() {
    for keepsRow in [false, true] {
      let stage = stage(Array(1...60))
      stage.simulator.answers.unanimatedUpdatesKeepRows = keepsRow
      scroll(stage, to: 900)
      stage.source.model = model([100] + Array(1...60))
      UIView.performWithoutAnimation { stage.table.insertRows(at: [path(0)], with: .none) }
      stage.window.layoutIfNeeded()
      expectEqual(stage.table.contentOffset.y, keepsRow ? 944 : 900)
    }
  }

  @Test("[A] a reload doesn't size a table that was never laid out")
  func newTable() {
    let stage = stage([1])
    let source = TableUpdateTests.Source(model(Array(1...40)))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.dataSource = source
    table.reloadData()
    expectEqual(table.contentSize.height, 0)
    table.contentInset.top = 30
    table.frame.size.height = 300
    stage.window.addSubview(table)
    stage.window.layoutIfNeeded()
    expectEqual(table.contentSize.height, 40 * 44)
    expectEqual(table.contentOffset.y, -30)
  }

  @Test("[R] batch updates lay the table out before, and groups of updates don't")
  func layoutBefore() {
    final class Table: UITableView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let stage = stage(Array(1...20))
    let table = Table(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    table.dataSource = stage.source
    stage.window.addSubview(table)
    stage.window.layoutIfNeeded()
    for (isBatch, expected) in [(true, 1), (false, 0)] {
      table.setNeedsLayout()
      table.layouts = 0
      if isBatch {
        var before = -1
        table.performBatchUpdates { before = table.layouts }
        expectEqual(before, expected)
      } else {
        table.beginUpdates()
        expectEqual(table.layouts, expected)
        table.endUpdates()
      }
    }
  }

  @Test("[R] an empty group asks for all heights, moves the rows, and reloads nothing")
  func emptyGroup() throws {
    let stage = Stage(model(Array(1...40)))
    scroll(stage, to: 600)
    let first = try #require(stage.seen.first)
    let cells = stage.table.visibleCells
    let made = stage.source.made.count
    stage.source.growth = 10
    let moved = try #require(cells.dropFirst(2).first)
    let y = moved.frame.minY
    stage.table.beginUpdates()
    stage.table.endUpdates()
    expectEqual(stage.source.made.count, made)
    expect(zip(cells, stage.table.visibleCells).allSatisfy { $0 === $1 })
    // The heights above count, too, and the first visible row stays in place.
    expectEqual(stage.seen.first?.name, first.name)
    expectEqual(stage.seen.first?.y, first.y)
    expectEqual(moved.frame.minY - stage.table.contentOffset.y, y - 600 + 20)
    stage.simulator.advance(by: 0.1)
    let seen = try #require(moved.layer.presentation()?.frame.minY)
    expectLess(seen, moved.frame.minY)
    expectGreater(seen, moved.frame.minY - 20)
    stage.simulator.runUntilIdle()
    expectEqual(moved.layer.presentation()?.frame.minY, moved.frame.minY)
  }
}
