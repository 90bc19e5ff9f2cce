import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("7. Phase") struct Section07PhaseTests {
  private func expect(
    _ header: FlexibleHeaderView, _ phase: FlexibleHeaderScrollPhase, _ value: CGFloat, _ percentage: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(header.scrollPhase == phase, sourceLocation: sourceLocation)
    #expect(header.scrollPhaseValue == value, sourceLocation: sourceLocation)
    #expect(abs(header.scrollPhasePercentage - percentage) < 1e-12, sourceLocation: sourceLocation)
  }

  @Test func beforeTheFirstUpdateNothingIsKnown() {
    HostSimulator(device: .phone47).makeCurrent()
    let header = FlexibleHeaderView(frame: .zero)
    header.sizeToFit()
    expect(header, .shifting, 0, 0)
  }

  @Test func eachPhaseHasItsMeasure() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabled
    stage.track()
    expect(stage.header, .overExtending, 180, 1)
    stage.scroll(to: -270)
    expect(stage.header, .overExtending, 270, 1.5)
    stage.scroll(to: -128)
    expect(stage.header, .collapsing, 128, 0.5)
    stage.scroll(to: -48)
    expect(stage.header, .shifting, 48, 0.5)
    stage.scroll(to: 200)
    expect(stage.header, .shifting, 20, 1)
  }

  @Test func aHeaderThatTakesTheStatusBarAlongHasAllItsHeightToGo() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabledWithStatusBar
    stage.track()
    stage.scroll(to: -38)
    expect(stage.header, .shifting, 38, 0.5)
  }

  @Test func aHeaderThatCannotCollapseIsNeverHalfWay() {
    let stage = HeaderStage(heights: 56...56)
    stage.track()
    expect(stage.header, .overExtending, 76, 1)
    stage.scroll(to: 30)
    expect(stage.header, .overExtending, 76, 1)
  }

  @Test func aMaximumOfNothingIsNoDivisor() {
    let stage = HeaderStage(flags: .materialComponents, heights: 0...0)
    stage.track()
    stage.scroll(to: -10)
    expect(stage.header, .overExtending, 10, 0)
  }
}
