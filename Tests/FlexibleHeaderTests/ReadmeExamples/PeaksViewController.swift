import FlexibleHeader
import UIKit

final class PeaksViewController: UITableViewController {
  let header = StretchyHeaderView(referenceHeight: 250)
  let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Peaks"
    titleLabel.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    header.contentView.addSubview(titleLabel)
    header.fixedMinimumHeight = 80  // leave it out to use the height that Auto Layout needs
    header.titleView = titleLabel
    header.handOverTitle(to: navigationItem)
    header.install(in: tableView)
  }
}
