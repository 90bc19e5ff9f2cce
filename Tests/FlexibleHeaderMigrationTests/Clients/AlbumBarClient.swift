// Deprecation warnings: 23
//
// An album's bar. It changes attributes after they were added to its picture and its shade.
import FlexibleHeaderMigration

@available(*, deprecated)
final class AlbumBar: BLKFlexibleHeightBar {
  let picture = UIImageView(frame: .zero)
  let shade = UIView()
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureBar()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureBar()
  }

  func configureBar() {
    maximumBarHeight = 300
    minimumBarHeight = 65
    picture.backgroundColor = .systemIndigo
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    let start: BLKFlexibleHeightBarSubviewLayoutAttributes = BLKFlexibleHeightBarSubviewLayoutAttributes()
    start.bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    start.center = CGPoint(x: frame.width * 0.5, y: minimumBarHeight * 0.5)
    picture.add(start, forProgress: 0.0)
    shade.add(start, forProgress: 0.0)
    let end: BLKFlexibleHeightBarSubviewLayoutAttributes = BLKFlexibleHeightBarSubviewLayoutAttributes(
      existing: start)
    end.bounds = CGRect(x: 0, y: 0, width: frame.width, height: minimumBarHeight)
    start.center = CGPoint(x: frame.width * 0.5, y: frame.height * 0.5)
    picture.add(end, forProgress: 1.0)
    shade.add(end, forProgress: 1.0)
    addSubview(picture)
    addSubview(shade)

    titleLabel.text = "Album"
    titleLabel.textColor = .white
    let open = BLKFlexibleHeightBarSubviewLayoutAttributes()
    open.size = titleLabel.sizeThatFits(.zero)
    open.center = CGPoint(x: frame.width * 0.5, y: 240)
    titleLabel.add(open, forProgress: 0.0)
    let closed = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: open)!
    closed.center = CGPoint(x: frame.width * 0.5, y: 40)
    closed.zIndex = 1024
    titleLabel.add(closed, forProgress: 1.0)
    addSubview(titleLabel)
  }
}

@available(*, deprecated)
final class AlbumViewController: UITableViewController {
  let bar = AlbumBar(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
  let definer = SquareCashStyleBehaviorDefiner()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    definer.addSnappingPositionProgress(0, forProgressRangeStart: 0, end: 0.5)
    definer.addSnappingPositionProgress(1, forProgressRangeStart: 0.5, end: 1)
    definer.isElasticMaximumHeightAtTop = true
    bar.behaviorDefiner = definer
    tableView.contentInset.top = bar.maximumBarHeight
  }

  /// The bar is in front of the table, in the same superview.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.superview?.addSubview(bar)
    tableView.delegate = definer
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Song \(indexPath.row)"
    return cell
  }
}
