import FlexibleHeader
import UIKit

final class NotesViewController: UITableViewController {
  private let header = SectionedHeaderView()
  private let barTitle = UILabel()
  private let largeTitle = UILabel()
  private let notes = [
    "Shelf, 84 cm", "Bread for Saturday", "Boat from the 12th", "Words for the speech", "Maps",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [barTitle, largeTitle] { label.text = "Notes" }
    barTitle.font = .systemFont(ofSize: 17, weight: .semibold)
    barTitle.textAlignment = .center
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)

    let largeRow = UIView()
    largeTitle.translatesAutoresizingMaskIntoConstraints = false
    largeRow.addSubview(largeTitle)
    NSLayoutConstraint.activate([
      largeTitle.leadingAnchor.constraint(equalTo: largeRow.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      largeTitle.bottomAnchor.constraint(equalTo: largeRow.bottomAnchor, constant: -6),
    ])

    header.sections = [
      HeaderSection(barTitle, exit: .leaves, entrance: .always, maximumHeight: 44, snaps: true),
      HeaderSection(largeRow, maximumHeight: 52, minimumHeight: 0, snaps: true, collapsePriority: 1),
    ]
    header.effects.morph(largeTitle, into: barTitle, over: .collapse(of: largeRow))
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
