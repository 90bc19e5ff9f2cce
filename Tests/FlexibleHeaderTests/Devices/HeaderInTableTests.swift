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

  /// Shows a table with a header among its subviews.
  private func show(_ kind: HeaderKind, _ answers: UIKitAnswers) -> (
    HeaderStage<UIViewController>, Table, UIView
  ) {
    let stage = HeaderStage(answers: answers) { UIViewController() }
    let table = Table(frame: stage.window.bounds, style: .plain)
    table.rowHeight = 50
    table.dataSource = table
    stage.root.view.addSubview(table)
    let header = kind.make()
    table.addSubview(header)
    if kind == .flexible, let header = header as? FlexibleHeaderView {
      header.observesTrackingScrollViewScrollEvents = true
      header.trackingScrollView = table
    } else {
      header.install(in: table)
    }
    return (stage, table, header)
  }

  /// Every combination of the UIKit answers that affect the order of subviews and the layouts of tables.
  nonisolated static let answers: [UIKitAnswers] = [false, true].flatMap { indicators in
    [false, true].map { sizes in
      var answers = UIKitAnswers.initial
      answers.indicatorsAreFrontmostSubviews = indicators
      answers.tableLayoutSetsEqualContentSize = sizes
      return answers
    }
  }

  @Test(
    "Layout comes to rest, and the order of subviews stays", .needs(.settings), arguments: HeaderKind.inFront,
    answers)
  func layoutComesToRest(kind: HeaderKind, answers: UIKitAnswers) {
    let (stage, table, _) = show(kind, answers)
    // The first layout creates the indicators' views, and the first move detects them.
    table.contentOffset.y += 1
    expect(stage.settle(limit: 2))
    (table.reorders, table.layouts) = (0, 0)
    for _ in 0..<10 {
      table.contentOffset.y += 1
      stage.step()
    }
    // New rows can appear in the meantime. A header that competes for the front moves there in each layout.
    expectAtMost(table.reorders, 2)
    expectAtMost(table.layouts, 20)
    expect(stage.settle(limit: 2))
    expectEmpty(stage.warnings)
  }

  @Test("Rows that appear lie behind the header", .needs(.settings), arguments: HeaderKind.inFront, answers)
  func rowsLieBehindTheHeader(kind: HeaderKind, answers: UIKitAnswers) {
    let (stage, table, header) = show(kind, answers)
    for y in [100, 400, 1500, 300] as [CGFloat] {
      table.contentOffset.y = y
      stage.step()
      expectSame(table.subviewsWithoutIndicators.last, header, "at \(y)")
    }
  }
}
