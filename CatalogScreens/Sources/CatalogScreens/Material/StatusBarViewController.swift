/// A header that hides the status bar when it shifts off the screen, and determines its style.
public final class StatusBarViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let rows = CityRows(startingAt: 4)

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

  // The header determines when the status bar is hidden, and which text color is legible on it.
  public override var childForStatusBarHidden: UIViewController? { headerViewController }
  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .brick
    headerView.minimumHeight = 56
    headerView.maximumHeight = 128
    headerView.shiftBehavior = .enabledWithStatusBar
    headerView.trackingScrollView = tableView
    headerView.hideViewWhenShifted(UILabel.headerTitle("With the status bar", in: headerView.contentView))
  }
}
