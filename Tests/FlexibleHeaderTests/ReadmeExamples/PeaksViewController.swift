import FlexibleHeader
import UIKit

final class PeaksViewController: UITableViewController {
  let header = StretchyHeaderView(maximumHeight: 250)

  override func viewDidLoad() {
    super.viewDidLoad()
    header.minimumHeight = 80  // leave it out to use the height that Auto Layout needs
    header.install(in: tableView)
  }
}
