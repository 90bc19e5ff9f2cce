import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#height-while-scrolling
@MainActor @Suite("Flexible header: height while scrolling") struct HeightWhileScrollingTests {
  @Test func theHeaderCollapsesStretchesAndStops() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: -100)
    expectEqual(fixture.header.frame.height, 100)
    fixture.scroll(to: 0)
    expectEqual(fixture.header.frame.height, 76)
    fixture.scroll(to: -230)
    expectEqual(fixture.header.frame.height, 230)
    fixture.header.canOverExtend = false
    fixture.scroll(to: -231)
    expectEqual(fixture.header.frame.height, 180)
  }

  @Test(.needs(.settings)) func voiceOverDoesNotStretch() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: -230)
    expectEqual(fixture.header.frame.height, 230)
    fixture.stage.isVoiceOverRunning = true
    expectEqual(fixture.header.frame.height, 180)
  }

  @Test func voiceOverOnAnotherDeviceHasNoEffect() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: -230)
    let other = HeaderFixture()
    other.stage.isVoiceOverRunning = true
    expectEqual(fixture.header.frame.height, 230)
    fixture.stage.makeCurrent()
    fixture.scroll(to: -240)
    expectEqual(fixture.header.frame.height, 240)
  }

  @Test func layoutKeepsWidthAndX() {
    let fixture = HeaderFixture()
    fixture.header.frame = CGRect(x: 30, y: 0, width: 200, height: 10)
    fixture.track()
    for y in [-230.0, -100, 50] {
      fixture.scroll(to: y)
      expect(fixture.header.frame.minX == 30 && fixture.header.frame.width == 200, "at \(y)")
    }
  }

  @Test func theTopEdgeIsTheVisibleShift() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    fixture.scroll(to: -60)
    expectEqual(fixture.header.frame, CGRect(x: 0, y: -16, width: 375, height: 76))
  }
}
