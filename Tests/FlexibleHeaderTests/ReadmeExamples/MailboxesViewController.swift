import FlexibleHeader
import UIKit

final class MailboxesViewController: UITableViewController {
  let header = SectionedHeaderView()
  let searchField = UISearchTextField()
  let mailboxes = ["Inbox", "Drafts", "Sent", "Archive", "Letters", "Invoices", "Travel", "Trash"]

  override func viewDidLoad() {
    super.viewDidLoad()
    header.sections = [
      .titleBar("Mailboxes"),  // stays
      .largeTitle("Mailboxes"),  // leaves, and becomes the title of the bar
      .search(searchField),  // leaves, and returns as soon as the list moves down
    ]
    header.install(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "mailbox")
      ?? UITableViewCell(style: .default, reuseIdentifier: "mailbox")
    cell.textLabel?.text = mailboxes[indexPath.row % mailboxes.count]
    return cell
  }
}
