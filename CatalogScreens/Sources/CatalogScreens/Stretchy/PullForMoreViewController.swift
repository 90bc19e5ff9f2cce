/// A list of twenty books that loads twenty more each time it is pulled past its end.
public final class PullForMoreViewController: UITableViewController {
  /// The footer below the rows.
  public let footerView = RevealingFooterView(frame: .zero)

  private let label = UILabel()
  private let rows = ItemRows(PullForMoreViewController.books, count: 20)

  private static let books = [
    ItemRow(title: "The Keeper's Log", subtitle: "Winters at Aldersey Point, 1911 to 1932"),
    ItemRow(title: "Bread from Three Flours", subtitle: "Forty recipes, and why they work"),
    ItemRow(title: "A Field Guide to Fog", subtitle: "With nine plates"),
    ItemRow(title: "Knots for People with Cold Hands", subtitle: "Second edition"),
    ItemRow(title: "The Twelfth Boat", subtitle: "A novel"),
    ItemRow(title: "Ridges and Valleys", subtitle: "Walks of one to four days"),
    ItemRow(title: "Letters to a Surveyor", subtitle: "Edited by Ines Varga"),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    tableView.dataSource = rows
    addLabel()
    footerView.backgroundColor = .secondarySystemBackground
    footerView.pullThreshold = 80
    footerView.pullProgressDidChange = { [weak self] progress in
      self?.label.alpha = 0.4 + 0.6 * progress
    }
    footerView.didPullPastThreshold = { [weak self] in self?.loadMore() }
    footerView.install(in: tableView)
  }

  // MARK: - Private

  private func addLabel() {
    let content = footerView.contentView
    label.text = "Pull for more"
    label.alpha = 0.4
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      label.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -16),
    ])
  }

  private func loadMore() {
    rows.rows += (0..<20).map { Self.books[$0 % Self.books.count] }
    tableView.reloadData()
  }
}
