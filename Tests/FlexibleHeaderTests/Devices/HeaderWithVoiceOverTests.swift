import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#voiceover
@MainActor @Suite("Nothing leaves while VoiceOver runs", .needs(.settings)) struct HeaderWithVoiceOverTests {
  nonisolated static let behaviors: [FlexibleHeaderShiftBehavior] = [
    .enabled, .enabledWithStatusBar, .hideable,
  ]

  @Test("The header stays on the screen and visible", arguments: behaviors)
  func headerStays(behavior: FlexibleHeaderShiftBehavior) {
    let stage = HeaderStage(.phoneNotch) { ListScreen(behavior: behavior) }
    let header = stage.root.header
    stage.isVoiceOverRunning = true
    for y in [0, 400, 1500] as [CGFloat] {
      stage.root.scrollView.contentOffset.y = y
      header.shiftHeaderOffScreen(animated: y == 400)
      stage.settle()
      expect(header.frame.minY == 0 && !header.isHidden && !header.isShiftedOffscreen, "at \(y)")
    }
  }

  @Test("A header that is away returns when VoiceOver starts", arguments: behaviors)
  func headerReturns(behavior: FlexibleHeaderShiftBehavior) {
    let stage = HeaderStage(.phoneNotch) { ListScreen(behavior: behavior) }
    let header = stage.root.header
    stage.root.scrollView.contentOffset.y = 100
    stage.root.scrollView.contentOffset.y = 800
    header.shiftHeaderOffScreen(animated: false)
    expectLess(header.frame.minY, 0)
    stage.isVoiceOverRunning = true
    expect(header.frame.minY == 0 && !header.isHidden && stage.root.scrollView.contentOffset.y == 800)
  }

  @Test("A header without a scroll view that is away returns when VoiceOver starts")
  func headerWithoutScrollViewReturns() {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .hideable
    fixture.header.shiftHeaderOffScreen(animated: false)
    expectLess(fixture.header.frame.minY, 0)
    fixture.stage.isVoiceOverRunning = true
    expectEqual(fixture.header.frame.minY, 0)
  }

  @Test("A Facebook bar stays open, and opens when VoiceOver starts")
  func facebookBarStaysOpen() {
    let fixture = BarFixture(FacebookBehavior())
    fixture.distance = 400
    expectEqual(fixture.bar.progress, 1)
    fixture.stage.isVoiceOverRunning = true
    expectEqual(fixture.bar.progress, 0)
    fixture.distance = 700
    expectEqual(fixture.bar.progress, 0)
    fixture.stage.isVoiceOverRunning = false
    fixture.distance = 800
    expectEqual(fixture.bar.progress, 1)
  }

  @Test(
    "A Square Cash bar that would vanish stays open, and another one collapses", arguments: [CGFloat(0), 44])
  func squareCashBar(minimum: CGFloat) {
    let fixture = BarFixture(SquareCashBehavior(), heights: minimum...96)
    fixture.stage.isVoiceOverRunning = true
    fixture.distance = 400
    expectEqual(fixture.bar.frame.height, minimum == 0 ? 96 : 44)
  }

  @Test(
    "A Square Cash bar that would vanish ends its snap when VoiceOver starts, and another one collapses",
    .needs(.clock), arguments: [CGFloat(0), 44])
  func squareCashBarThatSnaps(minimum: CGFloat) {
    let behavior = SquareCashBehavior()
    let fixture = BarFixture(behavior, heights: minimum...96)
    fixture.distance = 30
    behavior.snap(toProgress: 1, scrollView: fixture.scrollView)
    for _ in 0..<4 { fixture.stage.step() }
    expect(behavior.isSnapping && fixture.distance > 30)
    let distance = fixture.distance
    fixture.stage.isVoiceOverRunning = true
    expectEqual(behavior.isSnapping, minimum > 0)
    fixture.stage.settle()
    expectEqual(fixture.bar.frame.height, minimum == 0 ? 96 : 44)
    if minimum == 0 { expectEqual(fixture.distance, distance) }
  }
}
