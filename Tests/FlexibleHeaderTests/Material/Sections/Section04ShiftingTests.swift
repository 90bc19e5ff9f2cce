import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("4. Shifting off the screen") struct Section04ShiftingTests {
  @Test func commandsMoveAHideableHeaderOnTheDisplayLink() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .hideable
    stage.track()
    stage.scroll(to: 500)
    #expect(stage.header.frame.minY == 0)
    stage.header.shiftHeaderOffScreen(animated: true)
    #expect(stage.header.isShiftedOffscreen && stage.header.isShiftAnimationRunning)
    stage.simulator.step()
    #expect(stage.header.frame.minY < 0 && stage.header.frame.minY > -76)
    #expect(stage.simulator.runUntilIdle(limit: 5))
    #expect(stage.header.frame.minY == -76 && stage.header.isHidden)
    stage.header.shiftHeaderOnScreen(animated: false)
    #expect(stage.header.frame.minY == 0 && !stage.header.isHidden)
  }

  @Test func registeredViewsFadeWhileTheHeaderShifts() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    let title = UIView()
    stage.header.contentView.addSubview(title)
    stage.header.hideViewWhenShifted(title)
    stage.track()
    #expect(title.alpha == 1)
    stage.scroll(to: -62)
    #expect(stage.header.frame.minY == -14)
    #expect(title.alpha == 0.5)
    stage.scroll(to: 100)
    #expect(title.alpha == 0)
    stage.header.stopHidingViewWhenShifted(title)
    #expect(title.alpha == 1)
  }

  @Test func theStatusBarIsAskedForOnceEachWay() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabledWithStatusBar
    stage.track()
    stage.scroll(to: -40)
    #expect(stage.header.prefersStatusBarHidden && stage.statusBarRequests == 1)
    stage.scroll(to: -20)
    #expect(stage.statusBarRequests == 1)
    stage.scroll(to: -100)
    #expect(!stage.header.prefersStatusBarHidden && stage.statusBarRequests == 2)
  }

  @Test func aTargetHalfWayIsMovedToWhereTheHeaderIsWhole() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.track()
    var target = CGPoint(x: 3, y: -30)
    let moved = stage.header.trackingScrollViewWillEndDragging(
      withVelocity: CGPoint(x: 0, y: 1), targetContentOffset: &target)
    #expect(moved && target.x == 3 && target.y == -76)
    target.y = 10
    #expect(
      !stage.header.trackingScrollViewWillEndDragging(withVelocity: .zero, targetContentOffset: &target))
    #expect(target.y == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNoneAreIgnored(value: CGFloat) {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.track()
    stage.scroll(to: -50)
    let frame = stage.header.frame
    stage.header.minimumHeight = value
    stage.header.maximumHeight = value
    stage.header.minimumHeaderViewHeight = value
    stage.header.trackingScrollViewDidScroll()
    #expect(stage.header.frame == frame)
    #expect(stage.header.minimumHeight == 56 && stage.header.maximumHeight == 160)
    #expect(stage.header.minimumHeaderViewHeight == 0)
  }

  @Test func minimumHeaderViewHeightStaysOnTheScreen() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.header.minimumHeaderViewHeight = 16
    stage.track()
    stage.scroll(to: 600)
    #expect(stage.header.frame.maxY == 36)
  }
}
