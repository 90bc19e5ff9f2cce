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
    expectEqual(fixture.header.frame.height, 100)
    fixture.header.observesTrackingScrollViewScrollEvents = false
    fixture.scroll(to: -120)
    expectEqual(fixture.header.frame.height, 100)
  }

  @Test("An observing header shifts, and finishes the shift after a drag", .needs(.touches))
  func observingHeaderFinishesItsShift() {
    let stage = HeaderStage(.phoneNotch) { ScrollScreen() }
    let controller = stage.root.headerViewController
    let header = controller.headerView
    stage.root.scrollView.delegate = nil
    header.shiftBehavior = .enabled
    header.observesTrackingScrollViewScrollEvents = true
    stage.drag(by: -190)
    stage.settle()
    expect(header.isShiftedOffscreen || header.frame.minY == 0, "\(header.frame)")
    stage.drag(by: -600)
    stage.settle()
    expect(header.isShiftedOffscreen)
  }

  @Test("Forwarding to an observing header counts no event twice")
  func forwardingToAnObservingHeaderCountsNothingTwice() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.header.observesTrackingScrollViewScrollEvents = true
    fixture.forwardsEvents = false
    fixture.track()
    fixture.scroll(to: -76)
    fixture.scroll(to: -46)
    let frame = fixture.header.frame
    for _ in 0..<3 { fixture.header.trackingScrollViewDidScroll() }
    expectEqual(fixture.header.frame, frame)
  }
}
