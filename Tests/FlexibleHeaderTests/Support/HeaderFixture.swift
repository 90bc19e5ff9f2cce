import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting

/// A stage with a header above a scroll view, whose events the fixture forwards to the header.
@MainActor final class HeaderFixture: NSObject, UIScrollViewDelegate, FlexibleHeaderViewDelegate {
  let stage: HeaderStage<UIViewController>
  let scrollView: UIScrollView
  let header: FlexibleHeaderView
  var forwardsEvents = true
  private(set) var frameChanges = 0
  private(set) var statusBarRequests = 0

  /// Creates a stage. `heights` are those of the header's content, without the safe area. The default is
  /// 56...160.
  init(
    device: DeviceModel = .phone47, answers: UIKitAnswers = .initial, flags: BehavioralFlags = .recommended,
    heights: ClosedRange<CGFloat> = 56...160, contentHeight: CGFloat = 3000, isTable: Bool = false
  ) {
    stage = HeaderStage(device, answers: answers) { UIViewController() }
    let window = stage.window
    scrollView =
      isTable ? UITableView(frame: window.bounds, style: .plain) : UIScrollView(frame: window.bounds)
    header = FlexibleHeaderView(frame: window.bounds, behavioralFlags: flags)
    super.init()
    if !isTable { scrollView.contentSize = CGSize(width: window.bounds.width, height: contentHeight) }
    root.view.addSubview(scrollView)
    root.view.addSubview(header)
    scrollView.delegate = self
    header.delegate = self
    header.minimumHeight = heights.lowerBound
    header.maximumHeight = heights.upperBound
    stage.step()
  }

  var window: UIWindow { stage.window }
  var root: UIViewController { stage.root }

  func track() {
    header.trackingScrollView = scrollView
    stage.step()
  }

  func scroll(to y: CGFloat) { scrollView.contentOffset = CGPoint(x: 0, y: y) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if forwardsEvents, scrollView === header.trackingScrollView { header.trackingScrollViewDidScroll() }
  }

  func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) { frameChanges += 1 }

  func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView) {
    statusBarRequests += 1
  }
}
