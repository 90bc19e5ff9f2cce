import Testing

@testable import HeaderEngine

@Suite("Collapsed sections while content scrolls under them") struct SectionedHeaderPassingTests {
  private static let slack = 1e-6

  /// A header that is told only of events outside of its rests, as the view does it.
  private struct RestingHeader {
    var header: SectionedHeader
    private(set) var passedEvents = 0
    private var rest = ContentRest()

    init(_ header: SectionedHeader) { self.header = header }

    mutating func handle(_ event: SectionedHeader.Event, bottom: Double) {
      guard case .scroll(let free, _) = event else { return send(event) }
      if rest.isActive, rest.continues(toOffset: -free) {
        passedEvents += 1
        return
      }
      send(event)
      guard let free = header.restingFreeHeights else { return }
      rest.begin(
        at: ScrollReading(offset: -(header.freeHeight ?? 0)), within: -free.upperBound...(-free.lowerBound))
    }

    mutating func send(_ event: SectionedHeader.Event) {
      catchUp()
      rest.end()
      header.handle(event)
    }

    mutating func catchUp() {
      if let passed = rest.passed { header.pass(to: -passed.offset) }
    }
  }

  @Test("Passing over the events of rests has the same result as handling all")
  func sameAsToldOfAll() {
    var random = RandomSections(seed: 5)
    var passedEvents = 0
    for session in 0..<400 {
      var told = SectionedHeader()
      told.configure(random.configuration())
      let bottom = random.bottom(told)
      var resting = RestingHeader(told)
      var velocity = 0.0
      for _ in 0..<80 {
        // Content usually moves on as before, as under a finger.
        if random.chance(20) { velocity = random.number(-40...40) }
        let free = (told.freeHeight ?? told.maximumVisibleHeight) - velocity
        let event =
          random.chance(90)
          ? SectionedHeader.Event.scroll(freeHeight: free, bottomFreeHeight: bottom)
          : random.event(told, bottom: bottom)
        told.handle(event)
        resting.handle(event, bottom: bottom)
        var caughtUp = resting
        caughtUp.catchUp()
        guard agree(told, caughtUp.header) else {
          Issue.record("session \(session), \(event): \(caughtUp.header) isn't \(told)")
          return
        }
      }
      passedEvents += resting.passedEvents
    }
    expectGreater(passedEvents, 5000)
  }

  private func agree(_ told: SectionedHeader, _ resting: SectionedHeader) -> Bool {
    let heights = zip(told.visibleHeights, resting.visibleHeights).allSatisfy { abs($0 - $1) < Self.slack }
    return heights && abs((told.freeHeight ?? 0) - (resting.freeHeight ?? 0)) < Self.slack
      && told.isLifted == resting.isLifted && told.state.direction == resting.state.direction
      && abs(told.state.thresholdLeft - resting.state.thresholdLeft) < Self.slack
  }

  @Test("There is no rest where content touches the header, or sections can collapse or are animated")
  func noRest() {
    var stage = SectionStage(.picture, .tabs)
    expectNil(stage.header.restingFreeHeights)
    stage.scroll(100)
    expectNil(stage.header.restingFreeHeights, "the picture collapses")
    stage.scroll(30)
    expectNil(stage.header.restingFreeHeights, "content touches the header")
    stage.scroll(20)
    expectEqual(stage.header.restingFreeHeights?.contains(-1000), true)
    stage.header.handle(.expand(section: nil, animated: true))
    expectNil(stage.header.restingFreeHeights)
  }

  @Test("Sections that return at once rest only while content moves up")
  func quickSections() {
    var stage = SectionStage(.row, .tabs)
    stage.scroll(200)
    expectEqual(stage.header.restingFreeHeights?.upperBound, stage.header.freeHeight)
    stage.scroll(-10)
    expectNil(stage.header.restingFreeHeights)
  }
}
