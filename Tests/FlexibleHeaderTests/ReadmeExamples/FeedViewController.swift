import FlexibleHeader
import UIKit

final class FeedViewController: UITableViewController {
  let footer = RevealingFooterView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    footer.backgroundColor = .secondarySystemBackground
    footer.minimumHeight = 60
    footer.didPullPastThreshold = { [weak footer] in
      footer?.restingHeight = 60  // keeps the footer in view; set it back to 0 when the new rows are there
    }
    footer.install(in: tableView)
  }
}
