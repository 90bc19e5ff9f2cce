import FlexibleHeader
import UIKit

final class PaymentsViewController: UIViewController {
  let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 84)
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    bar.behavior = SquareCashBehavior()
    bar.install(in: tableView)
  }
}
