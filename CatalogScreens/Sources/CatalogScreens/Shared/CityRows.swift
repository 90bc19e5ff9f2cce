/// Rows with the names of cities.
final class CityRows: NSObject, UITableViewDataSource {
  private static let cities = [
    "Amsterdam", "Bergen", "Coimbra", "Dresden", "Edinburgh", "Florence", "Ghent", "Helsinki", "Istanbul",
    "Jena", "Kraków", "Lisbon", "Malmö", "Naples", "Oslo", "Porto", "Quimper", "Riga", "Seville", "Tallinn",
  ]

  /// The number of rows.
  var count: Int

  /// The index of the first row's city, so that two tables look different.
  private let first: Int

  /// Creates the rows of a table.
  init(count: Int = 60, startingAt first: Int = 0) {
    self.count = count
    self.first = first
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "city")
      ?? UITableViewCell(style: .default, reuseIdentifier: "city")
    cell.textLabel?.text = "\(indexPath.row + 1). \(Self.cities[(first + indexPath.row) % Self.cities.count])"
    return cell
  }
}
