import FlexibleHeader
import UIKit

final class NewsViewController: UIViewController {
  let headerViewController = FlexibleHeaderViewController()
  let tableView = UITableView()

  override var childForStatusBarHidden: UIViewController? { headerViewController }
  override var childForStatusBarStyle: UIViewController? { headerViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    headerViewController.headerView.backgroundColor = .secondarySystemBackground
    headerViewController.headerView.shiftBehavior = .enabledWithStatusBar
    headerViewController.headerView.install(in: tableView)
  }
}
