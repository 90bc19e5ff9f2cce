// Deprecation warnings: 16
//
// A channel whose bar takes its items when it is created. The screen forwards its table's events with a splitter.
import FlexibleHeaderMigration

@available(*, deprecated)
final class ChannelBar: BLKFlexibleHeightBar {
  let titleItem: UIView?

  init(frame: CGRect, max: CGFloat, min: CGFloat, left: UIView? = nil, title: UIView? = nil) {
    titleItem = title
    super.init(frame: frame)
    maximumBarHeight = max
    minimumBarHeight = min
    clipsToBounds = true
    backgroundColor = .systemTeal
    if let title {
      place(title, at: CGPoint(x: bounds.width * 0.5, y: (max + 20) * 0.5), size: title.sizeThatFits(.zero))
    }
    if let left { place(left, at: CGPoint(x: 30, y: (max + 20) * 0.5), size: left.frame.size) }
  }

  required init?(coder: NSCoder) { nil }

  private func place(_ item: UIView, at center: CGPoint, size: CGSize) {
    let initial = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initial.center = center
    initial.size = size
    item.add(initial, forProgress: 0.0)
    let final = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initial)
    final?.center = CGPoint(x: center.x, y: minimumBarHeight * 0.25)
    final?.alpha = 0.0
    item.add(final, forProgress: 1.0)
    addSubview(item)
  }
}

@available(*, deprecated)
final class ChannelViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  let titleLabel = UILabel()
  var myCustomBar: ChannelBar?
  private var delegateSplitter: BLKDelegateSplitter?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dataSource = self
    view.addSubview(tableView)
    titleLabel.text = "Channel"
    let menu = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    menu.backgroundColor = .white
    let frame = CGRect(x: 0.0, y: 0.0, width: view.frame.width, height: 20.0)
    myCustomBar = ChannelBar(frame: frame, max: 110, min: 20, left: menu, title: titleLabel)
    let behaviorDefiner = FacebookStyleBarBehaviorDefiner()
    behaviorDefiner.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 0.5)
    behaviorDefiner.addSnappingPositionProgress(1.0, forProgressRangeStart: 0.5, end: 1.0)
    behaviorDefiner.isSnappingEnabled = true
    myCustomBar?.behaviorDefiner = behaviorDefiner
    delegateSplitter = BLKDelegateSplitter(firstDelegate: behaviorDefiner, secondDelegate: self)
    tableView.delegate = delegateSplitter
    view.addSubview(myCustomBar!)
    tableView.contentInset = UIEdgeInsets(
      top: myCustomBar!.maximumBarHeight, left: 0.0, bottom: 0.0, right: 0.0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Message \(indexPath.row)"
    return cell
  }
}
