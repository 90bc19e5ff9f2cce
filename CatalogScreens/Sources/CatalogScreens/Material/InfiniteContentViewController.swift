/// Tides of the past and the future. The content starts in the middle, so the header always has its shadow and a
/// hairline.
public final class InfiniteContentViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let rows = TideRows()
  private lazy var tableView = UITableView(rows)
  private var isInTheMiddle = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    tableView.delegate = headerViewController

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isInTheMiddle, view.window != nil else { return }
    isInTheMiddle = true
    tableView.scrollToRow(at: IndexPath(row: TideRows.count / 2, section: 0), at: .middle, animated: false)
  }

  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    headerViewController.showsHairline = true
    headerViewController.hairlineColor = .brick
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .sand
    headerView.isInFrontOfInfiniteContent = true
    headerView.visibleShadowOpacity = 0.5
    headerView.trackingScrollView = tableView
    let titleLabel = UILabel.headerTitle("Tides at Aldersey Point", in: headerView.contentView)
    titleLabel.textColor = .dusk
  }
}

/// High and low water, one after the other, 6 hours and 12 minutes apart.
private final class TideRows: NSObject, UITableViewDataSource {
  /// The number of rows. It stands for a list without an end.
  static let count = 400

  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tide")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "tide")
    let minutes = indexPath.row * 372
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    let isHigh = indexPath.row % 2 == 0
    let decimeters = (isHigh ? 41 : 6) + indexPath.row % 5
    cell.textLabel?.text = isHigh ? "High water" : "Low water"
    cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
    let time = "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    cell.detailTextLabel?.text =
      "\(Self.days[minutes / 1440 % 7]), \(time), \(decimeters / 10).\(decimeters % 10) m"
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
    cell.detailTextLabel?.textColor = .secondaryLabel
    for label in [cell.textLabel, cell.detailTextLabel] { label?.adjustsFontForContentSizeCategory = true }
    cell.imageView?.image = Drawing.tile(hue: isHigh ? 0.6 : 0.12)
    return cell
  }
}
