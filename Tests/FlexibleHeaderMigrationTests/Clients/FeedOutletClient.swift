// Deprecation warnings: 5
//
// A feed whose rows measure themselves. Functions set up the table and the header, which leaves together with the status bar.
import FlexibleHeaderMigration

@available(*, deprecated)
final class FeedViewController: UIViewController, UITableViewDataSource, MDCFlexibleHeaderViewLayoutDelegate {
  var tableView: UITableView?
  var models: [String]?
  private(set) var frameChanges = 0
  let headerViewController = MDCFlexibleHeaderViewController()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    addChild(headerViewController)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    addChild(headerViewController)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds)
    view.addSubview(table)
    tableView = table
    models = (0..<40).map {
      "Item \($0), with a description that is long enough for two lines of text in a row"
    }
    prepareTableView(table)
    prepareFlexibleHeader(headerViewController, rootView: view, tableView: table)
  }

  private func prepareTableView(_ tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    tableView.dataSource = self
    tableView.delegate = headerViewController
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 100
  }

  private func prepareFlexibleHeader(
    _ viewController: MDCFlexibleHeaderViewController, rootView: UIView, tableView: UITableView
  ) {
    viewController.layoutDelegate = self
    viewController.view.frame = rootView.bounds
    viewController.headerView.trackingScrollView = tableView
    viewController.headerView.shiftBehavior = .enabledWithStatusBar
    rootView.addSubview(viewController.view)
    viewController.didMove(toParent: self)
  }

  override var childForStatusBarHidden: UIViewController? { headerViewController }

  override var childForStatusBarStyle: UIViewController? { headerViewController }

  func flexibleHeaderViewController(
    _: MDCFlexibleHeaderViewController,
    flexibleHeaderViewFrameDidChange flexibleHeaderView: MDCFlexibleHeaderView
  ) { frameChanges += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models?.count ?? 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = models?[indexPath.row]
    return cell
  }
}
