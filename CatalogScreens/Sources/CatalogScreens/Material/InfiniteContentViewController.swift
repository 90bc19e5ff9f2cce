/// Content that starts in the middle, like a calendar. The header always has its shadow and a hairline.
public final class InfiniteContentViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let rows = CityRows(count: 400, startingAt: 11)
  private var isInTheMiddle = false

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

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isInTheMiddle, view.window != nil else { return }
    isInTheMiddle = true
    tableView.scrollToRow(at: IndexPath(row: rows.count / 2, section: 0), at: .middle, animated: false)
  }

  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    headerViewController.showsHairline = true
    headerViewController.hairlineColor = .brick
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .sand
    headerView.isInFrontOfInfiniteContent = true
    headerView.visibleShadowOpacity = 0.5
    headerView.trackingScrollView = tableView
    let titleLabel = UILabel.headerTitle("No beginning, no end", in: headerView.contentView)
    titleLabel.textColor = .dusk
  }
}
