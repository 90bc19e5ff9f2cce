import FlexibleHeader
import UIKit

final class CitiesViewController: UITableViewController {
  private let header = StretchyHeaderView(maximumHeight: 240)
  private let titleLabel = UILabel()
  private let cities = ["Lisbon", "Porto", "Coimbra", "Braga", "Faro", "Évora"]

  override func viewDidLoad() {
    super.viewDidLoad()
    header.backgroundColor = .systemOrange
    header.minimumHeight = 80
    header.install(in: tableView)

    titleLabel.text = "Portugal"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
      titleLabel.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -12),
    ])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "city")
      ?? UITableViewCell(style: .default, reuseIdentifier: "city")
    cell.textLabel?.text = cities[indexPath.row % cities.count]
    return cell
  }
}
