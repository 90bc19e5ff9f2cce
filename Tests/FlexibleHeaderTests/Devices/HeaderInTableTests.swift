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

  /// Shows a table with a header among its subviews that observes it.
  private func show(_ kind: Kind, _ answers: UIKitAnswers) -> (HeaderStage<UIViewController>, Table, UIView) {
    let stage = HeaderStage(answers: answers) { UIViewController() }
    let table = Table(frame: stage.window.bounds, style: .plain)
    table.rowHeight = 50
    table.dataSource = table
    stage.root.view.addSubview(table)
    return (stage, table, kind.addHeader(to: table))
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
    "Layout comes to rest, and the order of subviews stays", .needs(.settings), arguments: Kind.allCases,
    answers)
  func layoutComesToRest(kind: Kind, answers: UIKitAnswers) {
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

  @Test("Rows that appear lie behind the header", .needs(.settings), arguments: Kind.allCases, answers)
  func rowsLieBehindTheHeader(kind: Kind, answers: UIKitAnswers) {
    let (stage, table, header) = show(kind, answers)
    for y in [100, 400, 1500, 300] as [CGFloat] {
      table.contentOffset.y = y
      stage.step()
      expectSame(table.subviewsWithoutIndicators.last, header, "at \(y)")
    }
  }
}

extension HeaderInTableTests {
  /// The headers that can be subviews of their table and stay in place.
  enum Kind: CaseIterable {
    case flexible, sectioned

    @MainActor func addHeader(to table: UITableView) -> UIView {
      let frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: 0)
      switch self {
      case .flexible:
        let header = FlexibleHeaderView(frame: frame)
        header.maximumHeight = 160
        table.addSubview(header)
        header.observesTrackingScrollViewScrollEvents = true
        header.trackingScrollView = table
        return header
      case .sectioned:
        let header = SectionedHeaderView(frame: frame)
        header.sections = [
          HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 44),
          HeaderSection(UIView(), maximumHeight: 160, minimumHeight: 40),
        ]
        table.addSubview(header)
        header.trackingScrollView = table
        return header
      }
    }
  }
}
