import Testing

@testable import HeaderEngine

@Suite("Flexible header at rest") struct MaterialRestTests {
  /// A header that is told only of events outside of its rests, as the views do it.
  private struct RestingStage {
    var stage: MaterialStage
    var rest = ContentRest()
    private(set) var restedEvents = 0

    init(_ stage: MaterialStage) { self.stage = stage }

    private var reading: ScrollReading {
      let scroll = stage.scrollView.metrics
      return ScrollReading(
        offset: scroll.offset, contentHeight: scroll.contentHeight, viewHeight: scroll.viewHeight,
        flags: .init(
          isTracking: scroll.isTracking, isDragging: scroll.isDragging, isDecelerating: scroll.isDecelerating)
      )
    }

    mutating func scroll() {
      if rest.isActive, rest.continues(to: reading) {
        restedEvents += 1
        return
      }
      send(.scrolled)
      if let offsets = stage.header.restingOffsets { rest.begin(at: reading, within: offsets) }
    }

    mutating func send(_ event: MaterialHeader.Event) {
      if let passed = rest.passed { stage.header.pass(passed) }
      rest.end()
      stage.send(event)
    }
  }

  @Test(
    "A header that is told only of events outside of its rests ends where one does that is told of all",
    arguments: FlexibleHeaderShiftBehavior.allCases, [true, false])
  func sameAsToldOfAll(behavior: FlexibleHeaderShiftBehavior, corrects: Bool) {
    var restedEvents = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = LinearCongruence(state: seed)
      var told = MaterialStage(behavior) {
        $0.correctsOriginalBehavior = corrects
        $0.returnDistance = [0, 20, 200].randomElement(using: &random) ?? 0
        $0.isInFrontOfInfiniteContent = random.bool()
        $0.minimumHeaderViewHeight = random.bool() ? 30 : 0
      }
      told.track()
      var resting = RestingStage(told)
      for _ in 0..<60 { play(&told, &resting, &random, "\(behavior), \(corrects), seed \(seed)") }
      restedEvents += resting.restedEvents
    }
    // Where the status bar leaves with the header, and where commands shift it, there is no rest.
    let canRest = behavior == .disabled || behavior == .enabled
    expect(canRest ? restedEvents > 2000 : restedEvents == 0, "\(restedEvents)")
  }

  /// Scrolls some points in one direction, in steps, and compares the two headers.
  private func play(
    _ told: inout MaterialStage, _ resting: inout RestingStage, _ random: inout LinearCongruence,
    _ place: Comment
  ) {
    let isTouched = random.bool()
    let step = Double.random(in: -30...34, using: &random)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      told.scrollView.metrics.isTracking = isTouched
      told.scrollView.metrics.isDragging = isTouched
      told.scrollView.metrics.offset = min(3600, max(-200, told.scrollView.metrics.offset + step))
      resting.stage.scrollView = told.scrollView
      told.send(.scrolled)
      resting.scroll()
    }
    if random.bool() {
      told.send(.draggingEnded(willDecelerate: false))
      resting.send(.draggingEnded(willDecelerate: false))
      compare(told.header, resting.stage.header, place)
    }
    expectEqual(told.header.layout?.height, resting.stage.header.layout?.height, place)
    expectLess(abs((told.header.layout?.top ?? 0) - (resting.stage.header.layout?.top ?? 0)), 1e-9, place)
    expectLess(abs(told.header.shadow.intensity - resting.stage.header.shadow.intensity), 1e-9, place)
    resting.stage.scrollView = told.scrollView
  }

  private func compare(_ told: MaterialHeader, _ resting: MaterialHeader, _ place: Comment) {
    expectLess(abs(told.shift.accumulator - resting.shift.accumulator), 1e-9, place)
    expectEqual(told.shift.wantsToBeHidden, resting.shift.wantsToBeHidden, place)
    expectEqual(told.shift.isAnimating, resting.shift.isAnimating, place)
  }
}
