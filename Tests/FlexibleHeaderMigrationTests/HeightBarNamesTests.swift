import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Names of BLKFlexibleHeightBar") struct HeightBarNamesTests {
  @available(*, deprecated)
  private final class HalfSpeedDefiner: BLKFlexibleHeightBarBehaviorDefiner {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if !isCurrentlySnapping {
        let distance = scrollView.contentOffset.y + scrollView.contentInset.top
        let range = flexibleHeightBar.maximumBarHeight - flexibleHeightBar.minimumBarHeight
        flexibleHeightBar.progress = distance / range / 2
      }
      super.scrollViewDidScroll(scrollView)
    }
  }

  @available(*, deprecated)
  private final class CountingDefiner: SquareCashStyleBehaviorDefiner {
    var events = 0

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      events += 1
      super.scrollViewDidScroll(scrollView)
    }
  }

  @available(*, deprecated)
  private func makeBar(_ definer: BLKFlexibleHeightBarBehaviorDefiner) -> (BLKFlexibleHeightBar, UIScrollView)
  {
    DeviceModel.phone47.makeCurrent()
    let bar = BLKFlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.minimumBarHeight = 50
    bar.behaviorDefiner = definer
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize.height = 3000
    scrollView.contentInset.top = bar.maximumBarHeight
    scrollView.delegate = bar.behaviorDefiner
    return (bar, scrollView)
  }

  @available(*, deprecated)
  @Test func customDefinerMovesTheBar() {
    let definer = HalfSpeedDefiner()
    let (bar, scrollView) = makeBar(definer)
    expect(definer.flexibleHeightBar === bar && bar.behaviorDefiner === definer)
    scrollView.contentOffset.y = -50
    bar.layoutIfNeeded()
    expectEqual(bar.frame.height, 75)
    bar.maximumBarHeight = 120
    expect(bar.maximumHeight == 120 && bar.minimumHeight == 50)
    bar.behaviorDefiner = nil
    expectNil(definer.flexibleHeightBar)
  }

  @available(*, deprecated)
  @Test func subclassOfAShippedDefinerReceivesEvents() {
    let definer = CountingDefiner()
    let (bar, scrollView) = makeBar(definer)
    scrollView.contentOffset.y = -60
    expect(definer.events == 1 && bar.progress == 0.8)
  }

  @available(*, deprecated)
  @Test func snapPositionsUnderOldNames() {
    let definer = SquareCashStyleBehaviorDefiner()
    let (bar, scrollView) = makeBar(definer)
    definer.addSnappingPositionProgress(0, forProgressRangeStart: 0, end: 0.5)
    definer.addSnappingPositionProgress(1, forProgressRangeStart: 0.5, end: 1)
    scrollView.contentOffset.y = -60
    definer.scrollViewDidEndDecelerating(scrollView)
    expect(definer.isCurrentlySnapping)
    definer.scrollViewWillBeginDragging(scrollView)
    expect(!definer.isCurrentlySnapping && bar.progress == 0.8)
    definer.removeSnappingPositionProgress(forProgressRangeStart: 0.5, end: 1)
    definer.removeSnappingPositionProgress(forProgressRangeStart: 1, end: 0.5)
    definer.scrollViewDidEndDecelerating(scrollView)
    expect(!definer.isCurrentlySnapping)
  }

  @available(*, deprecated)
  @Test func snapOfASubclassKeepsEventsFromMovingTheBar() {
    let definer = SquareCashStyleBehaviorDefiner()
    let (bar, scrollView) = makeBar(definer)
    definer.addSnappingPositionProgress(0, forProgressRangeStart: 0, end: 1)
    scrollView.contentOffset.y = -60
    definer.isCurrentlySnapping = true
    scrollView.contentOffset.y = -80
    definer.scrollViewWillBeginDragging(scrollView)
    definer.scrollViewDidEndDecelerating(scrollView)
    expect(bar.progress == 0.8 && definer.isSnapping)
    definer.isCurrentlySnapping = false
    expect(!definer.isSnapping)
    scrollView.contentOffset.y = -70
    expectEqual(bar.progress, 0.6)
    definer.snap(toProgress: 0, scrollView: scrollView)
    expect(definer.isCurrentlySnapping)
    definer.isCurrentlySnapping = false
    expect(!definer.isCurrentlySnapping && bar.progress == 0.6)
  }

  @available(*, deprecated)
  @Test("A snap by the behavior replaces the one that a subclass announced")
  func snapOfTheBehaviorEndsTheAnnouncedOne() {
    let definer = SquareCashStyleBehaviorDefiner()
    let (bar, scrollView) = makeBar(definer)
    scrollView.contentOffset.y = -80
    definer.isCurrentlySnapping = true
    definer.snap(toProgress: bar.progress, scrollView: scrollView)
    expect(!definer.isCurrentlySnapping)
  }

  @Test("Members of the behavior can be used without unwrapping it, as after all fix-its")
  func optionalBehavior() {
    DeviceModel.phone47.makeCurrent()
    let (bar, scrollView) = (FlexibleHeightBar(frame: .zero), UIScrollView())
    scrollView.contentSize.height = 1000
    bar.behavior.isSnappingEnabled = true
    bar.behavior.snap(with: scrollView)
    expect(!bar.behavior.isSnappingEnabled && !bar.behavior.isElasticAtTop && !bar.behavior.isSnapping)
    let behavior = FacebookBehavior()
    bar.behavior = behavior
    bar.behavior.isSnappingEnabled = false
    bar.behavior.isElasticAtTop = true
    bar.behavior.addSnappingPosition(1, forProgressRangeStart: 0, end: 1)
    bar.behavior.snap(with: scrollView)
    expect(!behavior.isSnappingEnabled && behavior.isElasticAtTop && behavior.isSnapping)
    bar.behavior.isSnapping = false
    bar.behavior.removeSnappingPosition(forProgressRangeStart: 0, end: 1)
    bar.behavior.snap(with: scrollView)
    expect(!behavior.isSnapping)
    bar.behavior.snap(toProgress: 1, scrollView: scrollView)
    expect(bar.behavior.isSnapping)
  }

  private final class FollowedBar: FlexibleHeightBar {
    var frames: [CGRect] = []

    override var frame: CGRect {
      didSet { frames.append(frame) }
    }
  }

  @Test("The bar's frame is assigned, so that overrides of it run")
  func frameIsAssigned() {
    DeviceModel.phone47.makeCurrent()
    let bar = FollowedBar(frame: CGRect(x: 5, y: 7, width: 320, height: 100))
    bar.minimumHeight = 50
    bar.frames = []
    bar.progress = 0.5
    bar.layoutIfNeeded()
    bar.progress = 1
    bar.layoutIfNeeded()
    expect(bar.frames.map(\.height) == [75, 50] && bar.frame.origin == CGPoint(x: 5, y: 7))
  }

  @Test("Observers of the frame are notified of each height")
  func frameIsObserved() {
    DeviceModel.phone47.makeCurrent()
    let (bar, observed) = (
      FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), ObservedHeights()
    )
    bar.minimumHeight = 50
    let observation = bar.observe(\.frame) { bar, _ in
      MainActor.assumeIsolated { observed.values.append(bar.frame.height) }
    }
    bar.progress = 0.5
    bar.layoutIfNeeded()
    bar.progress = 1
    bar.layoutIfNeeded()
    expectEqual(observed.values, [75, 50])
    observation.invalidate()
  }

  @Test("Under a transform the height is set without the frame, which is undefined")
  func transformedBarKeepsItsTopEdge() {
    DeviceModel.phone47.makeCurrent()
    let bar = FollowedBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.minimumHeight = 50
    bar.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    bar.frames = []
    bar.progress = 1
    bar.layoutIfNeeded()
    expect(bar.frames.isEmpty && bar.bounds.height == 50 && bar.center.y == 25)
    bar.progress = 0
    bar.layoutIfNeeded()
    expect(bar.frames.isEmpty && bar.bounds.height == 100 && bar.center.y == 50)
  }

  @available(*, deprecated)
  @Test(arguments: [(1, 0), (.nan, 1)] as [(CGFloat, CGFloat)])
  func reversedSnapRangeIsReported(start: CGFloat, end: CGFloat) {
    let reports = reports {
      SquareCashStyleBehaviorDefiner().addSnappingPositionProgress(
        0, forProgressRangeStart: start, end: end)
    }
    expectEqual(reports.count, 1)
  }

  @available(*, deprecated)
  @Test func facebookDefinerHasThresholdsAndStretches() {
    let definer = FacebookStyleBarBehaviorDefiner()
    definer.thresholdFromTop = 20
    definer.thresholdNegativeDirection = 140
    definer.thresholdPositiveDirection = 40
    definer.isElasticMaximumHeightAtTop = true
    expect(definer.isElasticAtTop && definer.thresholdFromTop == 20)
    expect(definer.thresholdNegativeDirection == 140 && definer.thresholdPositiveDirection == 40)
  }

  @available(*, deprecated)
  private final class Screen: NSObject, UITableViewDelegate {
    var events = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { events += 1 }
  }

  @available(*, deprecated)
  @Test func splitterForwardsToBothDelegates() {
    let (definer, screen) = (CountingDefiner(), Screen())
    let (bar, scrollView) = makeBar(definer)
    let splitter = BLKDelegateSplitter(firstDelegate: definer, secondDelegate: screen)
    scrollView.delegate = splitter
    scrollView.contentOffset.y = -80
    expect(definer.events == 1 && screen.events == 1 && bar.progress == 0.4)
    expect(splitter.firstDelegate === definer && splitter.secondDelegate === screen)
    splitter.secondDelegate = nil
    splitter.firstDelegate = screen
    scrollView.contentOffset.y = -70
    expect(definer.events == 1 && screen.events == 2)
  }
}

@MainActor private final class ObservedHeights {
  var values: [CGFloat] = []
}
