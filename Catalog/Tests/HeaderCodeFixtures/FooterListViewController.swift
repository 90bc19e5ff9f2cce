import FlexibleHeader
import UIKit

final class FooterListViewController: UIViewController {
  let footer = RevealingFooterView()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    footer.restingHeight = 101
    footer.minimumHeight = 101
    footer.pullThreshold = 51
    footer.install(in: tableView)
  }
}
