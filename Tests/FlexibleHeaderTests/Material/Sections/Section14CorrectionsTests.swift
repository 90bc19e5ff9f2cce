import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("14. Where the original was wrong") struct Section14CorrectionsTests {
  @Test func aDragDoesNotShiftAHeaderThatCannotShift() {
    let screen = HostedScreen { ScrollScreen() }
    let header = screen.root.headerViewController.headerView
    var shifted = false
    screen.drag(by: -200) { shifted = shifted || header.isShiftedOffscreen }
    #expect(!shifted)
    header.statusBarHintCanOverlapHeader = false
    screen.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 76))
  }

  @Test func aHeaderThatMustStayVisibleNeitherMovesDownNorFades() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.header.minimumHeaderViewHeight = 500
    let title = UIView()
    stage.header.contentView.addSubview(title)
    stage.header.hideViewWhenShifted(title)
    stage.track()
    for y in stride(from: -180.0, through: 400, by: 20) { stage.scroll(to: y) }
    #expect(stage.header.frame == CGRect(x: 0, y: 0, width: 375, height: 76))
    #expect(title.alpha == 1)
    stage.header.trackingScrollWillChange(to: stage.scrollView)
    #expect(stage.scrollView.contentOffset.y == 400, "nothing is shifted, so nothing is pulled up")
  }

  @Test func aPagingScrollViewGivesTheStatusBarBack() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabledWithStatusBar
    stage.track()
    stage.scroll(to: 300)
    #expect(stage.header.prefersStatusBarHidden)
    let pages = UIScrollView(frame: stage.window.bounds)
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 375, height: 6000)
    stage.root.view.insertSubview(pages, at: 0)
    stage.header.trackingScrollView = pages
    #expect(!stage.header.prefersStatusBarHidden)
  }

  @Test func aCommandForgetsTheDragBeforeIt() {
    let screen = HostedScreen { ScrollScreen() }
    let header = screen.root.headerViewController.headerView
    header.shiftBehavior = .enabled
    screen.root.scrollView.contentOffset.y = 300
    header.shiftHeaderOnScreen(animated: false)
    let finger = HostFinger(in: screen.window, simulator: screen.simulator)
    finger.down(at: CGPoint(x: 180, y: 500))
    for step in 1...20 {
      screen.simulator.step()
      finger.move(to: CGPoint(x: 180, y: 500 - 4 * CGFloat(step)))
    }
    #expect(header.isShiftedOffscreen)
    header.shiftHeaderOnScreen(animated: false)
    screen.simulator.step()
    finger.move(to: CGPoint(x: 180, y: 417))
    screen.simulator.step()
    #expect(!header.isShiftedOffscreen)
    finger.up()
  }

  @Test func keptAHeaderThatIsExpandedStaysPartlyVisible() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .hideable
    stage.track()
    stage.header.shiftHeaderOffScreen(animated: false)
    #expect(stage.header.frame == CGRect(x: 0, y: -76, width: 375, height: 180))
  }
}
