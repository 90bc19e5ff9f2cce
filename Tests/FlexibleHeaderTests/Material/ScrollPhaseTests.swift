import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#phase
@MainActor @Suite("Flexible header: scroll phase") struct ScrollPhaseTests {
  private func expect(
    _ header: FlexibleHeaderView, _ phase: FlexibleHeaderScrollPhase, _ value: CGFloat, _ percentage: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(header.scrollPhase == phase, sourceLocation: sourceLocation)
    #expect(header.scrollPhaseValue == value, sourceLocation: sourceLocation)
    #expect(abs(header.scrollPhasePercentage - percentage) < 1e-12, sourceLocation: sourceLocation)
  }

  @Test func phaseIsUnknownBeforeTheFirstUpdate() {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: .zero)
    header.sizeToFit()
    expect(header, .shifting, 0, 0)
  }

  @Test func phaseValueMeasuresEachPhase() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    expect(fixture.header, .overExtending, 180, 1)
    fixture.scroll(to: -270)
    expect(fixture.header, .overExtending, 270, 1.5)
    fixture.scroll(to: -128)
    expect(fixture.header, .collapsing, 128, 0.5)
    fixture.scroll(to: -48)
    expect(fixture.header, .shifting, 48, 0.5)
    fixture.scroll(to: 200)
    expect(fixture.header, .shifting, 20, 1)
  }

  @Test func headerThatShiftsWithStatusBarShiftsByItsWholeHeight() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabledWithStatusBar
    fixture.track()
    fixture.scroll(to: -38)
    expect(fixture.header, .shifting, 38, 0.5)
  }

  @Test func phaseOfHeaderWithEqualHeightsIsNeverBetween() {
    let fixture = HeaderFixture(heights: 56...56)
    fixture.track()
    expect(fixture.header, .overExtending, 76, 1)
    fixture.scroll(to: 30)
    expect(fixture.header, .overExtending, 76, 1)
  }

  @Test func zeroMaximumHeightDoesNotDivideByZero() {
    let fixture = HeaderFixture(flags: .materialComponents, heights: 0...0)
    fixture.track()
    fixture.scroll(to: -10)
    expect(fixture.header, .overExtending, 10, 0)
  }
}
