// Deprecation warnings: 30
//
// A timeline under a profile with three keyframes for each view. The definer is the only delegate.
import FlexibleHeaderMigration

@available(*, deprecated)
class ProfileBar: BLKFlexibleHeightBar {
  let nameLabel = UILabel()
  let portrait = UIView()
  var heights: CGFloat { maximumBarHeight - minimumBarHeight }

  func configure(withName name: String) {
    maximumBarHeight = 200.0
    minimumBarHeight = 65.0
    backgroundColor = UIColor(red: 0.17, green: 0.63, blue: 0.11, alpha: 1.0)
    nameLabel.text = name
    nameLabel.textAlignment = .center
    nameLabel.numberOfLines = 0
    addThreeKeyframes(to: nameLabel, size: nameLabel.sizeThatFits(CGSize.zero), above: 50)

    portrait.backgroundColor = .white
    portrait.layer.cornerRadius = 35
    let initial = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initial.size = CGSize(width: 70.0, height: 70.0)
    initial.center = CGPoint(x: frame.size.width * 0.5, y: maximumBarHeight - 110.0)
    portrait.add(initial, forProgress: 0.0)
    let midway: BLKFlexibleHeightBarSubviewLayoutAttributes = BLKFlexibleHeightBarSubviewLayoutAttributes(
      existing: initial)
    midway.center = CGPoint(x: frame.size.width * 0.5, y: heights * 0.8 + minimumBarHeight - 110.0)
    portrait.add(midway, forProgress: 0.2)
    let final: BLKFlexibleHeightBarSubviewLayoutAttributes = BLKFlexibleHeightBarSubviewLayoutAttributes(
      existing: midway)
    final.center = CGPoint(x: frame.size.width * 0.5, y: heights * 0.64 + minimumBarHeight - 110.0)
    final.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    final.alpha = 0.0
    portrait.add(final, forProgress: 0.5)
    addSubview(portrait)
  }

  private func addThreeKeyframes(to view: UIView, size: CGSize, above distance: CGFloat) {
    let initial = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initial.size = size
    initial.center = CGPoint(x: frame.size.width * 0.5, y: maximumBarHeight - distance)
    view.add(initial, forProgress: 0.0)
    let midway = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initial)!
    midway.center = CGPoint(x: frame.size.width * 0.5, y: heights * 0.4 + minimumBarHeight - distance)
    view.add(midway, forProgress: 0.6)
    let final = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: midway)
    final!.center = CGPoint(x: frame.size.width * 0.5, y: minimumBarHeight - 25.0)
    view.add(final!, forProgress: 1.0)
    addSubview(view)
  }
}

@available(*, deprecated)
final class TimelineViewController: UIViewController {
  let scrollView = UIScrollView()
  var bar: ProfileBar!

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    view.addSubview(scrollView)
    bar = ProfileBar(frame: CGRect(x: 0.0, y: 0.0, width: view.frame.width, height: 100.0))
    bar.configure(withName: "Alex Example")
    let behaviorDefiner = SquareCashStyleBehaviorDefiner()
    behaviorDefiner.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 0.5)
    behaviorDefiner.addSnappingPositionProgress(1.0, forProgressRangeStart: 0.5, end: 1.0)
    bar.behaviorDefiner = behaviorDefiner
    scrollView.delegate = behaviorDefiner as UIScrollViewDelegate
    scrollView.contentInset = UIEdgeInsets(top: bar.maximumBarHeight, left: 0.0, bottom: 0.0, right: 0.0)
    view.addSubview(bar)
  }
}
