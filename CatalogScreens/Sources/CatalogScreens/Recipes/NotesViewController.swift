import FlexibleHeader
import UIKit

final class NotesViewController: UITableViewController {
  private let header = SectionedHeaderView()
  private let notes = [
    "Shelf, 84 cm", "Bread for Saturday", "Boat from the 12th", "Words for the speech", "Maps",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    header.sections = [.titleBar("Notes", returns: .always), .largeTitle("Notes")]
    header.install(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "note")
      ?? UITableViewCell(style: .default, reuseIdentifier: "note")
    cell.textLabel?.text = notes[indexPath.row % notes.count]
    return cell
  }
}
