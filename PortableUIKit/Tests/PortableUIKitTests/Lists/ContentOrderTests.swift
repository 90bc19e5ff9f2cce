import Testing

@testable import PortableUIKit

/// The order of the subviews of tables and collection views.
@MainActor struct ContentOrderTests {
  /// Shows numbered rows of 50 points in sections with titles.
  @MainActor fileprivate final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulator = HostSimulator(device: .phone47)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let table: UITableView
    var rows: [[Int]]
    var titles: [String?]

    init(rows: [[Int]] = [Array(0..<40)], titles: [String?] = [nil]) {
      simulator.makeCurrent()
      (self.rows, self.titles) = (rows, titles)
      table = UITableView(frame: window.bounds)
      super.init()
      table.rowHeight = 50
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.tag = rows[indexPath.section][indexPath.row]
      return cell
    }

    func scroll(to y: CGFloat) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }

    func delete(_ row: Int) {
      rows[0].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }
  }

  private func place(_ view: UIView) -> Int { view.superview?.subviews.firstIndex { $0 === view } ?? -1 }

  private func cells(in view: UIView) -> [Int] {
    view.subviews.indices.filter {
      view.subviews[$0] is UITableViewCell || view.subviews[$0] is UICollectionViewCell
    }
  }

  /// Changes of a table with one section of rows.
  enum TableChange: String, CaseIterable {
    case scroll, reload, reloadRow, delete, insert, move

    @MainActor fileprivate func callAsFunction(_ stage: Stage) {
      let first = IndexPath(row: 0, section: 0)
      switch self {
      case .scroll: stage.scroll(to: 700)
      case .reload: stage.table.reloadData()
      case .reloadRow: stage.table.reloadRows(at: [first], with: .fade)
      case .delete: stage.delete(0)
      case .insert:
        stage.rows[0].insert(99, at: 0)
        stage.table.insertRows(at: [first], with: .top)
      case .move:
        stage.rows[0].append(stage.rows[0].removeFirst())
        stage.table.moveRow(at: first, to: IndexPath(row: 39, section: 0))
      }
      stage.window.layoutIfNeeded()
    }
  }

  @Test(
    "[R] a view that the app adds stays in front of all rows of a table, and what is behind stays behind",
    arguments: TableChange.allCases)
  func appViewInTable(change: TableChange) throws {
    let stage = Stage()
    stage.table.refreshControl = UIRefreshControl()
    stage.table.backgroundView = UIView()
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
    stage.table.addSubview(front)
    change(stage)
    for _ in 0..<2 {
      let rows = cells(in: stage.table)
      try expectGreater(place(front), #require(rows.last))
      try expectLess(place(#require(stage.table.backgroundView)), #require(rows.first))
      try expectLess(place(#require(stage.table.refreshControl)), #require(rows.first))
      stage.simulator.advance(by: 1)
    }
  }

  @Test("[R] rows come behind all views of a table, also behind one that was inserted at the back")
  func rowsAtTheBack() {
    let stage = Stage()
    let back = UIView()
    stage.table.insertSubview(back, at: 0)
    stage.scroll(to: 200)
    let isBehind = stage.table.visibleCells.map { place($0) < place(back) }
    // Four of the nine rows are new.
    expectEqual(isBehind.filter { $0 }.count, 4)
    expect(isBehind.suffix(4).allSatisfy { $0 })
  }

  @Test("[R] a row that is deleted is behind the other rows while it disappears")
  func deletedRow() throws {
    let stage = Stage()
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    stage.delete(2)
    expectEqual(place(cell), 0)
    stage.simulator.advance(by: 1)
    expectNil(cell.superview)
  }

  @Test("[R] a section header comes in front of the app's views, and returns there when it's pinned")
  func sectionHeaders() throws {
    let stage = Stage(rows: [Array(0..<10), Array(0..<40)], titles: ["A", "B"])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
    stage.table.addSubview(view)
    let first = try #require(stage.table.headerView(forSection: 0))
    expectLess(place(first), place(view))
    stage.scroll(to: 60)
    expectEqual(place(first), stage.table.subviews.count - 1)
    stage.table.bringSubviewToFront(view)
    stage.scroll(to: 0)
    expectLess(place(first), place(view))
    stage.scroll(to: 300)
    let second = try #require(stage.table.headerView(forSection: 1))
    expectGreater(place(second), place(view))
  }

  @Test("[R] a table's header view is in front when it's set, and keeps its place when it's set again")
  func tableHeaderView() {
    let stage = Stage()
    let (view, header) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30)))
    stage.table.addSubview(view)
    stage.table.tableHeaderView = header
    expectGreater(place(header), place(view))
    stage.table.bringSubviewToFront(view)
    stage.table.tableHeaderView = header
    expectLess(place(header), place(view))
    stage.scroll(to: 500)
    expectLess(place(stage.table.visibleCells[0]), place(header))
  }

  // MARK: - Collection views

  private func rows(_ names: ClosedRange<Int>) -> ListModel { ListModel(rows: Array(names)) }

  @Test("[R] a view that the app adds to a collection view keeps its place among the items")
  func appViewInCollection() throws {
    let stage = UICollectionViewTests.Stage(rows(1...400))
    stage.view.backgroundView = UIView()
    stage.view.refreshControl = UIRefreshControl()
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    stage.view.addSubview(front)
    func check(_ change: Comment) throws {
      stage.window.layoutIfNeeded()
      let items = cells(in: stage.view)
      try expectGreater(place(front), #require(items.last), change)
      try expectLess(place(#require(stage.view.backgroundView)), #require(items.first), change)
      try expectLess(place(#require(stage.view.refreshControl)), #require(items.first), change)
    }
    stage.view.contentOffset.y = 800
    try check("scroll")
    stage.view.reloadData()
    try check("reload")
    stage.view.performBatchUpdates { stage.view.reloadItems(at: stage.view.indexPathsForVisibleItems) }
    try check("update")
    stage.simulator.advance(by: 1)
    try check("end")
  }

  /// Gives items a z-index by their number.
  final class StackedLayout: UICollectionViewFlowLayout {
    var zIndex: (Int) -> Int = { $0 % 3 }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.zIndex = zIndex(attributes.indexPath.item)
        return copy
      }
    }
  }

  @Test("[R] items are in the order of their z-index, also after it changes")
  func zIndexOrder() {
    let layout = StackedLayout()
    layout.itemSize = CGSize(width: 100, height: 70)
    let stage = UICollectionViewTests.Stage(rows(1...400), layout: layout)
    var order: [CGFloat] {
      stage.view.subviews.compactMap { ($0 as? UICollectionViewCell)?.layer.zPosition }
    }
    expect(order == order.sorted() && Set(order) == [0, 1, 2])
    stage.view.contentOffset.y = 200
    stage.window.layoutIfNeeded()
    expectEqual(order, order.sorted())
    layout.zIndex = { 5 - $0 % 3 }
    layout.invalidateLayout()
    stage.window.layoutIfNeeded()
    expect(order == order.sorted() && Set(order) == [3, 4, 5])
  }
}
