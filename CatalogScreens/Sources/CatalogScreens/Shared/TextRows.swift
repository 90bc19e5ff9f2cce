/// Rows with repeating texts.
final class TextRows: NSObject, UITableViewDataSource {
  private let texts: [String]
  private let count: Int
  private let color: UIColor

  init(_ texts: [String], count: Int, color: UIColor = .label) {
    self.texts = texts
    self.count = count
    self.color = color
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "text")
      ?? UITableViewCell(style: .default, reuseIdentifier: "text")
    cell.textLabel?.text = texts[indexPath.row % texts.count]
    cell.textLabel?.textColor = color
    return cell
  }
}
