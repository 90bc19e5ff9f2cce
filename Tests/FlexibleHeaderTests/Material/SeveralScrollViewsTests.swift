import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#several-scroll-views
@MainActor @Suite("Flexible header: several scroll views") struct SeveralScrollViewsTests {
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

  private final class TableScreen: RowsTableController {
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

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      headerViewController.scrollViewDidScroll(scrollView)
    }
  }

  /// Creates a fixture with a header for several scroll views, and a second scroll view.
  private func pages(
    contentHeight: CGFloat = 3000, answers: UIKitAnswers = .initial
  ) -> (fixture: HeaderFixture, other: UIScrollView) {
    let fixture = HeaderFixture(answers: answers)
    fixture.header.isSharedWithManyScrollViews = true
    fixture.track()
    let other = UIScrollView(frame: fixture.window.bounds)
    other.alwaysBounceVertical = true
    other.contentSize = CGSize(width: 375, height: contentHeight)
    other.delegate = fixture
    fixture.root.view.insertSubview(other, at: 0)
    return (fixture, other)
  }

  @Test(arguments: UIKitAnswers.tested)
  func contentMovesWhenItNeedsATallerHeader(answers: UIKitAnswers) {
    let (fixture, other) = pages(answers: answers)
    let inset = fixture.scrollView.contentInset
    fixture.scroll(to: 300)
    fixture.header.trackingScrollView = other
    expectEqual(fixture.header.frame.height, 76)
    expectEqual(other.contentOffset.y, -76)
    expectEqual(fixture.scrollView.contentInset, inset, "what was left keeps its insets")
  }

  @Test func headerShrinksInAnAnimation() {
    let (fixture, other) = pages()
    let log = Log()
    fixture.header.animationDelegate = log
    fixture.header.trackingScrollWillChange(to: other)
    other.contentOffset.y = 500
    fixture.header.trackingScrollView = other
    expectEqual(log.heard, ["animated"])
    expectEqual(fixture.header.frame.height, 76)
    fixture.stage.advance(by: 0.1)
    let shown = fixture.header.layer.presentation()?.bounds.height ?? 0
    expect(shown > 76 && shown < 180, "half way it is \(shown)")
    fixture.stage.advance(by: 0.15)
    expectEqual(log.heard, ["animated", "complete"])
    fixture.header.trackingScrollView = nil
    expectEqual(log.heard, ["animated", "complete", "at once"])
  }

  @Test func heightIsRestoredForEachScrollView() {
    let (fixture, other) = pages()
    fixture.scroll(to: -100)
    fixture.header.trackingScrollWillChange(to: other)
    fixture.header.trackingScrollView = other
    other.contentOffset.y = -180
    fixture.header.trackingScrollWillChange(to: fixture.scrollView)
    expectEqual(fixture.scrollView.contentOffset.y, -180, "by as much as the header grew meanwhile")
  }

  @Test func anAnnouncedScrollViewIsReadyBeforeItIsSeen() {
    let (fixture, other) = pages()
    fixture.header.trackingScrollWillChange(to: other)
    expect(other.adjustedContentInset.top == 180 && other.contentOffset.y == -180)
    fixture.header.trackingScrollWillChange(to: nil)
    expectEqual(fixture.header.frame.height, 180)
  }

  // MARK: - Short pages

  @Test(arguments: UIKitAnswers.tested)
  func shortPageIsExtendedByTheMissingLength(answers: UIKitAnswers) {
    let (fixture, other) = pages(contentHeight: 200, answers: answers)
    fixture.header.extendsShortScrollViews = true
    fixture.scroll(to: 300)
    fixture.header.trackingScrollView = other
    expect(fixture.header.frame.height == 76 && other.contentOffset.y == -76)
    expectEqual(other.contentInset.bottom, 391)
    expectEqual(fixture.scrollView.contentInset.bottom, 0, "a long page lacks nothing")
    let end = other.contentSize.height + other.adjustedContentInset.bottom - other.bounds.height
    expectEqual(end, -76, "one cannot scroll past the last row")
  }

  @Test func theFillerFollowsContentAndOthersInsets() {
    let (fixture, other) = pages(contentHeight: 200)
    fixture.header.extendsShortScrollViews = true
    fixture.header.trackingScrollView = other
    other.contentInset.bottom += 40
    other.contentOffset.y = -150
    expectEqual(other.contentInset.bottom, 391, "40 of it are others'")
    other.contentSize.height = 300
    other.contentOffset.y = -140
    expectEqual(other.contentInset.bottom, 291)
    other.contentSize.height = 2000
    other.contentOffset.y = -130
    expectEqual(other.contentInset.bottom, 40)
  }

  @Test func theFillerIsTakenBack() {
    let (fixture, other) = pages(contentHeight: 200)
    fixture.header.extendsShortScrollViews = true
    fixture.header.trackingScrollView = other
    expectGreater(other.contentInset.bottom, 0)
    fixture.header.extendsShortScrollViews = false
    expectEqual(other.contentInset.bottom, 0)
    fixture.header.extendsShortScrollViews = true
    fixture.header.isSharedWithManyScrollViews = false
    fixture.header.trackingScrollView = nil
    expectEqual(other.contentInset, .zero)
  }

  @Test func aShortPageShiftsTheHeaderOffTheScreen() {
    let (fixture, other) = pages(contentHeight: 200)
    fixture.header.extendsShortScrollViews = true
    fixture.header.shiftBehavior = .enabledWithStatusBar
    fixture.header.trackingScrollView = other
    expectEqual(other.contentInset.bottom, 467)
    for y in stride(from: -180.0, through: 0, by: 4) { other.contentOffset.y = y }
    expectEqual(fixture.header.frame.maxY, 0)
  }

  // MARK: - Going away

  @Test func headerTracksNothingAfterItsScrollViewIsGone() {
    let fixture = HeaderFixture(flags: .materialComponents)
    weak var lost: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: fixture.window.bounds)
      lost = scrollView
      fixture.header.trackingScrollView = scrollView
    }
    expect(lost == nil && fixture.header.trackingScrollView == nil)
    let height = fixture.header.frame.height
    fixture.header.trackingScrollViewDidScroll()
    expectEqual(fixture.header.frame.height, height)
    expectEqual(fixture.header.layer.shadowOpacity, 0.4)
  }

  @Test func aHeaderThatAnimatesDoesNotOutliveItsOwner() {
    weak var lost: FlexibleHeaderView?
    do {
      let fixture = HeaderFixture()
      fixture.header.shiftBehavior = .hideable
      fixture.track()
      fixture.header.shiftHeaderOffScreen(animated: true)
      lost = fixture.header
    }
    DeviceModel.phone47.makeCurrent()
    expectNil(lost)
  }

  // MARK: - Inside the scroll view

  @Test func aHeaderInsideItsTableStaysInPlaceAndInFront() {
    let fixture = HeaderFixture(isTable: true)
    fixture.scrollView.addSubview(fixture.header)
    fixture.track()
    fixture.scroll(to: 300)
    fixture.scrollView.addSubview(UIView())
    fixture.scroll(to: 320)
    expectSame(fixture.scrollView.subviews.last, fixture.header)
    let onScreen = fixture.header.convert(fixture.header.bounds, to: fixture.root.view)
    expectEqual(onScreen, CGRect(x: 0, y: 0, width: 375, height: 76))
    fixture.root.view.addSubview(fixture.header)
    expectEqual(fixture.header.transform, .identity)
  }

  @Test(.needs(.settings)) func voiceOverDoesNotPullContentFurtherDownThanTheHeaderIsHigh() {
    let fixture = HeaderFixture(heights: 56...160.5, isTable: true)
    fixture.scrollView.addSubview(fixture.header)
    fixture.track()
    fixture.scroll(to: -300)
    expectEqual(fixture.scrollView.contentOffset.y, -300)
    fixture.stage.isVoiceOverRunning = true
    fixture.scroll(to: -310)
    expectEqual(
      fixture.scrollView.contentOffset.y, -180, "a whole number, or UIKit would round and ask again")
    fixture.scroll(to: -100)
    expectEqual(fixture.scrollView.contentOffset.y, -100)
    expectEqual(fixture.header.convert(fixture.header.bounds, to: fixture.root.view).minY, 0)
  }

  @Test func aTableViewControllersOwnViewIsTrackedAndCarriesTheHeader() {
    let screen = HeaderStage { TableScreen(style: .plain) }
    let header = screen.root.headerViewController.headerView
    let table = screen.root.tableView
    expect(header.superview === table && table?.contentOffset.y == -180)
    for y in [-120.0, 0, 700, 300, -180] {
      table?.contentOffset.y = y
      screen.step()
      let place = header.convert(header.bounds, to: screen.window)
      expect(place.minY == 0 && place.height == max(76, -y), "at \(y)")
      expectSame(table?.subviewsWithoutIndicators.last, header, "at \(y)")
    }
  }
}
