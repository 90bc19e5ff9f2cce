import FlexibleHeader
import UIKit

final class SettingsViewController: UITableViewController {
  let header = SectionedHeaderView()
  let searchField = UISearchTextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.sections = [
      .titleBar("Settings"),  // stays
      .largeTitle("Settings"),  // leaves, and becomes the title of the bar
      .search(searchField),  // leaves, and returns as soon as the list moves down
    ]
    header.install(in: tableView)
  }
}
