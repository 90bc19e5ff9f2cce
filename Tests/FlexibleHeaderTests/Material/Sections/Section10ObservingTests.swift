import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("10. Observing instead of forwarding") struct Section10ObservingTests {
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

  @Test func observingGoesOnlyWithHeadersThatDoNotShiftWithScrolling() {
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    header.shiftBehavior = .enabled
    let reports = misuses { header.observesTrackingScrollViewScrollEvents = true }
    #expect(reports.count == 1)
    #expect(reports.first?.advice.contains("Forward") == true)
    #expect(!header.observesTrackingScrollViewScrollEvents, "the call is ignored")
  }

  @Test(arguments: [FlexibleHeaderShiftBehavior.enabled, .enabledWithStatusBar])
  func anObservingHeaderDoesNotBeginToShift(behavior: FlexibleHeaderShiftBehavior) {
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    header.observesTrackingScrollViewScrollEvents = true
    let reports = misuses { header.shiftBehavior = behavior }
    #expect(reports.count == 1)
    #expect(header.shiftBehavior == .disabled)
    #expect(misuses { header.shiftBehavior = .hideable }.isEmpty)
  }

  @Test func forwardingToAnObservingHeaderIsReportedAndIgnored() {
    let stage = HeaderStage()
    stage.header.observesTrackingScrollViewScrollEvents = true
    stage.forwardsEvents = false
    stage.track()
    let frame = stage.header.frame
    let reports = misuses {
      stage.header.trackingScrollViewDidScroll()
      stage.header.trackingScrollViewDidEndDragging(willDecelerate: false)
      stage.header.trackingScrollViewDidEndDecelerating()
      var target = CGPoint.zero
      #expect(
        !stage.header.trackingScrollViewWillEndDragging(withVelocity: .zero, targetContentOffset: &target))
    }
    #expect(reports.count == 4 && Set(reports).count == 1)
    #expect(stage.header.frame == frame)
  }
}
