import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("Tracking a scroll view (rules 3 and 5)") struct FlexibleHeaderTrackingTests {
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

  @Test func theHeaderCollapsesStretchesAndStops() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: -100)
    #expect(stage.header.frame.height == 100)
    stage.scroll(to: 0)
    #expect(stage.header.frame.height == 76)
    stage.scroll(to: -230)
    #expect(stage.header.frame.height == 230)
    stage.header.canOverExtend = false
    stage.scroll(to: -231)
    #expect(stage.header.frame.height == 180)
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

  @Test func observingNeedsNoForwarding() {
    let stage = HeaderStage()
    stage.forwardsEvents = false
    stage.header.observesTrackingScrollViewScrollEvents = true
    stage.track()
    stage.scroll(to: -100)
    #expect(stage.header.frame.height == 100)
    stage.header.observesTrackingScrollViewScrollEvents = false
    stage.scroll(to: -120)
    #expect(stage.header.frame.height == 100)
  }

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

  @Test func theDelegateHearsOfEachChangedFrameAndOfNothingElse() {
    let stage = HeaderStage()
    stage.track()
    var expected = stage.frameChanges
    for y in [-180.0, -150, -150, -100, 0, 50, 100, 100] {
      let frame = stage.header.frame
      stage.scroll(to: y)
      if stage.header.frame != frame { expected += 1 }
      #expect(stage.frameChanges == expected, "at \(y)")
    }
    #expect(expected > 3)
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

  @Test func voiceOverDoesNotStretch() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: -230)
    #expect(stage.header.frame.height == 230)
    stage.simulator.isVoiceOverRunning = true
    #expect(stage.header.frame.height == 180)
  }

  @Test func voiceOverOnAnotherDeviceDoesNotMatter() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: -230)
    let other = HeaderStage()
    other.simulator.isVoiceOverRunning = true
    #expect(stage.header.frame.height == 230)
    stage.simulator.makeCurrent()
    stage.scroll(to: -240)
    #expect(stage.header.frame.height == 240)
  }

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

  @Test func touchesOnTheHeaderScrollTheContentAndThoseOnControlsDoNot() {
    let stage = HeaderStage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let picture = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    stage.header.contentView.addSubview(control)
    stage.header.contentView.addSubview(picture)
    #expect(stage.header.hitTest(CGPoint(x: 300, y: 10), with: nil) === stage.header.contentView)
    stage.track()
    #expect(stage.header.hitTest(CGPoint(x: 300, y: 10), with: nil) === stage.scrollView)
    #expect(stage.header.hitTest(CGPoint(x: 10, y: 10), with: nil) === control)
    #expect(stage.header.hitTest(CGPoint(x: 110, y: 10), with: nil) === picture)
    stage.header.forwardTouchEvents(for: picture)
    #expect(stage.header.hitTest(CGPoint(x: 110, y: 10), with: nil) === stage.scrollView)
    stage.header.stopForwardingTouchEvents(for: picture)
    #expect(stage.header.hitTest(CGPoint(x: 110, y: 10), with: nil) === picture)
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
}
