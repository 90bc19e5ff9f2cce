// Deprecation warnings: 14
//
// A wallet whose bar comes from a nib, with its subviews. Keyframes begin at the places that the nib gave to them, and the screen
// scrolls the bar itself.
import FlexibleHeaderMigration

@available(*, deprecated)
final class WalletBar: BLKFlexibleHeightBar {}

@available(*, deprecated)
final class WalletViewController: UIViewController, UIScrollViewDelegate {
  let walletScrollView = UIScrollView()
  var topFlexibleBar: WalletBar!
  private let topBarHeight: CGFloat = 160

  override func viewDidLoad() {
    super.viewDidLoad()
    walletScrollView.frame = view.bounds
    walletScrollView.contentInsetAdjustmentBehavior = .never
    walletScrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    walletScrollView.contentInset = UIEdgeInsets(top: topBarHeight, left: 0, bottom: 0, right: 0)
    view.addSubview(walletScrollView)
    view.addSubview(topFlexibleBar)
    setUpCollapsibleBar()
  }

  func setUpCollapsibleBar() {
    let behaviorDefiner = SquareCashStyleBehaviorDefiner()
    behaviorDefiner.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 0.5)
    behaviorDefiner.addSnappingPositionProgress(1.0, forProgressRangeStart: 0.5, end: 1.0)
    behaviorDefiner.isSnappingEnabled = true
    behaviorDefiner.isElasticMaximumHeightAtTop = true
    topFlexibleBar.behaviorDefiner = behaviorDefiner
    topFlexibleBar.minimumBarHeight = 64
    topFlexibleBar.progress = 1
    for part in topFlexibleBar.subviews { collapse(part, from: part.center) }
    walletScrollView.delegate = topFlexibleBar.behaviorDefiner
  }

  func collapse(_ part: UIView, from center: CGPoint) {
    let initial = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initial.size = CGSize(width: part.frame.width, height: part.frame.height)
    initial.center = center
    part.add(initial, forProgress: 0.0)
    let midway = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initial)
    midway?.center = CGPoint(x: (midway?.center.x)!, y: -((midway?.frame.height)!))
    part.add(midway, forProgress: 0.5)
    let final = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: midway)
    final?.alpha = 0
    part.add(final, forProgress: 1)
  }
}
