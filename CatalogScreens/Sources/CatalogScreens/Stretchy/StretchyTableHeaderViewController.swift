/// A picture with a title above a hundred rows. It stretches when it is pulled down. When the content is
/// scrolled up, it shrinks to the title and then leaves, while the navigation bar shows the title.
public final class StretchyTableHeaderViewController: UITableViewController {
  /// The header, 250 points tall at rest.
  public let headerView = StretchyHeaderView(maximumHeight: 250)

  private let titleLabel = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    addPicture()
    addTitle()
    headerView.fadeDistance = 40
    headerView.titleView = titleLabel
    headerView.install(in: tableView)
    headerView.handOverTitle(to: navigationItem)
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

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

  private func addPicture() {
    let pictureView = UIImageView(image: .landscape)
    // At the top of the content, the navigation bar is transparent: the picture lies under it, too.
    let area = headerView.contentView.bounds
    pictureView.frame = area.inset(by: UIEdgeInsets(top: -120, left: 0, bottom: 0, right: 0))
    pictureView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    headerView.contentView.addSubview(pictureView)
  }

  /// Adds the title, which determines the header's minimum height.
  private func addTitle() {
    let content = headerView.contentView
    titleLabel.text = "Hills at dusk"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.textColor = .white
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(titleLabel)
    let area = content.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor, constant: -16),
      titleLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
    ])
  }
}
