/// Pull to refresh under a header that doesn't stretch or jump. The space of the refresh control isn't the
/// header's.
public final class RefreshControlViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let rows = CityRows(count: 30, startingAt: 5)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.dataSource = rows
    tableView.delegate = headerViewController
    view.addSubview(tableView)

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.canOverExtend = false
    headerView.maximumHeight = 120
    headerView.trackingScrollView = tableView
    headerView.onRefresh { [weak self] in await self?.refresh() }
    _ = UILabel.headerTitle("Pull to refresh", in: headerView.contentView)
  }

  /// Simulates a request: after two seconds there are ten more rows.
  private func refresh() async {
    await withCheckedContinuation { response in request { response.resume() } }
    rows.count += 10
    tableView.reloadData()
  }

  private func request(_ completion: @escaping () -> Void) {
    let badge = UILabel(frame: CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 40))
    badge.text = "Asking for more cities…"
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .meadow
    view.addSubview(badge)
    UIView.animate(withDuration: 0.3) {
      badge.frame.origin.y -= 40 + self.view.safeAreaInsets.bottom
    }
    UIView.animate(withDuration: 0.3, delay: 2, options: []) {
      badge.alpha = 0
    } completion: { _ in
      badge.removeFromSuperview()
      completion()
    }
  }
}
