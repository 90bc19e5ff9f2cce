// Deprecation warnings: 12
//
// A long page with a bar of Facebook's style and a bar at the bottom. The screen scrolls to the bar's edge after a tap on the
// status bar, and observes the bar's frame.
import FlexibleHeaderMigration

@available(*, deprecated)
final class ReaderViewController: UIViewController, UIScrollViewDelegate {
  let page = UIScrollView()
  let bottomView = UIView()
  private(set) var myCustomBar: BLKFlexibleHeightBar!
  private(set) var delegateSplitter: BLKDelegateSplitter!
  private(set) var barHeights: [CGFloat] = []
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    setNeedsStatusBarAppearanceUpdate()
    page.frame = view.bounds
    page.contentInsetAdjustmentBehavior = .never
    page.contentSize = CGSize(width: view.bounds.width, height: 3000)
    view.addSubview(page)
    bottomView.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    bottomView.alpha = 0.8
    bottomView.backgroundColor = .white
    view.addSubview(bottomView)

    myCustomBar = BLKFlexibleHeightBar(frame: CGRect(x: 0.0, y: 0.0, width: view.frame.width, height: 100.0))
    myCustomBar.backgroundColor = .systemTeal
    let behaviorDefiner = FacebookStyleBarBehaviorDefiner()
    behaviorDefiner.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 40.0 / (105.0 - 20.0))
    behaviorDefiner.addSnappingPositionProgress(1.0, forProgressRangeStart: 40.0 / (105.0 - 20.0), end: 1.0)
    behaviorDefiner.isSnappingEnabled = true
    behaviorDefiner.thresholdNegativeDirection = 140.0
    delegateSplitter = BLKDelegateSplitter(firstDelegate: behaviorDefiner, secondDelegate: self)
    page.delegate = delegateSplitter
    myCustomBar.behaviorDefiner = behaviorDefiner
    page.contentInset = UIEdgeInsets(top: myCustomBar.maximumBarHeight, left: 0.0, bottom: 49, right: 0.0)
    page.setContentOffset(CGPoint(x: 0, y: -myCustomBar.maximumBarHeight), animated: false)
    view.addSubview(myCustomBar)
    observation = myCustomBar.observe(\.frame, options: [.new]) { [weak self] bar, _ in
      MainActor.assumeIsolated { self?.barHeights.append(bar.frame.height) }
    }
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    page.setContentOffset(CGPoint(x: 0, y: -myCustomBar.maximumBarHeight), animated: true)
  }
}
