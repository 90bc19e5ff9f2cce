/// The typical use: a header view controller as a child, its header above a table that it tracks.
///
/// The header collapses from 220 to 56 points (and the safe area), then shifts off-screen. The header view
/// controller is the table's delegate, so nothing has to be forwarded by hand.
public final class TypicalUseViewController: UIViewController {
  /// The header's view controller, a child of this one.
  public let headerViewController = FlexibleHeaderViewController()

  /// The table that the header tracks.
  public let tableView = UITableView(frame: .zero, style: .plain)

  private let rows = CityRows()

  /// Makes the screen.
  public init() {
    super.init(nibName: nil, bundle: nil)
    addChild(headerViewController)
  }

  /// Makes the screen from an archive, where there are archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addChild(headerViewController)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addTable()
    configureHeader()

    // Last, so that the header is in front of everything.
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override var childForStatusBarHidden: UIViewController? { headerViewController }

  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  // MARK: - Private

  private func addTable() {
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.dataSource = rows
    tableView.delegate = headerViewController
    view.addSubview(tableView)
  }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = UIColor(red: 0.14, green: 0.24, blue: 0.45, alpha: 1)
    headerView.minimumHeight = 56
    headerView.maximumHeight = 220
    headerView.shiftBehavior = .enabled
    headerView.trackingScrollView = tableView

    let content = headerView.contentView
    let pictureView = UIImageView(image: .landscape)
    pictureView.frame = content.bounds
    pictureView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    content.addSubview(pictureView)

    let titleLabel = UILabel(
      frame: CGRect(x: 16, y: content.bounds.height - 48, width: content.bounds.width - 32, height: 40))
    titleLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    titleLabel.text = "Flexible header"
    titleLabel.font = .boldSystemFont(ofSize: 26)
    titleLabel.textColor = .white
    content.addSubview(titleLabel)
    headerView.hideViewWhenShifted(titleLabel)
  }
}

/// Sixty rows with the names of cities.
private final class CityRows: NSObject, UITableViewDataSource {
  private static let cities = [
    "Amsterdam", "Bergen", "Coimbra", "Dresden", "Edinburgh", "Florence", "Ghent", "Helsinki", "Istanbul",
    "Jena", "Kraków", "Lisbon", "Malmö", "Naples", "Oslo", "Porto", "Quimper", "Riga", "Seville", "Tallinn",
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "city")
      ?? UITableViewCell(style: .default, reuseIdentifier: "city")
    cell.textLabel?.text = "\(indexPath.row + 1). \(Self.cities[indexPath.row % Self.cities.count])"
    return cell
  }
}
