/// A container that adds a header above content that doesn't depend on headers, and replaces the content.
public final class WrappedListViewController: FlexibleHeaderContainerViewController {
  private let cities = PlainListViewController(startingAt: 0)
  private let otherCities = PlainListViewController(startingAt: 10)

  /// Creates the container with its first list.
  public convenience init() {
    self.init(contentViewController: nil)
    contentViewController = cities
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.maximumHeight = 140
    headerView.observesTrackingScrollViewScrollEvents = true
    headerView.trackingScrollView = cities.tableView
    _ = UILabel.headerTitle("Container", in: headerView.contentView)

    let swap = UIAction(title: "Other list") { [weak self] _ in self?.swapContent() }
    let button = UIButton(type: .system, primaryAction: swap)
    button.setTitleColor(.white, for: .normal)
    button.addToCorner(of: headerView.contentView, size: CGSize(width: 100, height: 36))
  }

  private func swapContent() {
    let next = contentViewController === cities ? otherCities : cities
    contentViewController = next
    headerViewController.headerView.trackingScrollView = next.tableView
  }
}

/// A list as in any app.
private final class PlainListViewController: UITableViewController {
  private let rows: CityRows

  init(startingAt first: Int) {
    rows = CityRows(count: 40, startingAt: first)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    rows = CityRows(count: 40)
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
    tableView.rowHeight = 52
  }
}
