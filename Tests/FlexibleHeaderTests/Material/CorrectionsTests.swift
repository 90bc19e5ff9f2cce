import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#corrections
@MainActor @Suite("Flexible header: corrections of the original") struct CorrectionsTests {
  @Test func dragDoesNotShiftADisabledHeader() {
    let screen = HeaderStage { ScrollScreen() }
    let header = screen.root.headerViewController.headerView
    var shifted = false
    screen.drag(by: -200) { shifted = shifted || header.isShiftedOffscreen }
    expect(!shifted)
    header.statusBarHintCanOverlapHeader = false
    screen.settle()
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 76))
  }

  @Test func visibleHeaderNeitherMovesDownNorFades() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.header.minimumHeaderViewHeight = 500
    let title = UIView()
    fixture.header.contentView.addSubview(title)
    fixture.header.hideViewWhenShifted(title)
    fixture.track()
    for y in stride(from: -180.0, through: 400, by: 20) { fixture.scroll(to: y) }
    expectEqual(fixture.header.frame, CGRect(x: 0, y: 0, width: 375, height: 76))
    expectEqual(title.alpha, 1)
    fixture.header.trackingScrollWillChange(to: fixture.scrollView)
    expectEqual(fixture.scrollView.contentOffset.y, 400, "nothing is shifted, so nothing is pulled up")
  }

  @Test func pagingScrollViewRestoresTheStatusBar() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabledWithStatusBar
    fixture.track()
    fixture.scroll(to: 300)
    expect(fixture.header.prefersStatusBarHidden)
    let pages = UIScrollView(frame: fixture.window.bounds)
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 375, height: 6000)
    fixture.root.view.insertSubview(pages, at: 0)
    fixture.header.trackingScrollView = pages
    expect(!fixture.header.prefersStatusBarHidden)
  }

  @Test func commandDiscardsTheDragBefore() {
    let screen = HeaderStage { ScrollScreen() }
    let header = screen.root.headerViewController.headerView
    header.shiftBehavior = .enabled
    screen.root.scrollView.contentOffset.y = 300
    header.shiftHeaderOnScreen(animated: false)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 180, y: 500))
    for step in 1...20 {
      screen.step()
      finger.move(to: CGPoint(x: 180, y: 500 - 4 * CGFloat(step)))
    }
    expect(header.isShiftedOffscreen)
    header.shiftHeaderOnScreen(animated: false)
    screen.step()
    finger.move(to: CGPoint(x: 180, y: 417))
    screen.step()
    expect(!header.isShiftedOffscreen)
    finger.up()
  }

  @Test func expandedHideableHeaderStaysPartlyVisible() {
    let fixture = HeaderFixture()
    fixture.header.correctsOriginalBehavior = false
    fixture.header.shiftBehavior = .hideable
    fixture.track()
    fixture.header.shiftHeaderOffScreen(animated: false)
    expectEqual(fixture.header.frame, CGRect(x: 0, y: -76, width: 375, height: 180))
  }
}
