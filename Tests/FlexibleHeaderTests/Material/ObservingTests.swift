import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#observing-the-offset
@MainActor @Suite("Flexible header: observing the offset") struct ObservingTests {
  @Test func observingNeedsNoForwarding() {
    let fixture = HeaderFixture()
    fixture.forwardsEvents = false
    fixture.header.observesTrackingScrollViewScrollEvents = true
    fixture.track()
    fixture.scroll(to: -100)
    #expect(fixture.header.frame.height == 100)
    fixture.header.observesTrackingScrollViewScrollEvents = false
    fixture.scroll(to: -120)
    #expect(fixture.header.frame.height == 100)
  }

  @Test func observingGoesOnlyWithHeadersThatDoNotShiftWithScrolling() {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    header.shiftBehavior = .enabled
    let reports = misuses { header.observesTrackingScrollViewScrollEvents = true }
    #expect(reports.count == 1)
    #expect(reports.first?.advice.contains("Forward") == true)
    #expect(!header.observesTrackingScrollViewScrollEvents, "the call is ignored")
  }

  @Test(arguments: [FlexibleHeaderShiftBehavior.enabled, .enabledWithStatusBar])
  func anObservingHeaderDoesNotBeginToShift(behavior: FlexibleHeaderShiftBehavior) {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    header.observesTrackingScrollViewScrollEvents = true
    let reports = misuses { header.shiftBehavior = behavior }
    #expect(reports.count == 1)
    #expect(header.shiftBehavior == .disabled)
    #expect(misuses { header.shiftBehavior = .hideable }.isEmpty)
  }

  @Test func forwardingToAnObservingHeaderIsReportedAndIgnored() {
    let fixture = HeaderFixture()
    fixture.header.observesTrackingScrollViewScrollEvents = true
    fixture.forwardsEvents = false
    fixture.track()
    let frame = fixture.header.frame
    let reports = misuses {
      fixture.header.trackingScrollViewDidScroll()
      fixture.header.trackingScrollViewDidEndDragging(willDecelerate: false)
      fixture.header.trackingScrollViewDidEndDecelerating()
      var target = CGPoint.zero
      #expect(
        !fixture.header.trackingScrollViewWillEndDragging(withVelocity: .zero, targetContentOffset: &target))
    }
    #expect(reports.count == 4 && Set(reports).count == 1)
    #expect(fixture.header.frame == frame)
  }
}
