/// A large title in two stages: first it becomes the title of the bar, then the bar leaves, too, and returns at
/// once.
public final class TwoStageTitleViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let rows = ItemRows(
    [
      ItemRow(title: "Packing for the lake", subtitle: "Tent, stove, the good rope, and both maps"),
      ItemRow(title: "Questions for Ines", subtitle: "When does the boat go back? Who has the key?"),
      ItemRow(title: "Bread, fourth attempt", subtitle: "More water, longer rest, hotter stone"),
      ItemRow(title: "Words from today", subtitle: "Eddy, leeward, thwart, painter"),
      ItemRow(title: "The blue chair", subtitle: "Sand it once more before the second coat"),
    ], count: 30)
  private lazy var tableView = UITableView(rows)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)

    let barTitle = UILabel("Notes", size: 17, weight: .semibold)
    let bar = UIView.row([
      UIButton(.back, "Back", color: .systemOrange, size: 22), barTitle,
      UIButton(.compose, "New note", color: .systemOrange),
    ])
    barTitle.textAlignment = .center
    let largeTitle = UILabel("Notes", size: 34, weight: .bold)
    let largeRow = UIView.section()
    largeRow.add(largeTitle) {
      [
        largeTitle.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor),
        largeTitle.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -6),
      ]
    }
    header.sections = [
      HeaderSection(bar, exit: .leaves, entrance: .always, maximumHeight: 44, snaps: true),
      // It collapses before the bar leaves, and only at the top it expands.
      HeaderSection(largeRow, maximumHeight: 52, minimumHeight: 0, snaps: true, collapsePriority: 1),
    ]
    header.effects.morph(largeTitle, into: barTitle, over: .collapse(of: largeRow))
    header.install(in: tableView)
  }
}
