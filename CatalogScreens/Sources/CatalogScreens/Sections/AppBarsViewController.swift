/// The five usual set-ups of Android's `AppBarLayout`, to be chosen while the screen runs.
public final class AppBarsViewController: UIViewController {
  private struct SetUp {
    var name: String
    var flags: String
    var exit = HeaderSection.Exit.leaves
    var entrance = HeaderSection.Entrance.atTop
    var minimumHeight: CGFloat = 136
  }

  private static let setUps = [
    SetUp(name: "Scroll", flags: "scroll"),
    SetUp(name: "Always", flags: "scroll | enterAlways", entrance: .always),
    SetUp(
      name: "Collapsed", flags: "scroll | enterAlways | enterAlwaysCollapsed", entrance: .alwaysCollapsed,
      minimumHeight: 56),
    SetUp(name: "Until", flags: "scroll | exitUntilCollapsed", exit: .stays, minimumHeight: 56),
    SetUp(name: "Pinned", flags: "no flags", exit: .stays),
  ]

  private let header = SectionedHeaderView()
  private let rows = ItemRows(Place.all, count: 40)
  private lazy var tableView = UITableView(rows)
  private let chooser = UISegmentedControl(items: AppBarsViewController.setUps.map(\.name))
  private let flagsLabel = UILabel("", size: 13, color: .secondaryLabel)
  private lazy var appBar = HeaderSection(appBarView(), maximumHeight: 136)

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    chooser.selectedSegmentIndex = 0
    chooser.addAction(UIAction { [weak self] _ in self?.adopt() }, for: .valueChanged)
    header.backgroundColor = .dusk
    header.sections = [appBar, HeaderSection(chooserView(), maximumHeight: 84)]
    header.liftedAppearance = .shadow
    adopt()
    header.install(in: tableView)
  }

  /// Gives the app bar the rules of the chosen set-up.
  private func adopt() {
    let setUp = Self.setUps[chooser.selectedSegmentIndex]
    flagsLabel.text = setUp.flags
    appBar.exit = setUp.exit
    appBar.entrance = setUp.entrance
    appBar.minimumHeight = setUp.minimumHeight
  }

  /// A title at the bottom of a colored bar.
  private func appBarView() -> UIView {
    let bar = UIView.section(.dusk)
    let title = UILabel("Timetable", size: 28, weight: .semibold, color: .white)
    bar.add(title) {
      [
        title.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor),
        title.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -11),
      ]
    }
    return bar
  }

  private func chooserView() -> UIView {
    let row = UIView.section(.secondarySystemBackground)
    flagsLabel.textAlignment = .center
    flagsLabel.adjustsFontSizeToFitWidth = true
    let stack = UIStackView(arrangedSubviews: [chooser, flagsLabel])
    stack.axis = .vertical
    stack.spacing = 8
    row.add(stack) {
      [
        stack.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: $0.layoutMarginsGuide.trailingAnchor),
        stack.centerYAnchor.constraint(equalTo: $0.centerYAnchor),
      ]
    }
    return row
  }
}
