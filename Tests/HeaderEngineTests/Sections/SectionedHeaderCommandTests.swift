import HeaderEngine
import Testing

@Suite("Commands and animations of a sectioned header") struct SectionedHeaderCommandTests {
  @Test("Without animation a command moves header and content at once")
  func immediately() {
    var stage = SectionStage(.row, .picture, .tabs)
    let update = stage.header.handle(.collapse(section: nil, animated: false))
    expect(update.freeHeight == 68 && update.layoutChanged && !update.isAnimating)
    expect(stage.heights == [0, 20, 48] && stage.header.freeHeight == 68)
  }

  @Test("A command for one section leaves the others")
  func oneSection() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.header.handle(.collapse(section: 1, animated: false))
    expectEqual(stage.heights, [44, 20, 48])
    let before = stage.header
    for section in [-1, 3, Int.max] { stage.header.handle(.collapse(section: section, animated: false)) }
    expectEqual(stage.heights, before.visibleHeights)
  }

  @Test("Over content the header moves alone")
  func overContent() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    expectNil(stage.header.handle(.expand(section: nil, animated: false)).freeHeight)
    expectEqual(stage.heights, [44, 150, 48])
  }

  @Test("Short content keeps the header from collapsing")
  func shortContent() {
    var stage = SectionStage(.row, .tabs)
    stage.bottom = 92
    stage.scroll(0)
    let update = stage.header.handle(.collapse(section: nil, animated: true))
    expect(!update.isAnimating && update.freeHeight == nil && stage.heights == [44, 48])
  }

  @Test("An animation moves header and content together, without a gap, to the goal")
  func animation() {
    var stage = SectionStage(.row, .picture, .tabs)
    expect(stage.header.handle(.collapse(section: nil, animated: true)).isAnimating)
    expectEqual(stage.heights, [44, 150, 48])
    var last = 242.0
    for _ in 0..<60 where stage.header.isAnimating {
      let update = stage.header.advance(by: 1.0 / 60)
      expectAtMost(stage.header.visibleHeight, last)
      expectLess(abs(stage.header.visibleHeight - (update.freeHeight ?? last)), 1e-6)
      expectEqual(update.animationFinished, !update.isAnimating)
      last = stage.header.visibleHeight
    }
    expect(stage.heights == [0, 20, 48] && stage.header.freeHeight == 68)
  }

  @Test("With Reduce Motion a command moves at once")
  func reducedMotion() {
    var stage = SectionStage(.row, .tabs) { $0.isMotionReduced = true }
    let update = stage.header.handle(.collapse(section: nil, animated: true))
    expect(!update.isAnimating && update.freeHeight == 48 && stage.heights == [0, 48])
  }

  @Test("A finger stops the animation and takes over the height that is shown")
  func fingerTakesOver() {
    var stage = SectionStage(.row, .tabs)
    stage.scroll(1000)
    stage.header.handle(.expand(section: nil, animated: true))
    stage.header.advance(by: 0.1)
    let shown = stage.heights[0]
    expect(shown > 0 && shown < 44)
    var scrolled = stage
    expect(!stage.header.handle(.willBeginDragging).isAnimating)
    expect(!stage.header.advance(by: 1).layoutChanged && stage.heights[0] == shown)
    expect(!scrolled.scroll(5).isAnimating)
    expectLess(abs(scrolled.heights[0] - (shown - 5)), 1e-9)
  }

  @Test("A command during an animation turns it round from the height that is shown")
  func commandTakesOver() {
    var stage = SectionStage(.row, .tabs)
    stage.scroll(1000)
    stage.header.handle(.expand(section: nil, animated: true))
    stage.header.advance(by: 0.1)
    let shown = stage.heights
    stage.header.handle(.collapse(section: nil, animated: true))
    expect(stage.heights == shown && stage.header.isAnimating)
    stage.finish()
    expectEqual(stage.heights, [0, 48])
  }

  @Test("A command for one section lets another section reach its goal")
  func commandsForSeveralSections() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    stage.header.handle(.expand(section: 0, animated: true))
    stage.header.advance(by: 0.1)
    stage.header.handle(.expand(section: 1, animated: true))
    stage.finish()
    expectEqual(stage.heights, [44, 150, 48])
  }

  @Test("A command to stay ends an animation that has only begun")
  func commandAtTheStart() {
    var stage = SectionStage(.row, .tabs)
    stage.header.handle(.collapse(section: nil, animated: true))
    expect(!stage.header.handle(.expand(section: nil, animated: true)).isAnimating)
    expectEqual(stage.heights, [44, 48])
  }

  @Test("Layout rounds the content's place during an animation, or takes the content out of it")
  func layoutDuringAnimation() {
    var stage = SectionStage(.row, .tabs)
    stage.header.handle(.collapse(section: nil, animated: true))
    let place = stage.header.advance(by: 0.1).freeHeight ?? 0
    expect(stage.layOut(place + 0.2).isAnimating)
    expectNotNil(stage.header.advance(by: 0.05).freeHeight)
    stage.layOut(-400)
    expect(stage.finish() == nil && stage.heights == [0, 48] && stage.header.freeHeight == -400)
  }

  @Test("Sections reach their new goals if heights change during the animation")
  func heightsChangeDuringAnimation() {
    var stage = SectionStage(.picture, .tabs)
    stage.scroll(1000)
    stage.header.handle(.expand(section: nil, animated: true))
    stage.header.advance(by: 0.1)
    stage.change { $0.sections[0].maximumHeight = 250 }
    stage.finish()
    expectEqual(stage.heights, [250, 48])
  }

  @Test("New heights complete an animation in which content moves along")
  func heightsChangeDuringContentMove() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.header.handle(.collapse(section: nil, animated: true))
    stage.header.advance(by: 0.1)
    let update = stage.change { $0.sections[1].minimumHeight = 30 }
    expect(update.freeHeight == 78 && update.animationFinished && !update.isAnimating)
    expectEqual(stage.heights, [0, 30, 48])
    stage.layOut(78)
    stage.header.handle(.expand(section: nil, animated: true))
    stage.header.advance(by: 0.1)
    expect(stage.change { $0.topSafeArea = 20 }.freeHeight == 242 && stage.heights == [44, 150, 48])
  }

  @Test("Coming to rest doesn't restart an animation")
  func restDuringAnimation() {
    var stage = SectionStage(.picture.snapping())
    stage.scroll(50)
    stage.header.handle(.cameToRest(velocity: 0))
    for _ in 0..<16 {
      stage.header.advance(by: 1.0 / 60)
      stage.header.handle(.cameToRest(velocity: 0))
    }
    expect(!stage.header.isAnimating && stage.heights == [150])
  }

  @Test("Durations that are not positive and finite are ignored", arguments: [0, -1, Double.nan, .infinity])
  func invalidDuration(seconds: Double) {
    var stage = SectionStage(.row, .tabs)
    stage.header.handle(.collapse(section: nil, animated: true))
    expect(!stage.header.advance(by: seconds).layoutChanged)
    expect(stage.header.isAnimating && stage.heights == [44, 48])
  }

  @Test("Expanding and collapsing are offered where they make a difference")
  func possibleCommands() {
    var stage = SectionStage(.row, .tabs)
    expect(!stage.header.canExpand() && stage.header.canCollapse() && !stage.header.canCollapse(section: 1))
    stage.header.handle(.collapse(section: nil, animated: false))
    expect(stage.header.canExpand(section: 0) && !stage.header.canExpand(section: 1))
    expect(!stage.header.canCollapse() && !stage.header.canExpand(section: 9))
  }
}
