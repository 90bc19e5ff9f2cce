import HeaderEngine
import Testing

/// A header over a scroll view whose insets and offset are written as the view writes them.
private struct ScrolledSections {
  var engine = SectionedScroll()
  var scroll = ScrollMetrics(
    offset: -47, contentHeight: 3000, viewHeight: 800, adjustedInsetTop: 47, adjustedInsetBottom: 34,
    safeAreaTop: 47, safeAreaBottom: 34)
  var time = 1.0
  var isScrollAnimated: Bool?
  var outcome: SectionedScroll.Outcome?
  /// The events that followed from others.
  var continuations = 0

  init(_ sections: SectionConfiguration...) {
    configure {
      $0.sections = sections
      $0.topSafeArea = 47
      $0.tolerance = 0.25
    }
  }

  private var moment: SectionedScroll.Moment {
    (time, isScrollAnimated)
  }

  mutating func configure(
    isEmpty: Bool = false, _ change: (inout SectionedHeader.Configuration) -> Void = { _ in }
  ) {
    var configuration = engine.header.configuration
    change(&configuration)
    perform(engine.configure(configuration, over: scroll, isEmpty: isEmpty))
  }

  mutating func send(_ event: SectionedScroll.Event) { perform(engine.handle(event, scroll, at: moment)) }

  /// Moves the content up by a distance, `pause` seconds after the last event.
  mutating func move(_ distance: Double, pause: Double = 1, growing growth: Double = 0) {
    time += pause
    scroll.offset += distance
    scroll.contentHeight += growth
    perform(engine.scroll(scroll, at: moment))
  }

  mutating func drag(_ distance: Double, growing growth: Double = 0) {
    (scroll.isTracking, scroll.isDragging) = (true, true)
    move(distance, growing: growth)
    (scroll.isTracking, scroll.isDragging) = (false, false)
  }

  private mutating func perform(_ first: SectionedScroll.Update) {
    var update = first
    write(update.write)
    while let next = update.next {
      continuations += 1
      update = engine.handle(next, scroll, at: moment)
      write(update.write)
    }
    outcome = update.layout
  }

  private mutating func write(_ write: ScrollWrite) {
    scroll.apply(ScrollWrite(needs: write.needs))
    // A scroll view rounds to pixels.
    if let offset = write.offset { scroll.offset = (offset * 2).rounded() / 2 }
  }

  var height: Double { engine.header.visibleHeight }
}

@Suite("Scrolling of a sectioned header")
struct SectionedScrollTests {
  /// A way in which content moves.
  enum Movement: CaseIterable, Sendable {
    case drag, animation, write, writesInThreeFrames, writesFarApart, writesInOneFrame, transition
  }

  /// 242 points of sections, of which 192 collapse, over content that moves up by 60 points.
  @Test("Content that a finger or an animation scrolls collapses sections, and layout doesn't")
  func scrollOrLayout() {
    let heights: [(Movement, Double)] = [
      (.drag, 182), (.animation, 182), (.write, 242), (.writesInThreeFrames, 222), (.writesFarApart, 242),
      (.writesInOneFrame, 242), (.transition, 242),
    ]
    for (movement, height) in heights {
      var stage = ScrolledSections(.row, .picture, .tabs)
      switch movement {
      case .drag: stage.drag(60)
      case .animation:
        stage.isScrollAnimated = true
        stage.move(60)
      case .write: stage.move(60)
      case .writesInThreeFrames: for _ in 0..<3 { stage.move(20, pause: 1.0 / 60) }
      case .writesFarApart: for _ in 0..<3 { stage.move(20, pause: 0.2) }
      case .writesInOneFrame: for _ in 0..<3 { stage.move(20, pause: 0.001) }
      case .transition:
        stage.engine.beginSizeTransition()
        stage.drag(60)
      }
      expectEqual(stage.height, height, "\(movement)")
    }
  }

  @Test("The growth of content during a drag is layout, and the rest of the move scrolls")
  func growthDuringDrag() {
    let cases: [(move: Double, growth: Double, height: Double)] = [
      (10, 0, 222), (10, 500, 222), (510, 500, 222), (-490, -500, 222),
    ]
    for (move, growth, height) in cases {
      var stage = ScrolledSections(.row, .picture, .tabs)
      stage.drag(600)
      stage.send(.sections(.expand(section: nil, animated: false)))
      stage.drag(10)
      stage.drag(move, growing: growth)
      expectEqual(stage.height, height, "\(move) points, \(growth) of growth")
    }
  }

