import FlexibleHeader
import UIKit

final class FacebookListViewController: UIViewController {
  let bar = FlexibleHeightBar()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    let behavior = FacebookBehavior()
    behavior.isElasticAtTop = true
    behavior.isSnappingEnabled = false
    behavior.thresholdFromTop = 101
    behavior.thresholdNegativeDirection = 101
    behavior.thresholdPositiveDirection = 101
    bar.behavior = behavior
    bar.maximumHeight = 201
    bar.minimumHeight = 101
    bar.heightsIncludeSafeArea = true
    bar.snaps = true
    bar.install(in: tableView)
  }
}
