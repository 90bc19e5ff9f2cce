import FlexibleHeader
import UIKit

final class PaymentsViewController: UIViewController {
  let bar = FlexibleHeightBar(maximumHeight: 116, minimumHeight: 44)
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
