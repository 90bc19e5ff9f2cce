/// Departures: one header above three lists. It never jumps when the list changes.
public final class SharedTabsViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tabs = UISegmentedControl(items: ["Ferries", "Trains", "Night"])
  private let lists = [
    ItemRows(
      [
        ItemRow(title: "06:12  Brennholm", subtitle: "Quay 2"),
        ItemRow(title: "06:40  The islands", subtitle: "Quay 1, bicycles free"),
        ItemRow(title: "07:05  Aldersey Point", subtitle: "Quay 4, ten minutes late"),
        ItemRow(title: "07:30  Greyfriars", subtitle: "Quay 2"),
        ItemRow(title: "08:00  Esker Lake", subtitle: "Quay 6, by the canal"),
      ], count: 50),
    ItemRows(
      [
        ItemRow(title: "06:02  Fontanella", subtitle: "Platform 1"),
        ItemRow(title: "06:31  Dornach Mill", subtitle: "Platform 3, stops everywhere"),
        ItemRow(title: "06:55  Hollow Reed", subtitle: "Platform 1, change at Fontanella"),
        ItemRow(title: "07:20  Casal do Vento", subtitle: "Platform 2"),
      ], count: 40),
    ItemRows([
      ItemRow(title: "22:40  Greyfriars", subtitle: "Night train, couchettes"),
      ItemRow(title: "23:10  Brennholm", subtitle: "Night boat, cabins"),
      ItemRow(title: "00:15  Fontanella", subtitle: "Bus 7"),
      ItemRow(title: "00:45  Dornach Mill", subtitle: "Bus 9"),
    ]),
  ]
  private lazy var tableViews = lists.map { makeTableView($0) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for tableView in tableViews { view.addFilling(tableView) }

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
    show(0)
  }

  public override var childForStatusBarHidden: UIViewController? { headerViewController }
  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func makeTableView(_ rows: ItemRows) -> UITableView {
    let tableView = UITableView(rows)
    tableView.alwaysBounceVertical = true
    tableView.delegate = headerViewController
    return tableView
  }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.minimumHeight = 60
    headerView.maximumHeight = 180
    headerView.isSharedWithManyScrollViews = true

    let content = headerView.contentView
    // The collapsed header has space only for the tabs.
    let titleLabel = UILabel.headerTitle("Departures", in: content, bottom: 58)
    headerView.effects.add(.fade(), to: titleLabel)
    addTabs(to: content)
  }

  private func addTabs(to content: UIView) {
    tabs.backgroundColor = .sand
    // Sand is a light color in every appearance, so its text stays dark.
    tabs.overrideUserInterfaceStyle = .light
    tabs.selectedSegmentIndex = 0
    tabs.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(tabs.selectedSegmentIndex)
      }, for: .valueChanged)
    tabs.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(tabs)
    let area = content.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      tabs.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      tabs.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      tabs.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -14),
      tabs.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  private func show(_ index: Int) {
    let headerView = headerViewController.headerView
    // The list gets its insets, and an offset that fits the header, before it is visible.
    headerView.trackingScrollWillChange(to: tableViews[index])
    for (other, tableView) in tableViews.enumerated() { tableView.isHidden = other != index }
    headerView.trackingScrollView = tableViews[index]
  }
}
