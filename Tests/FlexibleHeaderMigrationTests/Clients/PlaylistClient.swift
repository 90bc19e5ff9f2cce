// Deprecation warnings: 23
// Changes by hand: 4
//
// A playlist whose bar and its own behavior are created when the songs arrive.
import FlexibleHeaderMigration

@available(*, deprecated)
final class PlaylistBehavior: BLKFlexibleHeightBarBehaviorDefiner {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    guard !isCurrentlySnapping else { return }
    let length = flexibleHeightBar.maximumBarHeight - flexibleHeightBar.minimumBarHeight
    flexibleHeightBar.progress = (scrollView.contentOffset.y + scrollView.contentInset.top) / length
    flexibleHeightBar.setNeedsLayout()
  }
}

@available(*, deprecated)
final class PlaylistBar: BLKFlexibleHeightBar {
  init(frame: CGRect, name: String) {
    super.init(frame: frame)
    minimumBarHeight = 65
    backgroundColor = .systemIndigo
    let nameLabel = UILabel()
    nameLabel.text = name
    nameLabel.textColor = .white
    nameLabel.sizeToFit()
    let open = BLKFlexibleHeightBarSubviewLayoutAttributes()
    open.size = nameLabel.frame.size
    open.center = CGPoint(x: frame.width * 0.5, y: maximumBarHeight - 50)
    nameLabel.add(open, forProgress: 0)
    let closed = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: open)
    closed?.center = CGPoint(x: frame.width * 0.5, y: 40)
    nameLabel.add(closed, forProgress: 1)
    addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }
}

@available(*, deprecated)
final class PlaylistViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  let backButton = UIButton(type: .custom)
  private(set) var bar: PlaylistBar?
  private var songs: [String] = []
  private var delegateSplitter: BLKDelegateSplitter?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func receive(_ songs: [String], of playlist: String) {
    self.songs = songs
    let frame = CGRect(x: 0.0, y: 0.0, width: view.frame.width, height: 300)
    let newBar = PlaylistBar(frame: frame, name: playlist)
    let behavior = PlaylistBehavior()
    behavior.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 0.5)
    behavior.addSnappingPositionProgress(1.0, forProgressRangeStart: 0.5, end: 1.0)
    behavior.isSnappingEnabled = true
    behavior.isElasticMaximumHeightAtTop = true
    newBar.behaviorDefiner = behavior
    delegateSplitter = BLKDelegateSplitter(firstDelegate: behavior, secondDelegate: self)
    tableView.delegate = delegateSplitter
    view.addSubview(newBar)
    let insets = UIEdgeInsets(top: newBar.maximumBarHeight, left: 0.0, bottom: 50.0, right: 0.0)
    tableView.contentInset = insets
    tableView.scrollIndicatorInsets = insets
    backButton.frame = CGRect(x: 10, y: 25, width: 30, height: 30)
    newBar.addSubview(backButton)
    bar = newBar
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}
