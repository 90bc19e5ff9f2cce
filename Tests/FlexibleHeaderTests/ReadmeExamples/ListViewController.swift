import FlexibleHeader
import UIKit

final class ListViewController: UIViewController {
  let header = FlexibleHeaderView(maximumHeight: 160)
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    header.backgroundColor = .secondarySystemBackground
    header.shiftBehavior = .enabled
    header.install(in: tableView)
  }
}
