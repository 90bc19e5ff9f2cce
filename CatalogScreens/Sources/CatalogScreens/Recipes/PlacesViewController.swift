import FlexibleHeader
import UIKit

final class PlacesViewController: UITableViewController {
  private let header = SectionedHeaderView()
  private let titleLabel = UILabel()
  private let searchField = UISearchTextField()
  private let places = [
    "Aldersey Point", "Brennholm", "Casal do Vento", "Dornach Mill", "Esker Lake", "Fontanella",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Places"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    searchField.placeholder = "Search places"
    let searchRow = UIStackView(arrangedSubviews: [searchField])
    searchRow.isLayoutMarginsRelativeArrangement = true
    searchRow.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16)

    header.sections = [
      HeaderSection(titleLabel, maximumHeight: 44),
      HeaderSection(searchRow, exit: .leaves, entrance: .always, maximumHeight: 48),
    ]
    header.install(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "place")
      ?? UITableViewCell(style: .default, reuseIdentifier: "place")
    cell.textLabel?.text = places[indexPath.row % places.count]
    return cell
  }
}
