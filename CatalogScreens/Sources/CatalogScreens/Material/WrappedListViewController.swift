/// Contacts: a container that adds a header above content that doesn't depend on headers, and replaces the content.
public final class WrappedListViewController: FlexibleHeaderContainerViewController {
  private let family = ContactsViewController([
    ("Ana Varga", "Mother", 0.95), ("Bruno Varga", "Father", 0.55), ("Ines Varga", "Sister", 0.12),
    ("Jonas Lind", "Brother-in-law", 0.6), ("Mathilde Varga", "Great-aunt, calls on Sundays", 0.8),
    ("Tomas Varga", "Cousin", 0.35),
  ])
  private let colleagues = ContactsViewController([
    ("Omar Haddad", "Harbor office", 0.08), ("Lea Brandt", "Charts", 0.5), ("Mira Kovač", "Accounts", 0.36),
    ("Kai Sorensen", "Engine room", 0.62), ("Pia Moreau", "Tide tables", 0.9),
  ])

  /// Creates the container with its first list.
  public convenience init() {
    self.init(contentViewController: nil)
    contentViewController = family
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.maximumHeight = 140
    headerView.observesTrackingScrollViewScrollEvents = true
    headerView.trackingScrollView = family.tableView
    _ = UILabel.headerTitle("Contacts", in: headerView.contentView)

    let swap = UIAction(title: "Other list") { [weak self] _ in self?.swapContent() }
    let button = UIButton(type: .system, primaryAction: swap)
    button.setTitleColor(.white, for: .normal)
    button.addToCorner(of: headerView.contentView, size: CGSize(width: 100, height: 36))
  }

  private func swapContent() {
    let next = contentViewController === family ? colleagues : family
    contentViewController = next
    headerViewController.headerView.trackingScrollView = next.tableView
  }
}

/// A list as in any app. It has no code for the header.
private final class ContactsViewController: UITableViewController {
  private let rows: ItemRows

  init(_ contacts: [(title: String, subtitle: String, hue: CGFloat)]) {
    rows = ItemRows(ItemRow.portraits(contacts), count: 30, imageRadius: 22)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
  }
}
