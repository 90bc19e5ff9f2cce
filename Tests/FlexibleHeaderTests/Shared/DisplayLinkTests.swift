import HeaderTesting
import Testing

@testable import FlexibleHeader

@MainActor @Suite("Display link") struct DisplayLinkTests {
  @Test("ends with what owns it") func endsWithItsOwner() {
    let stage = HeaderStage(.phone47) { UIViewController() }
    stage.settle()
    var frames = 0
    var link: DisplayLink? = DisplayLink(animates: true) { _ in frames += 1 }
    stage.step()
    expect(link != nil && frames == 1)
    link = nil
    stage.step()
    expect(frames == 1 && stage.settle(limit: 1))
  }

  @Test("does not outlive a header that goes away while it shifts") func header() {
    let stage = HeaderStage(.phone47) { UIViewController() }
    stage.settle()
    var header: FlexibleHeaderView? = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    header?.shiftBehavior = .hideable
    header?.shiftHeaderOffScreen(animated: true)
    expectEqual(header?.isShiftAnimationRunning, true)
    header = nil
    expect(stage.settle(limit: 1))
  }
}
