/// A list of twenty rows that loads twenty more each time it is pulled past its end.
public final class PullForMoreViewController: UITableViewController {
  /// The footer below the rows.
  public let footerView = RevealingFooterView(frame: .zero)

  private let label = UILabel()
  private var rowCount = 20

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    addLabel()
    footerView.backgroundColor = .secondarySystemBackground
    footerView.pullThreshold = 80
    footerView.pullProgressDidChange = { [weak self] progress in
      self?.label.alpha = 0.4 + 0.6 * progress
    }
    footerView.didPullPastThreshold = { [weak self] in self?.loadMore() }
    footerView.install(in: tableView)
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
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
    rowCount += 20
    tableView.reloadData()
  }
}
