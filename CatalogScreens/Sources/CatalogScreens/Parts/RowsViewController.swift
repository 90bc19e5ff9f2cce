import FlexibleHeader
import UIKit

/// A list, as a page or as the content of a screen.
class RowsViewController: UITableViewController {
  init(_ title: String) {
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(title ?? "Row") \(indexPath.row + 1)"
    return cell
  }
}
