import PortableUIKit
import Testing

@MainActor struct SelfSizingHeaderTests {
  /// A header with a view in it whose constraints make it so high.
  final class Header: UITableViewHeaderFooterView {
    let filling = UIView()
    lazy var height = filling.heightAnchor.constraint(equalToConstant: 0)
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      filling.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(filling)
      NSLayoutConstraint.activate([
        filling.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        filling.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        filling.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        filling.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var headers: [Int] = []
    var footers: [Int] = []
    /// The true height of a section's header, and, 10 points more, of its footer.
    static func height(_ section: Int) -> CGFloat { 40 + CGFloat(section * 23 % 60) }

    func numberOfSections(in tableView: UITableView) -> Int { 40 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section % 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = 100 * indexPath.section + indexPath.row
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headers.append(section)
      let header = Header(reuseIdentifier: nil)
      header.height.constant = Self.height(section) - 10
      return header
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      footers.append(section)
      let footer = Header(reuseIdentifier: nil)
      footer.height.constant = Self.height(section)
      return footer
    }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let table: UITableView
    let source = Source()

    init(estimate: CGFloat?) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      window.isHidden = false
      table = UITableView(frame: window.bounds, style: .grouped)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      if let estimate {
        table.estimatedSectionHeaderHeight = estimate
        table.estimatedSectionFooterHeight = estimate
      }
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    var seen: [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0.frame.minY - table.contentOffset.y) })
    }
  }

  private let whole = (0..<40).reduce(CGFloat(0)) { $0 + 2 * Source.height($1) + 10 + 50 * CGFloat($1 % 4) }

  @Test("[A] without estimates headers are as high as the constraints in their content view")
  func measuredAtOnce() {
    let stage = Stage(estimate: nil)
    expectEqual(stage.table.estimatedSectionHeaderHeight, UITableView.automaticDimension)
    expectEqual(stage.table.rectForHeader(inSection: 7).height, Source.height(7))
    expectEqual(stage.table.contentSize.height, whole)
    expectEqual(stage.table.headerView(forSection: 1)?.frame.height, Source.height(1))
  }

  @Test("[A] with estimates headers and footers are made when their section comes into view")
  func estimated() {
    let stage = Stage(estimate: 20)
    expect((stage.source.headers.max() ?? 99) < 12 && stage.source.headers.count < 12)
    expectEqual(Set(stage.source.headers).count, stage.source.headers.count)
    expectEqual(stage.source.headers, stage.source.footers)
    let known = stage.source.headers.count
    let rows = (0..<40).reduce(CGFloat(0)) { $0 + 50 * CGFloat($1 % 4) }
    let seen = (0..<known).reduce(CGFloat(0)) { $0 + 2 * Source.height($1) + 10 }
    expectEqual(stage.table.contentSize.height, rows + seen + 40 * CGFloat(40 - known))
    expectEqual(stage.table.headerView(forSection: 2)?.frame.height, Source.height(2))
  }

  @Test("[A] rows that are seen stay where they are while headers above and below get their heights")
  func noJumps() {
    let stage = Stage(estimate: 20)
    var offset: CGFloat = 0
    while offset < stage.table.contentSize.height - 600 {
      let before = stage.seen
      stage.table.contentOffset.y += 35
      stage.window.layoutIfNeeded()
      for (row, y) in stage.seen { if let old = before[row] { expectEqual(y, old - 35, "row \(row)") } }
      offset = stage.table.contentOffset.y
    }
    expectEqual(stage.table.contentSize.height, whole)
    // Back to the top through a table that has forgotten what it knew.
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    while stage.table.contentOffset.y > 0 {
      let before = stage.seen
      stage.table.contentOffset.y -= 35
      stage.window.layoutIfNeeded()
      for (row, y) in stage.seen { if let old = before[row] { expectEqual(y, old + 35, "row \(row)") } }
    }
    expectEqual(stage.table.contentSize.height, whole)
  }

  @Test("[A] an estimate of 0 leaves headers with the standard height")
  func notSelfSizing() {
    let stage = Stage(estimate: 0)
    let heights = Set((0..<40).map { stage.table.rectForHeader(inSection: $0).height })
    expect(heights.count == 1 && heights.first != Source.height(0))
  }
}
