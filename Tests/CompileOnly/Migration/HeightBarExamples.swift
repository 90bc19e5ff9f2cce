// Deprecation warnings: 31
//
// Screens of an app that was written for BLKFlexibleHeightBar, with one import changed.
import FlexibleHeaderMigration

/// A bar whose subviews' attributes shrink it, and a screen that is also the table's delegate.
final class PaymentsViewController: UIViewController, UITableViewDelegate {
  let tableView = UITableView()
  var bar: BLKFlexibleHeightBar!
  var splitter: BLKDelegateSplitter!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)

    bar = BLKFlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 100))
    bar.minimumBarHeight = 50
    let behavior = SquareCashStyleBehaviorDefiner()
    behavior.addSnappingPositionProgress(0, forProgressRangeStart: 0, end: 0.5)
    behavior.addSnappingPositionProgress(1, forProgressRangeStart: 0.5, end: 1)
    behavior.isSnappingEnabled = true
    behavior.isElasticMaximumHeightAtTop = true
    bar.behaviorDefiner = behavior
    view.addSubview(bar)
    tableView.contentInset = UIEdgeInsets(top: bar.maximumBarHeight, left: 0, bottom: 0, right: 0)

    splitter = BLKDelegateSplitter(firstDelegate: behavior, secondDelegate: self)
    tableView.delegate = splitter

    let label = UILabel()
    label.text = "Payments"
    label.sizeToFit()
    bar.addSubview(label)
    let expanded = BLKFlexibleHeightBarSubviewLayoutAttributes()
    expanded.size = label.frame.size
    expanded.center = CGPoint(x: bar.bounds.midX, y: 70)
    label.add(expanded, forProgress: 0)
    let collapsed = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: expanded)
    collapsed.alpha = 0
    label.add(collapsed, forProgress: 1)
  }
}

/// A bar whose views get their attributes before they are added.
final class SearchBar: BLKFlexibleHeightBar {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    maximumBarHeight = 105
    minimumBarHeight = 20

    let field = UIView()
    let initial = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initial.frame = CGRect(x: 8, y: 25, width: 300, height: 32)
    initial.zIndex = 1024
    field.addLayoutAttributes(initial, forProgress: 0)
    let final = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initial)
    final?.transform = CGAffineTransform(translationX: 0, y: -0.3 * (105 - 20))
    final?.alpha = 0
    field.add(final, forProgress: 0.8)
    let last: BLKFlexibleHeightBarSubviewLayoutAttributes = BLKFlexibleHeightBarSubviewLayoutAttributes(
      existing: final)
    last.isHidden = true
    field.add(last, forProgress: 1)
    addSubview(field)

    for index in 0..<field.numberOfLayoutAttributes() {
      print(field.progress(at: index))
    }
    field.removeLayoutAttributes(forProgress: 0.8)

    let definer = FacebookStyleBarBehaviorDefiner()
    definer.thresholdFromTop = 20
    definer.thresholdNegativeDirection = 140
    definer.thresholdPositiveDirection = 40
    behaviorDefiner = definer
    behaviorDefiner.removeSnappingPositionProgress(forProgressRangeStart: 0, end: 0.5)
  }
}
