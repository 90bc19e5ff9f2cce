import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("9. Several scroll views") struct Section09SeveralScrollViewsTests {
  private final class Log: FlexibleHeaderViewAnimationDelegate {
    var heard: [String] = []
    func flexibleHeaderView(
      _ headerView: FlexibleHeaderView, didChangeTrackingScrollViewAnimated animated: Bool
    ) {
      heard.append(animated ? "animated" : "at once")
    }
    func flexibleHeaderViewChangeTrackingScrollViewAnimationDidComplete(_ headerView: FlexibleHeaderView) {
      heard.append("complete")
    }
  }

  private final class TableScreen: UITableViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(headerViewController)
      headerViewController.headerView.maximumHeight = 160
      tableView.rowHeight = 50
      headerViewController.headerView.trackingScrollView = tableView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      headerViewController.scrollViewDidScroll(scrollView)
    }
  }

  /// A stage with a header for several scroll views, and another one of them.
  private func pages(contentHeight: CGFloat = 3000) -> (stage: HeaderStage, other: UIScrollView) {
    let stage = HeaderStage()
    stage.header.sharedWithManyScrollViews = true
    stage.track()
    let other = UIScrollView(frame: stage.window.bounds)
    other.alwaysBounceVertical = true
    other.contentSize = CGSize(width: 375, height: contentHeight)
    other.delegate = stage
    stage.root.view.insertSubview(other, at: 0)
    return (stage, other)
  }

  @Test(arguments: UIKitAnswers.variations)
  func contentThatNeedsATallerHeaderMovesInstead(answers: UIKitAnswers) {
    let (stage, other) = pages()
    stage.simulator.answers = answers
    let inset = stage.scrollView.contentInset
    stage.scroll(to: 300)
    stage.header.trackingScrollView = other
    #expect(stage.header.frame.height == 76)
    #expect(other.contentOffset.y == -76)
    #expect(stage.scrollView.contentInset == inset, "what was left keeps its insets")
  }

  @Test func aHeaderThatHasToShrinkDoesSoInAnAnimation() {
    let (stage, other) = pages()
    let log = Log()
    stage.header.animationDelegate = log
    stage.header.trackingScrollWillChange(to: other)
    other.contentOffset.y = 500
    stage.header.trackingScrollView = other
    #expect(log.heard == ["animated"])
    #expect(stage.header.frame.height == 76)
    stage.simulator.advance(by: 0.1)
    let shown = stage.header.layer.presentation()?.bounds.height ?? 0
    #expect(shown > 76 && shown < 180, "half way it is \(shown)")
    stage.simulator.advance(by: 0.15)
    #expect(log.heard == ["animated", "complete"])
    stage.header.trackingScrollView = nil
    #expect(log.heard == ["animated", "complete", "at once"])
  }

  @Test func theHeightAtLeavingIsRemembered() {
    let (stage, other) = pages()
    stage.scroll(to: -100)
    stage.header.trackingScrollWillChange(to: other)
    stage.header.trackingScrollView = other
    other.contentOffset.y = -180
    stage.header.trackingScrollWillChange(to: stage.scrollView)
    #expect(stage.scrollView.contentOffset.y == -180, "by as much as the header grew meanwhile")
  }

  @Test func anAnnouncedScrollViewIsReadyBeforeItIsSeen() {
    let (stage, other) = pages()
    stage.header.trackingScrollWillChange(to: other)
    #expect(other.adjustedContentInset.top == 180 && other.contentOffset.y == -180)
    stage.header.trackingScrollWillChange(to: nil)
    #expect(stage.header.frame.height == 180)
  }

  // MARK: - Short pages

  @Test(arguments: UIKitAnswers.variations)
  func shortPagesGetExactlyTheLengthThatTheyLack(answers: UIKitAnswers) {
    let (stage, other) = pages(contentHeight: 200)
    stage.simulator.answers = answers
    stage.header.extendsShortScrollViews = true
    stage.scroll(to: 300)
    stage.header.trackingScrollView = other
    #expect(stage.header.frame.height == 76 && other.contentOffset.y == -76)
    #expect(other.contentInset.bottom == 391)
    #expect(stage.scrollView.contentInset.bottom == 0, "a long page lacks nothing")
    let end = other.contentSize.height + other.adjustedContentInset.bottom - other.bounds.height
    #expect(end == -76, "one cannot scroll past the last row")
  }

  @Test func theFillerFollowsContentAndOthersInsets() {
    let (stage, other) = pages(contentHeight: 200)
    stage.header.extendsShortScrollViews = true
    stage.header.trackingScrollView = other
    other.contentInset.bottom += 40
    other.contentOffset.y = -150
    #expect(other.contentInset.bottom == 391, "40 of it are others'")
    other.contentSize.height = 300
    other.contentOffset.y = -140
    #expect(other.contentInset.bottom == 291)
    other.contentSize.height = 2000
    other.contentOffset.y = -130
    #expect(other.contentInset.bottom == 40)
  }

  @Test func theFillerIsTakenBack() {
    let (stage, other) = pages(contentHeight: 200)
    stage.header.extendsShortScrollViews = true
    stage.header.trackingScrollView = other
    #expect(other.contentInset.bottom > 0)
    stage.header.extendsShortScrollViews = false
    #expect(other.contentInset.bottom == 0)
    stage.header.extendsShortScrollViews = true
    stage.header.sharedWithManyScrollViews = false
    stage.header.trackingScrollView = nil
    #expect(other.contentInset == .zero)
  }

  @Test func aShortPageShiftsTheHeaderOffTheScreen() {
    let (stage, other) = pages(contentHeight: 200)
    stage.header.extendsShortScrollViews = true
    stage.header.shiftBehavior = .enabledWithStatusBar
    stage.header.trackingScrollView = other
    #expect(other.contentInset.bottom == 467)
    for y in stride(from: -180.0, through: 0, by: 4) { other.contentOffset.y = y }
    #expect(stage.header.frame.maxY == 0)
  }

  // MARK: - Going away

  @Test func aScrollViewThatGoesAwayLeavesAHeaderThatTracksNothing() {
    let stage = HeaderStage(flags: .materialComponents)
    weak var lost: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: stage.window.bounds)
      lost = scrollView
      stage.header.trackingScrollView = scrollView
    }
    #expect(lost == nil && stage.header.trackingScrollView == nil)
    let height = stage.header.frame.height
    stage.header.trackingScrollViewDidScroll()
    #expect(stage.header.frame.height == height)
    #expect(stage.header.layer.shadowOpacity == 0.4)
  }

  @Test func aHeaderThatAnimatesDoesNotOutliveItsOwner() {
    weak var lost: FlexibleHeaderView?
    do {
      let stage = HeaderStage()
      stage.header.shiftBehavior = .hideable
      stage.track()
      stage.header.shiftHeaderOffScreen(animated: true)
      lost = stage.header
    }
    HostSimulator(device: .phone47).makeCurrent()
    #expect(lost == nil)
  }

  // MARK: - Inside the scroll view

  @Test func aHeaderInsideItsTableStaysInPlaceAndInFront() {
    let stage = HeaderStage(isTable: true)
    stage.scrollView.addSubview(stage.header)
    stage.track()
    stage.scroll(to: 300)
    stage.scrollView.addSubview(UIView())
    stage.scroll(to: 320)
    #expect(stage.scrollView.subviews.last === stage.header)
    let onScreen = stage.header.convert(stage.header.bounds, to: stage.root.view)
    #expect(onScreen == CGRect(x: 0, y: 0, width: 375, height: 76))
    stage.root.view.addSubview(stage.header)
    #expect(stage.header.transform == .identity)
  }

  @Test func voiceOverDoesNotPullContentFurtherDownThanTheHeaderIsHigh() {
    let stage = HeaderStage(heights: 56...160.5, isTable: true)
    stage.scrollView.addSubview(stage.header)
    stage.track()
    stage.scroll(to: -300)
    #expect(stage.scrollView.contentOffset.y == -300)
    stage.simulator.isVoiceOverRunning = true
    stage.scroll(to: -310)
    #expect(stage.scrollView.contentOffset.y == -180, "a whole number, or UIKit would round and ask again")
    stage.scroll(to: -100)
    #expect(stage.scrollView.contentOffset.y == -100)
    #expect(stage.header.convert(stage.header.bounds, to: stage.root.view).minY == 0)
  }

  @Test func aTableViewControllersOwnViewIsTrackedAndCarriesTheHeader() {
    let screen = HostedScreen { TableScreen(style: .plain) }
    let header = screen.root.headerViewController.headerView
    let table = screen.root.tableView
    #expect(header.superview === table && table?.contentOffset.y == -180)
    for y in [-120.0, 0, 700, 300, -180] {
      table?.contentOffset.y = y
      screen.simulator.step()
      let place = header.convert(header.bounds, to: screen.window)
      #expect(place.minY == 0 && place.height == max(76, -y), "at \(y)")
      #expect(table?.subviews.last === header, "at \(y)")
    }
  }
}
