import FlexibleHeader
import UIKit

final class PlacesViewController: UITableViewController {
  private let header = SectionedHeaderView()
  private let searchField = UISearchTextField()
  private let places = [
    "Aldersey Point", "Brennholm", "Casal do Vento", "Dornach Mill", "Esker Lake", "Fontanella",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.placeholder = "Search"
    header.sections = [.titleBar("Places"), .search(searchField)]
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
