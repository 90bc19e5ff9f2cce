/// A picture with a title above a list of viewpoints. It stretches when it is pulled down. When the content is
/// scrolled up, it shrinks to the title and then leaves, while the navigation bar shows the title.
public final class StretchyTableHeaderViewController: UITableViewController {
  /// The header, 250 points tall at rest.
  public let headerView = StretchyHeaderView(maximumHeight: 250)

  private let titleLabel = UILabel()
  private let rows = ItemRows(
    ItemRow.landscapes([
      ("From the chapel", "Layers to the west, eleven of them in clear air", 0.62),
      ("From the quarry", "The lake in front, with the last light on it", 0.5),
      ("From the three summits", "All around; take the tripod", 0.75),
      ("From the ferry", "Backlight on the water from September on", 0.07),
      ("From the road", "No walk at all. Stop behind the second bend", 0.94),
    ]), count: 100)

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    tableView.dataSource = rows
    addPicture()
    addTitle()
    headerView.fadeDistance = 40
    headerView.titleView = titleLabel
    headerView.install(in: tableView)
    headerView.handOverTitle(to: navigationItem)
  }

  // MARK: - Private

  private func addPicture() {
    let pictureView = UIImageView(image: .landscape)
    // At the top of the content, the navigation bar is transparent: the picture is under it, too.
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
