import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#shifting
@MainActor @Suite("Flexible header: shifting off the screen") struct ShiftingTests {
  @Test func commandsMoveAHideableHeaderOnTheDisplayLink() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .hideable
    fixture.track()
    fixture.scroll(to: 500)
    expectEqual(fixture.header.frame.minY, 0)
    fixture.header.shiftHeaderOffScreen(animated: true)
    expect(fixture.header.isShiftedOffscreen && fixture.header.isShiftAnimationRunning)
    fixture.stage.step()
    expect(fixture.header.frame.minY < 0 && fixture.header.frame.minY > -76)
    expect(fixture.stage.settle(limit: 5))
    expect(fixture.header.frame.minY == -76 && fixture.header.isHidden)
    fixture.header.shiftHeaderOnScreen(animated: false)
    expect(fixture.header.frame.minY == 0 && !fixture.header.isHidden)
  }

  @Test func registeredViewsFadeWhileTheHeaderShifts() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    let title = UIView()
    fixture.header.contentView.addSubview(title)
    fixture.header.hideViewWhenShifted(title)
    fixture.track()
    expectEqual(title.alpha, 1)
    fixture.scroll(to: -62)
    expectEqual(fixture.header.frame.minY, -14)
    expectEqual(title.alpha, 0.5)
    fixture.scroll(to: 100)
    expectEqual(title.alpha, 0)
    fixture.header.stopHidingViewWhenShifted(title)
    expectEqual(title.alpha, 1)
  }

  @Test func theStatusBarIsAskedForOnceEachWay() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabledWithStatusBar
    fixture.track()
    fixture.scroll(to: -40)
    expect(fixture.header.prefersStatusBarHidden && fixture.statusBarRequests == 1)
    fixture.scroll(to: -20)
    expectEqual(fixture.statusBarRequests, 1)
    fixture.scroll(to: -100)
    expect(!fixture.header.prefersStatusBarHidden && fixture.statusBarRequests == 2)
  }

  @Test func aTargetHalfWayIsMovedToWhereTheHeaderIsWhole() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    var target = CGPoint(x: 3, y: -30)
    let moved = fixture.header.trackingScrollViewWillEndDragging(
      withVelocity: CGPoint(x: 0, y: 1), targetContentOffset: &target)
    expect(moved && target.x == 3 && target.y == -76)
    target.y = 10
    expect(
      !fixture.header.trackingScrollViewWillEndDragging(withVelocity: .zero, targetContentOffset: &target))
    expectEqual(target.y, 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNoneAreIgnored(value: CGFloat) {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    fixture.scroll(to: -50)
    let frame = fixture.header.frame
    fixture.header.minimumHeight = value
    fixture.header.maximumHeight = value
    fixture.header.minimumHeaderViewHeight = value
    fixture.header.trackingScrollViewDidScroll()
    expectEqual(fixture.header.frame, frame)
    expect(fixture.header.minimumHeight == 56 && fixture.header.maximumHeight == 160)
    expectEqual(fixture.header.minimumHeaderViewHeight, 0)
  }

  @Test func minimumHeaderViewHeightStaysOnTheScreen() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.header.minimumHeaderViewHeight = 16
    fixture.track()
    fixture.scroll(to: 600)
    expectEqual(fixture.header.frame.maxY, 36)
  }
}
