import FlexibleHeader

final class ListViewController: UIViewController {
  let headerViewController = FlexibleHeaderViewController()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    addChild(headerViewController)
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)

    headerViewController.headerView.maximumHeight = 160
    headerViewController.headerView.shiftBehavior = .enabled
    headerViewController.headerView.trackingScrollView = tableView
    tableView.delegate = headerViewController
  }
}
