import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("3. Height while scrolling") struct Section03HeightWhileScrollingTests {
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

  @Test func voiceOverDoesNotStretch() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: -230)
    #expect(stage.header.frame.height == 230)
    stage.simulator.isVoiceOverRunning = true
    #expect(stage.header.frame.height == 180)
  }

  @Test func widthAndXAreNotTouched() {
    let stage = HeaderStage()
    stage.header.frame = CGRect(x: 30, y: 0, width: 200, height: 10)
    stage.track()
    for y in [-230.0, -100, 50] {
      stage.scroll(to: y)
      #expect(stage.header.frame.minX == 30 && stage.header.frame.width == 200, "at \(y)")
    }
  }

  @Test func theTopEdgeIsTheVisibleShift() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.track()
    stage.scroll(to: -60)
    #expect(stage.header.frame == CGRect(x: 0, y: -16, width: 375, height: 76))
  }
}
