/// One header over three lists: switching between them never makes it jump.
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
    headerView.sharedWithManyScrollViews = true

    let content = headerView.contentView
    let titleLabel = UILabel.headerTitle("Shared by three lists", in: content)
    titleLabel.frame.origin.y -= 44
    headerView.hideViewWhenShifted(titleLabel)
    tabs.frame = CGRect(x: 16, y: content.bounds.height - 46, width: content.bounds.width - 32, height: 32)
    tabs.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    tabs.backgroundColor = .sand
    tabs.selectedSegmentIndex = 0
    tabs.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(tabs.selectedSegmentIndex)
      }, for: .valueChanged)
    content.addSubview(tabs)
  }

  private func show(_ index: Int) {
    let headerView = headerViewController.headerView
    // The list gets its insets, and an offset that fits the header, before anyone sees it.
    headerView.trackingScrollWillChange(to: tableViews[index])
    for (other, tableView) in tableViews.enumerated() { tableView.isHidden = other != index }
    headerView.trackingScrollView = tableViews[index]
  }
}
