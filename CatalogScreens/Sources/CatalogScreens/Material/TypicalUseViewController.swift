/// A guide to walks. The typical use: a header view controller as a child, with its header above a table that it tracks.
///
/// The header collapses from 220 to 56 points (plus the safe area), then shifts off the screen. The header
/// view controller is the table's delegate, so no events have to be forwarded by hand.
public final class TypicalUseViewController: UIViewController {
  /// The header's view controller, a child of this one.
  public let headerViewController = FlexibleHeaderViewController()

  /// The table that the header tracks.
  public private(set) lazy var tableView = UITableView(rows)

  private let rows = ItemRows(
    ItemRow.landscapes([
      ("The shore path", "4 km along the reeds, level all the way", 0.5),
      ("To the mill", "7 km, back by the afternoon ferry", 0.36),
      ("Three summits", "14 km and 900 m of ascent; start early", 0.62),
      ("The old quarry", "An hour, with swallows in early summer", 0.09),
      ("Around the lake", "22 km in one day or two, with huts", 0.55),
      ("Up to the chapel", "40 minutes, best in the evening light", 0.03),
      ("Through the bog", "5 km on boards; dogs stay at the gate", 0.16),
    ]), count: 60)

  /// Creates the screen.
  public init() {
    super.init(nibName: nil, bundle: nil)
    addChild(headerViewController)
  }

  /// Creates the screen from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addChild(headerViewController)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addTable()
    configureHeader()

    // The header's view is added last, so that it is in front of all other views.
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
    tableView.delegate = headerViewController
    view.addSubview(tableView)
  }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
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

    let titleLabel = UILabel.headerTitle("Walks at the lake", in: content)
    headerView.hideViewWhenShifted(titleLabel)
  }
}
