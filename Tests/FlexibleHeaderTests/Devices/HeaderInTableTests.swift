import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#inside-scroll-view
@MainActor @Suite("Header inside a table") struct HeaderInTableTests {
  /// A table of 80 rows that counts its layouts and how often a subview is brought to the front.
  private final class Table: UITableView, UITableViewDataSource {
    var layouts = 0
    var reorders = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func bringSubviewToFront(_ view: UIView) {
      reorders += 1
      super.bringSubviewToFront(view)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func show(_ answers: UIKitAnswers) -> (HeaderStage<UIViewController>, Table, FlexibleHeaderView) {
    let stage = HeaderStage(answers: answers) { UIViewController() }
    let table = Table(frame: stage.window.bounds, style: .plain)
    table.rowHeight = 50
    table.dataSource = table
    stage.root.view.addSubview(table)
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: table.bounds.width, height: 0))
    header.maximumHeight = 160
    table.addSubview(header)
    header.observesTrackingScrollViewScrollEvents = true
    header.trackingScrollView = table
    return (stage, table, header)
  }

  /// Every combination of the UIKit answers that affect the order of subviews and the layouts of tables.
  nonisolated static let answers: [UIKitAnswers] = [false, true].flatMap { indicators in
    [false, true].map { sizes in
      var answers = UIKitAnswers.standard
      answers.indicatorsAreFrontmostSubviews = indicators
      answers.tableLayoutSetsEqualContentSize = sizes
      return answers
    }
  }

  @Test("Layout comes to rest, and the order of subviews stays", .needs(.settings), arguments: answers)
  func layoutComesToRest(answers: UIKitAnswers) {
    let (stage, table, _) = show(answers)
    // The first layout creates the indicators' views, and the first move detects them.
    table.contentOffset.y += 1
    #expect(stage.settle(limit: 2))
    (table.reorders, table.layouts) = (0, 0)
    for _ in 0..<10 {
      table.contentOffset.y += 1
      stage.step()
    }
    // A new row can appear in the meantime.
    #expect(table.reorders <= 1)
    #expect(table.layouts <= 20)
    #expect(stage.settle(limit: 2))
    #expect(stage.warnings.isEmpty)
  }

  @Test("Rows that come in lie behind the header", .needs(.settings), arguments: answers)
  func rowsLieBehindTheHeader(answers: UIKitAnswers) {
    let (stage, table, header) = show(answers)
    for y in [100, 400, 1500, 300] as [CGFloat] {
      table.contentOffset.y = y
      stage.step()
      let isRow = { (view: UIView) in view is UITableViewCell }
      let place = table.subviews.firstIndex(of: header) ?? 0
      #expect(table.subviews.lastIndex(where: isRow).map { $0 < place } == true, "at \(y)")
    }
  }
}
