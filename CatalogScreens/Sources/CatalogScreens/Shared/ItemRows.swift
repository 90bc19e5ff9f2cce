/// What a row of a list shows.
struct ItemRow {
  /// The first line.
  var title: String
  /// The second line, or `nil` for none.
  var subtitle: String?
  /// The picture at the leading edge, or `nil` for none.
  var image: UIImage?
}

/// The rows of a list, as high as their text needs.
final class ItemRows: NSObject, UITableViewDataSource {
  /// The rows.
  var rows: [ItemRow]

  private let imageRadius: CGFloat

  /// Creates the rows of a list.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - count: The number of rows that the list has; the rows are repeated. The default is each row once.
  ///   - imageRadius: The corner radius of the pictures, in points. The default is 8.
  init(_ rows: [ItemRow], count: Int? = nil, imageRadius: CGFloat = 8) {
    self.rows = count.map { (0..<$0).map { rows[$0 % rows.count] } } ?? rows
    self.imageRadius = imageRadius
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "item")
    let row = rows[indexPath.row]
    cell.backgroundColor = .clear
    cell.textLabel?.text = row.title
    cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
    cell.detailTextLabel?.text = row.subtitle
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
    cell.detailTextLabel?.textColor = .secondaryLabel
    for label in [cell.textLabel, cell.detailTextLabel] {
      label?.numberOfLines = 0
      label?.adjustsFontForContentSizeCategory = true
    }
    if let image = row.image {
      cell.imageView?.image = image
      cell.imageView?.layer.cornerRadius = imageRadius
      cell.imageView?.clipsToBounds = true
    }
    return cell
  }
}

extension UITableView {
  /// Creates a table without lines for empty rows, whose rows are as high as they need.
  convenience init(_ rows: any UITableViewDataSource, style: UITableView.Style = .plain) {
    self.init(frame: .zero, style: style)
    rowHeight = UITableView.automaticDimension
    estimatedRowHeight = 64
    dataSource = rows
  }
}
