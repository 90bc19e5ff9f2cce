import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("5. Insets of the tracking scroll view") struct Section05InsetsTests {
  @Test(arguments: DeviceModel.all, [false, true])
  func contentAtItsTopLiesBelowTheExpandedHeader(device: DeviceModel, isTable: Bool) {
    let stage = HeaderStage(device: device, isTable: isTable)
    stage.track()
    let expanded = device.safeAreaInsets.top + 160
    #expect(stage.scrollView.adjustedContentInset.top == expanded)
    #expect(stage.scrollView.contentOffset.y == -expanded)
    #expect(stage.header.frame == CGRect(x: 0, y: 0, width: device.screenSize.width, height: expanded))
    #expect(stage.header.scrollPhase == .overExtending)
  }

  @Test(arguments: UIKitAnswers.variations)
  func insetsAreRestoredExactlyWhenTrackingEnds(answers: UIKitAnswers) {
    let stage = HeaderStage(answers: answers)
    stage.scrollView.contentInset = UIEdgeInsets(top: 7, left: 1, bottom: 3, right: 2)
    stage.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 4, right: 0)
    let insets = stage.scrollView.contentInset
    let indicator = stage.scrollView.verticalScrollIndicatorInsets
    stage.track()
    stage.scroll(to: 100)
    stage.scroll(to: -90)
    #expect(stage.scrollView.contentInset != insets)
    stage.header.trackingScrollView = nil
    #expect(stage.scrollView.contentInset == insets)
    #expect(stage.scrollView.verticalScrollIndicatorInsets == indicator)
  }

  @Test func changingInsetsInABlockMovesNothingOnTheScreen() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.track()
    stage.scroll(to: 40)
    let frame = stage.header.frame
    stage.header.changeContentInsets { stage.scrollView.contentInset.top += 30 }
    #expect(stage.scrollView.contentOffset.y == 10)
    #expect(stage.header.frame == frame)
    stage.header.trackingScrollViewDidScroll()
    #expect(stage.header.frame == frame)
  }

  @Test func neverIsRespectedWhereTheFlagSaysSo() {
    let stage = HeaderStage()
    stage.scrollView.contentInsetAdjustmentBehavior = .never
    stage.header.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = true
    stage.track()
    stage.scroll(to: 100)
    #expect(stage.scrollView.contentInset == .zero)
    #expect(stage.scrollView.verticalScrollIndicatorInsets == .zero)
    stage.header.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = false
    stage.scroll(to: 110)
    #expect(stage.scrollView.contentInset.top == 180, "nobody else adds the safe area")
  }

  @Test func theIndicatorBeginsBelowTheHeader() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.scrollView.verticalScrollIndicatorInsets.top = 5
    stage.track()
    #expect(stage.scrollView.verticalScrollIndicatorInsets.top == 165, "the safe area comes on top")
    stage.scroll(to: -76)
    #expect(stage.scrollView.verticalScrollIndicatorInsets.top == 61)
  }

  @Test func refreshingIsOthersInset() {
    let stage = HeaderStage()
    let control = UIRefreshControl()
    stage.scrollView.refreshControl = control
    stage.track()
    let inset = stage.scrollView.contentInset.top
    control.beginRefreshing()
    stage.scroll(to: -180 - control.frame.height)
    #expect(stage.header.frame.height == 180, "neither stretched")
    #expect(stage.scrollView.contentInset.top == inset)
    control.endRefreshing()
    stage.scroll(to: -180)
    #expect(stage.header.frame.height == 180, "nor bumped")
    #expect(stage.scrollView.contentInset.top == inset)
  }

  @Test func anotherAdjustedInsetIsAnsweredForScrollViewsThatWait() {
    let stage = HeaderStage()
    stage.header.sharedWithManyScrollViews = true
    stage.track()
    let waiting = UIScrollView(frame: stage.window.bounds)
    stage.root.view.insertSubview(waiting, at: 0)
    stage.header.trackingScrollViewDidChangeAdjustedContentInset(waiting)
    #expect(waiting.contentInset.top == 180)
    stage.header.trackingScrollViewDidChangeAdjustedContentInset(nil)
    #expect(stage.scrollView.adjustedContentInset.top == 180)
  }
}
