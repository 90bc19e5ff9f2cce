// Deprecation warnings: 17
//
// A bar with a search field that scrolls away first, and a table whose height follows the bar through observation.
import FlexibleHeaderMigration

@available(*, deprecated)
final class MovieBar: BLKFlexibleHeightBar {
  let blueBar = UIView()
  let searchField = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  fileprivate func setUp() {
    maximumBarHeight = 105.0
    minimumBarHeight = 20.0
    clipsToBounds = true
    blueBar.backgroundColor = .systemBlue
    let initialBlueBar = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initialBlueBar.frame = CGRect(x: 0.0, y: 25.0, width: frame.size.width, height: 40.0)
    initialBlueBar.zIndex = 1023
    blueBar.add(initialBlueBar, forProgress: 0.0)
    blueBar.add(initialBlueBar, forProgress: 40.0 / (105.0 - 20.0))
    let finalBlueBar = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initialBlueBar)
    finalBlueBar?.transform = CGAffineTransform(translationX: 0.0, y: -40.0)
    blueBar.add(finalBlueBar, forProgress: 1.0)
    addSubview(blueBar)

    searchField.placeholder = "Search"
    let initialField = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initialField.frame = CGRect(x: 8.0, y: 70.0, width: initialBlueBar.size.width - 16.0, height: 30.0)
    searchField.add(initialField, forProgress: 0.0)
    let hiddenField = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initialField)
    hiddenField?.transform = CGAffineTransform(translationX: 0.0, y: -40.0)
    hiddenField?.isHidden = true
    searchField.add(hiddenField, forProgress: 40.0 / (105.0 - 20.0))
    addSubview(searchField)
  }
}

@available(*, deprecated)
final class MoviesViewController: UIViewController {
  let scrollView = UIScrollView()
  let shadow = UIView()
  var myCustomBar: MovieBar?
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize.height = 3000
    view.addSubview(scrollView)
    myCustomBar = MovieBar(frame: CGRect(x: 0.0, y: 0.0, width: view.frame.width, height: 100.0))
    let behaviorDefiner = FacebookStyleBarBehaviorDefiner()
    behaviorDefiner.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 40.0 / (105.0 - 20.0))
    behaviorDefiner.addSnappingPositionProgress(1.0, forProgressRangeStart: 40.0 / (105.0 - 20.0), end: 1.0)
    behaviorDefiner.thresholdNegativeDirection = 140.0
    myCustomBar!.behaviorDefiner = behaviorDefiner
    let delegate: UIScrollViewDelegate = behaviorDefiner
    scrollView.delegate = delegate
    view.addSubview(myCustomBar!)
    view.addSubview(shadow)
    scrollView.contentInset = UIEdgeInsets(top: myCustomBar!.maximumBarHeight, left: 0, bottom: 0, right: 0)
    observation = myCustomBar?.observe(\.frame) { [shadow] bar, _ in
      MainActor.assumeIsolated {
        shadow.frame = CGRect(x: 0, y: bar.frame.maxY, width: bar.frame.width, height: 2)
      }
    }
  }
}
