/// Rows with repeating texts, as high as their text needs.
final class TextRows: NSObject, UITableViewDataSource {
  private let texts: [String]
  private let count: Int

  /// Creates the rows of a table.
  init(_ texts: [String], count: Int) {
    self.texts = texts
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "text")
      ?? UITableViewCell(style: .default, reuseIdentifier: "text")
    cell.textLabel?.text = texts[indexPath.row % texts.count]
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