  @Test("Other sizes and insets wait for the next event while content is scrolled")
  func changes() {
    var stage = ScrolledSections(.row, .picture, .tabs)
    stage.scroll.contentHeight = 2000
    stage.move(1)
    expectEqual(stage.outcome, .outdated)
    stage.send(.changed)
    expectEqual(stage.outcome, .outdated)
    stage.scroll.isTracking = true
    stage.send(.changed)
    expectNil(stage.outcome)
    expect(stage.engine.wantsFrames, "the finger may leave without an event")
    stage.scroll.isTracking = false
    for _ in 0..<7 where stage.outcome != .arrived { stage.send(.frame(duration: 1.0 / 60)) }
    expectEqual(stage.outcome, .arrived)
    stage.send(.stopped)
    expectEqual(stage.outcome, .outdated, "the change was missed")
    stage.configure()
    stage.send(.stopped)
    expectNil(stage.outcome)
  }

  /// The picture grows by 30 points. It is expanded, expanded, partly collapsed, and collapsed.
  @Test("Content that touched the header touches it after a change, and other content stays")
  func touchingContent() {
    let cases: [(scrolled: Double, distance: Double)] = [(0, -30), (44, -30), (100, 0), (300, 0)]
    for (scrolled, distance) in cases {
      var stage = ScrolledSections(.row, .picture, .tabs)
      stage.drag(scrolled)
      let offset = stage.scroll.offset
      stage.configure { $0.sections[1].maximumHeight += 30 }
      expectEqual(stage.scroll.offset - offset, distance, "scrolled by \(scrolled)")
    }
  }

  @Test(
    "Content that touched the header touches it in another size, and during a transition only if it did before"
  )
  func resizing() {
    var stage = ScrolledSections(.row, .picture, .tabs)
    stage.drag(100)
    let offset = stage.scroll.offset
    stage.scroll.viewHeight = 500
    stage.scroll.offset += 40
    stage.configure()
    expectEqual(stage.scroll.offset, offset)
    stage.drag(200)
    stage.engine.beginSizeTransition()
    stage.scroll.offset -= 20
    let covered = stage.scroll.offset
    stage.configure()
    stage.engine.endSizeTransition()
    expectEqual(stage.scroll.offset, covered)
  }

  @Test("An animated scroll isn't ended by a change on its way")
  func changeDuringAnimatedScroll() {
    for isKnown in [true, false] {
      var stage = ScrolledSections(.row, .picture, .tabs)
      stage.isScrollAnimated = isKnown ? true : nil
      for _ in 0..<4 { stage.move(10, pause: 1.0 / 60) }
      let offset = stage.scroll.offset
      stage.configure { $0.sections[1].maximumHeight -= 100 }
      expectEqual(stage.scroll.offset, offset, "known: \(isKnown)")
    }
  }

  @Test("Sections rest at stops with the content, unless it may not move")
  func rest() {
    for mayMove in [true, false] {
      var stage = ScrolledSections(.row, .picture.snapping(), .tabs)
      stage.drag(64)
      stage.send(.stopped)
      stage.send(.cameToRest(mayMoveContent: mayMove))
      expectEqual(stage.outcome, mayMove ? .placed : .atRest)
      while stage.engine.wantsFrames { stage.send(.frame(duration: 1.0 / 60)) }
      expectEqual(stage.height, mayMove ? 198 : 178)
      expectEqual(stage.outcome, mayMove ? .arrived : .atRest)
      expectEqual(stage.engine.header.freeHeight, stage.height)
    }
  }

  @Test("A finger ends an animation, and rest is awaited")
  func caughtAnimation() {
    var stage = ScrolledSections(.row, .picture.snapping(), .tabs)
    stage.send(.sections(.collapse(section: nil, animated: true)))
    stage.send(.frame(duration: 0.1))
    stage.scroll.isTracking = true
    let height = stage.height
    stage.send(.frame(duration: 0.1))
    expect(!stage.engine.header.isAnimating && stage.engine.wantsFrames)
    expectEqual(stage.height, height)
  }

