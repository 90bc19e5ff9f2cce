import FlexibleHeader
import UIKit

final class StretchyListViewController: UIViewController {
  let header = StretchyHeaderView()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    header.maximumHeight = 201
    header.minimumHeight = 101
    header.heightsIncludeSafeArea = true
    header.staysAtMinimumHeight = true
    header.stretchMode = .bottom
    header.snaps = true
    header.fadeDistance = 51
    header.extendsUnderTopSafeArea = true
    header.insetFollowsVisibleHeight = true
    header.pullThreshold = 51
    header.install(in: tableView)
  }
}
