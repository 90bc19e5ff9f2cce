import FlexibleHeader
import UIKit

final class CashListViewController: UIViewController {
  let bar = FlexibleHeightBar()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    let behavior = SquareCashBehavior()
    behavior.isElasticAtTop = true
    behavior.isSnappingEnabled = false
    bar.behavior = behavior
    bar.maximumHeight = 201
    bar.heightsFitContent = true
    bar.heightsIncludeSafeArea = true
    bar.snaps = true
    bar.install(in: tableView)
  }
}
