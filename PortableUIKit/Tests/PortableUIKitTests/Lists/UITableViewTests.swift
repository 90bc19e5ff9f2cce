import PortableUIKit
import Testing

@MainActor struct UITableViewTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [100]
    var titles: [String?] = [nil]
    var made = 0
    var displayed: [IndexPath] = []
    var selected: [IndexPath] = []
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      var cell = tableView.dequeueReusableCell(withIdentifier: "row")
      if cell == nil {
        made += 1
        cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      }
      cell?.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
      return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { displayed.append(indexPath) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 60 : tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  final class ChoosingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 3
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will \(indexPath.row)")
      return indexPath.row == 0 ? IndexPath(row: 4, section: 0) : indexPath.row == 2 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("did \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("didDeselect \(indexPath.row)")
    }
  }

  private let first = OnFirstUse { () -> (ScrollStage, Source) in
    switchOn(.phone47)
    let stage = ScrollStage(view: UITableView())
    return (stage, Source())
  }
  private var stage: ScrollStage { first.value.0 }
  private var source: Source { first.value.1 }

  func table(_ rows: [Int] = [100], titles: [String?]? = nil) throws -> UITableView {
    let table = try #require(stage.scrollView as? UITableView)
    source.rows = rows
    source.titles = titles ?? rows.map { _ in nil }
    table.rowHeight = 40
    table.dataSource = source
    table.delegate = source
    stage.window.layoutIfNeeded()
    return table
  }

  @Test func rowsLieWhereTheirHeightsPutThem() throws {
    let table = try table([3, 2], titles: ["A", nil])
    table.sectionHeaderTopPadding = 0
    expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 375, height: 28))
    expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY, 128)
    expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 168, width: 375, height: 100))
    stage.window.layoutIfNeeded()
    expectEqual(table.contentSize, CGSize(width: 375, height: 268))
    expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 70)), IndexPath(row: 1, section: 0))
    expectNil(table.indexPathForRow(at: CGPoint(x: 5, y: 10)))
    expectEqual(table.rectForRow(at: IndexPath(row: 9, section: 0)), .zero)
  }

  @Test("[R] since iOS 15 a plain table keeps 22 points free above headers, unless the padding is set")
  func headerPadding() throws {
    let table = try table([3, 2], titles: ["A", nil])
    expectEqual(table.sectionHeaderTopPadding, UITableView.automaticDimension)
    expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 375, height: 28))
    expectEqual(table.rect(forSection: 0).minY, 0)
    table.sectionHeaderTopPadding = 5
    expectEqual(table.rectForHeader(inSection: 0).minY, 5)
  }

  @Test("[A] the delegate can change, refuse and undo what the user selects")
  func delegateDecides() throws {
    _ = try table()
    let chooser = ChoosingSource()
    let table = try #require(stage.scrollView as? UITableView)
    table.dataSource = chooser
    table.delegate = chooser
    stage.window.layoutIfNeeded()
    func tap(_ row: Int) {
      stage.finger.down(at: CGPoint(x: 50, y: table.rectForRow(at: IndexPath(row: row, section: 0)).midY))
      stage.simulator.advance(by: 0.2)
      stage.finger.up()
      stage.simulator.advance(by: 0.5)
    }
    for row in [0, 2, 3, 5] { tap(row) }
    expectEqual(
      chooser.log, ["will 0", "did 4", "will 2", "will 5", "willDeselect 4", "didDeselect 4", "did 5"])
    expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 5, section: 0)])
    table.allowsMultipleSelection = true
    tap(4)
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [4, 5])
    tap(5)
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [4])
    table.allowsSelection = false
    tap(6)
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [4])
    table.allowsSelection = true
    let front = UIView(frame: table.rectForRow(at: IndexPath(row: 6, section: 0)))
    table.addSubview(front)
    tap(6)
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [4], "a view in front of the row")
    front.removeFromSuperview()
    tap(6)
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [4, 6])
  }

  @Test("[A] only rows in view have cells, and these are used again")
  func reuse() throws {
    let table = try table()
    expectEqual(table.visibleCells.count, 17)
    expectEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 0, section: 0))
    for y in stride(from: CGFloat(0), through: 3360, by: 30) {
      table.contentOffset.y = y
      stage.window.layoutIfNeeded()
    }
    expectAtMost(source.made, 19)
    let last = IndexPath(row: 99, section: 0)
    expectEqual(table.cellForRow(at: last)?.textLabel?.text, "0-99")
    expectEqual(table.cellForRow(at: last)?.frame, table.rectForRow(at: last))
    expectNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectEqual(Set(source.displayed).count, 100)
    expect(table.visibleCells.allSatisfy { $0.superview === table })
  }

  @Test("[K] plain headers stick to offset + adjusted inset and stay in front of cells")
  func pinnedHeaders() throws {
    let table = try table([30, 30], titles: ["A", "B"])
    table.contentInset.top = 50
    table.contentOffset.y = 200
    stage.window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    expectEqual(header.textLabel?.text, "A")
    expectEqual(header.frame.minY, 250)
    let front = table.subviews.lastIndex { $0 is UITableViewCell } ?? 0
    try expectGreater(#require(table.subviews.firstIndex(of: header)), front)
    table.contentOffset.y = table.rect(forSection: 0).maxY - 50 - 10
    stage.window.layoutIfNeeded()
    expectEqual(header.frame.maxY, table.rect(forSection: 0).maxY)
  }

  @Test func groupedHeadersScroll() throws {
    switchOn(.phone47)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .grouped)
    let source = Source()
    (source.rows, source.titles) = ([30], ["A"])
    table.dataSource = source
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    expectEqual(table.headerView(forSection: 0)?.frame.minY, 0)
  }

  @Test("[A] the header view scrolls, the background view does not")
  func otherViews() throws {
    let table = try table([30])
    let (header, footer, background) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120)),
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30)), UIView()
    )
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.backgroundView = background
    expectEqual(table.contentSize.height, 1370)
    table.contentOffset.y = 60
    stage.window.layoutIfNeeded()
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 120))
    expectEqual(footer.frame.minY, 1340)
    expectEqual(background.frame, CGRect(x: 0, y: 60, width: 375, height: 667))
    expectSame(table.subviews.first, background)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 120)
  }

  @Test("[A] a tap selects, a drag does not")
  func selection() throws {
    let table = try table()
    stage.finger.down(at: CGPoint(x: 50, y: 110))
    stage.simulator.advance(by: 0.2)
    let path = IndexPath(row: 2, section: 0)
    expectEqual(table.cellForRow(at: path)?.isHighlighted, true)
    stage.finger.up()
    expectEqual(source.selected, [path])
    expectEqual(table.indexPathForSelectedRow, path)
    expectEqual(table.cellForRow(at: path)?.isSelected, true)
    stage.drag(from: 400, by: -50)
    stage.finger.up(time: stage.simulator.now + 1)
    expectEqual(source.selected, [path])
    table.deselectRow(at: path, animated: false)
    expectNil(table.indexPathForSelectedRow)
  }

  @Test("[A] scrollToRow brings the row to its place within the range")
  func scrollToRow() throws {
    let table = try table()
    table.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 30, right: 0)
    let path = IndexPath(row: 50, section: 0)
    let rect = table.rectForRow(at: path)
    table.scrollToRow(at: path, at: .top, animated: false)
    expectEqual(table.contentOffset.y, rect.minY - 64)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    expectEqual(table.contentOffset.y, rect.maxY + 30 - 667)
    table.scrollToRow(at: path, at: .none, animated: false)
    expectEqual(table.contentOffset.y, rect.maxY + 30 - 667)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: false)
    expectEqual(table.contentOffset.y, -64)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    expectEqual(table.contentOffset.y, table.contentSize.height + 30 - 667)
  }

  @Test func reloadingAsksForEverythingAgain() throws {
    let table = try table([5])
    source.rows = [2]
    table.reloadData()
    expectEqual(table.numberOfRows(inSection: 0), 2)
    stage.window.layoutIfNeeded()
    expectEqual(table.visibleCells.count, 2)
    expectEqual(table.contentSize.height, 100)
  }

  @Test("[A] a content size that is set holds while the table has nothing to show")
  func explicitContentSize() {
    switchOn(.phone47)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    table.contentSize = CGSize(width: 320, height: 1000)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    expect(table.contentSize.height == 1000 && table.contentOffset.y == 100)
  }

  @Test("trap 5: both delegates are one")
  func delegates() throws {
    let table = try table()
    expectSame((table as UIScrollView).delegate, source)
    let recorder = ScrollRecorder()
    (table as UIScrollView).delegate = recorder
    table.contentOffset.y = 10
    expectEqual(recorder.log, ["didScroll 000"])
    expectNil(table.delegate)
  }

  @Test("[measured] a table that comes into a window goes below the bars")
  func firstAppearance() {
    switchOn(.phoneNotch)
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    }
    let controller = List(style: .plain)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectSame(controller.view, controller.tableView)
    expectEqual(controller.tableView.contentOffset.y, -47)
    expectGreater(controller.tableView.visibleCells.count, 10)
  }
}
