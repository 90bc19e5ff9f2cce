/// One header above three lists. It never jumps when the list changes.
public final class SharedTabsViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tabs = UISegmentedControl(items: ["Near", "Far", "Few"])
  private let lists = [
    CityRows(count: 60), CityRows(count: 40, startingAt: 9), CityRows(count: 4, startingAt: 3),
  ]
  private lazy var tableViews = lists.map { makeTableView($0) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for tableView in tableViews { view.addSubview(tableView) }

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
    show(0)
  }

  public override var childForStatusBarHidden: UIViewController? { headerViewController }
  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func makeTableView(_ rows: CityRows) -> UITableView {
    let tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.alwaysBounceVertical = true
    tableView.dataSource = rows
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
    let titleLabel = UILabel.headerTitle("Shared by three lists", in: content, bottom: 58)
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
