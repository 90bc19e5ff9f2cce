import FlexibleHeader
import UIKit

final class PlacesViewController: UIViewController {
  let header = SectionedHeaderView()
  let searchField = UITextField()
  let tabs = UISegmentedControl(items: ["Nearby", "Saved"])
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    searchField.placeholder = "Search"
    header.sections = [
      HeaderSection(searchField, exit: .leaves, entrance: .always, maximumHeight: 44),
      HeaderSection(tabs),  // stays, with the height that Auto Layout gives it
    ]
    header.install(in: tableView)
  }
}
