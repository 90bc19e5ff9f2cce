import FlexibleHeader
import UIKit

final class SafariListViewController: UIViewController {
  let bar = FlexibleHeightBar()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    let behavior = SafariBehavior()
    behavior.isElasticAtTop = true
    behavior.isSnappingEnabled = false
    behavior.revealVelocity = 510
    behavior.collapseHysteresis = 0.3
    behavior.abruptJump = 260
    behavior.isCollapsingEnabled = false
    behavior.scrollsToTopWhileOpening = true
    bar.behavior = behavior
    bar.maximumHeight = 201
    bar.minimumHeight = 101
    bar.heightsIncludeSafeArea = true
    bar.snaps = true
    bar.install(in: tableView)
  }
}
