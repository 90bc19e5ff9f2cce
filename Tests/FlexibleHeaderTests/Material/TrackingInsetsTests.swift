import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#insets-of-the-tracking-scroll-view
@MainActor @Suite("Flexible header: insets of the tracking scroll view") struct TrackingInsetsTests {
  @Test(arguments: DeviceModel.all, [false, true])
  func contentAtItsTopLiesBelowTheExpandedHeader(device: DeviceModel, isTable: Bool) {
    let fixture = HeaderFixture(device: device, isTable: isTable)
    fixture.track()
    let expanded = device.safeAreaInsets.top + 160
    expectEqual(fixture.scrollView.adjustedContentInset.top, expanded)
    expectEqual(fixture.scrollView.contentOffset.y, -expanded)
    expectEqual(fixture.header.frame, CGRect(x: 0, y: 0, width: device.screenSize.width, height: expanded))
    expectEqual(fixture.header.scrollPhase, .overExtending)
  }

  @Test(arguments: UIKitAnswers.tested)
  func insetsAreRestoredExactlyWhenTrackingEnds(answers: UIKitAnswers) {
    let fixture = HeaderFixture(answers: answers)
    fixture.scrollView.contentInset = UIEdgeInsets(top: 7, left: 1, bottom: 3, right: 2)
    fixture.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 4, right: 0)
    let insets = fixture.scrollView.contentInset
    let indicator = fixture.scrollView.verticalScrollIndicatorInsets
    fixture.track()
    fixture.scroll(to: 100)
    fixture.scroll(to: -90)
    expectNotEqual(fixture.scrollView.contentInset, insets)
    fixture.header.trackingScrollView = nil
    expectEqual(fixture.scrollView.contentInset, insets)
    expectEqual(fixture.scrollView.verticalScrollIndicatorInsets, indicator)
  }

  @Test func changingInsetsInABlockMovesNothingOnTheScreen() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    fixture.scroll(to: 40)
    let frame = fixture.header.frame
    fixture.header.changeContentInsets { fixture.scrollView.contentInset.top += 30 }
    expectEqual(fixture.scrollView.contentOffset.y, 10)
    expectEqual(fixture.header.frame, frame)
    fixture.header.trackingScrollViewDidScroll()
    expectEqual(fixture.header.frame, frame)
  }

  @Test func neverAdjustedScrollViewIsLeftAloneWithTheFlag() {
    let fixture = HeaderFixture()
    fixture.scrollView.contentInsetAdjustmentBehavior = .never
    fixture.header.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = true
    fixture.track()
    fixture.scroll(to: 100)
    expectEqual(fixture.scrollView.contentInset, .zero)
    expectEqual(fixture.scrollView.verticalScrollIndicatorInsets, .zero)
    fixture.header.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = false
    fixture.scroll(to: 110)
    expectEqual(fixture.scrollView.contentInset.top, 180, "no other code adds the safe area")
  }

  @Test func theIndicatorBeginsBelowTheHeader() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.scrollView.verticalScrollIndicatorInsets.top = 5
    fixture.track()
    expectEqual(fixture.scrollView.verticalScrollIndicatorInsets.top, 165, "the safe area comes on top")
    fixture.scroll(to: -76)
    expectEqual(fixture.scrollView.verticalScrollIndicatorInsets.top, 61)
  }

  @Test func insetOfRefreshControlIsNotCountedAsTheHeaders() {
    let fixture = HeaderFixture()
    let control = UIRefreshControl()
    fixture.scrollView.refreshControl = control
    fixture.track()
    let inset = fixture.scrollView.contentInset.top
    control.beginRefreshing()
    fixture.scroll(to: -180 - control.frame.height)
    expectEqual(fixture.header.frame.height, 180, "neither stretched")
    expectEqual(fixture.scrollView.contentInset.top, inset)
    control.endRefreshing()
    fixture.scroll(to: -180)
    expectEqual(fixture.header.frame.height, 180, "nor bumped")
    expectEqual(fixture.scrollView.contentInset.top, inset)
  }

  @Test func adjustedInsetChangeUpdatesScrollViewsThatAreNotTracked() {
    let fixture = HeaderFixture()
    fixture.header.isSharedWithManyScrollViews = true
    fixture.track()
    let waiting = UIScrollView(frame: fixture.window.bounds)
    fixture.root.view.insertSubview(waiting, at: 0)
    fixture.header.trackingScrollViewDidChangeAdjustedContentInset(waiting)
    expectEqual(waiting.contentInset.top, 180)
    fixture.header.trackingScrollViewDidChangeAdjustedContentInset(nil)
    expectEqual(fixture.scrollView.adjustedContentInset.top, 180)
  }
}
