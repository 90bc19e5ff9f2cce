/// Boats at a pier: pull to refresh under a header that doesn't stretch or jump. The space of the refresh control isn't the
/// header's.
public final class RefreshControlViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private static let boats = [
    ItemRow(title: "Marta Lind", subtitle: "In at 06:40, 320 kg of herring"),
    ItemRow(title: "Kestrel", subtitle: "In at 06:15, mackerel, sold out"),
    ItemRow(title: "Three Brothers", subtitle: "In at 05:50, cod and two halibuts"),
    ItemRow(title: "Sula", subtitle: "Out since four, expected at nine"),
    ItemRow(title: "Godwit", subtitle: "At the pier, engine repaired"),
    ItemRow(title: "Ansgar II", subtitle: "In at 05:20, crab, 40 baskets"),
  ]

  private let rows = ItemRows(RefreshControlViewController.boats, count: 30)
  private lazy var tableView = UITableView(rows)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    tableView.delegate = headerViewController

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
    _ = UILabel.headerTitle("Boats at the pier", in: headerView.contentView)
  }

  /// Simulates a request: after two seconds there are ten more rows.
  private func refresh() async {
    await withCheckedContinuation { response in request { response.resume() } }
    rows.rows += (0..<10).map { Self.boats[$0 % Self.boats.count] }
    tableView.reloadData()
  }

  private func request(_ completion: @escaping () -> Void) {
    let badge = UILabel(frame: CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 40))
    badge.text = "Asking for more boats…"
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