  @Test("Content moves by whole pixels, and the header follows it there")
  func rounding() {
    var stage = ScrolledSections(.row, .picture, .tabs)
    stage.configure { $0.sections[1].minimumHeight = 20.3 }
    stage.send(.sections(.collapse(section: nil, animated: false)))
    expectEqual(stage.scroll.offset, -47 - 68.5)
    expectEqual(stage.engine.header.freeHeight, 68.5)
  }

  @Test("Without content, a restored state waits")
  func restoredState() {
    var stage = ScrolledSections(.row, .picture, .tabs)
    stage.engine.header.forgetContent()
    stage.engine.header.restore(
      SectionedHeader.State(sections: [
        SectionedHeader.State.Section(identifier: "picture", visibleHeight: 20)
      ]))
    stage.configure(isEmpty: true)
    expectNil(stage.engine.header.freeHeight)
    expectEqual(stage.height, 112)
    stage.scroll.offset = 500
    stage.configure()
    expectEqual(stage.height, 112)
    expectNotNil(stage.engine.header.freeHeight)
  }

  @Test("Content under a page that becomes tracked moves up to the header")
  func trackingAnother() {
    var stage = ScrolledSections(.row, .picture, .tabs)
    stage.drag(192)
    stage.engine.follow()
    stage.scroll = ScrolledSections(.tabs).scroll
    stage.scroll.apply(ScrollWrite(needs: ScrollNeeds(), offset: -47))
    stage.send(.trackedAnother)
    expectEqual(stage.scroll.own.top, 242)
    expectEqual(stage.scroll.offset, -47 - stage.height)
    expectEqual(stage.height, 68)
  }

  @Test("A page below a collapsed header moves up to it, but not beyond its end, and a covered one down")
  func preparedPages() {
    let cases: [(contentHeight: Double, offset: Double, place: Double?)] = [
      (3000, -289, -115), (300, -289, nil), (3000, 0, nil), (3000, -115, nil),
    ]
    for (contentHeight, offset, place) in cases {
      var stage = ScrolledSections(.row, .picture, .tabs)
      stage.drag(192)
      var page = stage.scroll
      (page.contentHeight, page.offset) = (contentHeight, offset)
      expectEqual(
        stage.engine.preparedOffset(ofPage: page), place, "\(contentHeight), \(offset)")
    }
  }

  @Test("Content under collapsed sections rests while a finger scrolls it on")
  func resting() {
    var stage = ScrolledSections(.row, .picture, .tabs)
    stage.drag(400)
    expectNil(stage.engine.restingOffsets(of: stage.scroll), "no finger")
    stage.scroll.isDragging = true
    let offsets = stage.engine.restingOffsets(of: stage.scroll)
    expect(offsets?.contains(stage.scroll.offset + 100) == true)
    stage.engine.pass(to: stage.scroll.offset + 100, step: 10)
    expectEqual(stage.engine.header.freeHeight, 242 - 500)
    stage.scroll.isPaging = true
    expectNil(stage.engine.restingOffsets(of: stage.scroll))
  }

  @Test("Content at rest isn't beyond its top when a list gets its place after the safe area is gone")
  func lateList() {
    var stage = ScrolledSections(.row, .picture, .tabs)
    // A list that begins at the safe area, and has none in its inset.
    stage.scroll = ScrollMetrics(
      offset: 0, contentHeight: 3000, viewHeight: 753, adjustedInsetBottom: 34, topBelowHeader: 47)
    stage.engine.follow()
    stage.configure()
    stage.scroll.offset = -stage.scroll.adjustedInsetTop
    stage.move(17)
    stage.engine.beginSizeTransition()
    stage.configure { $0.topSafeArea = 0 }
    stage.scroll.topBelowHeader = 0
    stage.scroll.viewHeight = 800
    stage.configure { $0.sections[0].maximumHeight += 1 }
    expectEqual(stage.height, 243)
    expect(stage.scroll.offset >= -stage.scroll.adjustedInsetTop, "it is \(stage.scroll.offset)")
  }
}
