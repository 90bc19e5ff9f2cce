import HeaderEngine
import Testing

@Suite("Scrolling a sectioned header") struct SectionedHeaderScrollingTests {
  @Test("A header without sections has no height and survives every event")
  func noSections() {
    var header = SectionedHeader()
    for event: SectionedHeader.Event in [
      .scroll(freeHeight: 10, bottomFreeHeight: -100), .layout(freeHeight: 0, bottomFreeHeight: -100),
      .willEndDragging(velocity: 1, targetFreeHeight: -5, bottomFreeHeight: -100), .cameToRest(velocity: 0),
      .expand(section: nil, animated: true), .collapse(section: 3, animated: false),
      .trackAnother(freeHeight: 0, bottomFreeHeight: 0), .willBeginDragging,
    ] {
      expect(!header.handle(event).layoutChanged)
      expect(header.height == 0 && header.progress == 0)
    }
    expectNil(header.layout(ofSectionAt: 0))
  }

  @Test("Sections collapse from top to bottom and return in the reverse order")
  func order() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(54)
    expectEqual(stage.heights, [0, 140, 48])
    stage.scroll(500)
    expectEqual(stage.heights, [0, 20, 48])
    stage.scroll(-554)
    expectEqual(stage.heights, [44, 150, 48])
  }

  @Test("A higher priority collapses first")
  func priority() {
    var picture = SectionConfiguration.picture
    picture.collapsePriority = 1
    var stage = SectionStage(.row, picture, .tabs)
    stage.scroll(100)
    expectEqual(stage.heights, [44, 50, 48])
    stage.scroll(40)
    expectEqual(stage.heights, [34, 20, 48])
  }

  @Test("A section that enters always returns over the content, others with the top only")
  func entrances() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    expectEqual(stage.header.overlap, 826)
    stage.scroll(-30)
    expectEqual(stage.heights, [30, 20, 48])
    stage.scroll(-100)
    expectEqual(stage.heights, [44, 20, 48])
    stage.scroll(-870)
    expectEqual(stage.heights, [44, 150, 48])
  }

  @Test("A section that enters always collapsed returns up to its minimum height")
  func alwaysCollapsed() {
    let section = SectionConfiguration(
      maximumHeight: 200, minimumHeight: 56, exit: .leaves, entrance: .alwaysCollapsed)
    var stage = SectionStage(section)
    stage.scroll(1000)
    expectEqual(stage.heights, [0])
    stage.scroll(-300)
    expectEqual(stage.heights, [56])
    stage.scroll(-600)
    expectEqual(stage.heights, [100])
  }

  @Test("Over content the thresholds delay hiding and revealing; at the content's edge they don't")
  func thresholds() {
    var stage = SectionStage(.row, .tabs) {
      $0.hideThreshold = 10
      $0.revealThreshold = 20
    }
    stage.scroll(44)
    expectEqual(stage.heights, [0, 48])
    stage.scroll(500)
    stage.scroll(-20)
    expectEqual(stage.heights, [0, 48])
    stage.scroll(-30)
    expectEqual(stage.heights, [30, 48])
    stage.scroll(6)
    stage.scroll(4)
    expectEqual(stage.heights, [30, 48])
    stage.scroll(5)
    expectEqual(stage.heights, [25, 48])
  }

  @Test("A change of direction sets the threshold anew")
  func thresholdRestarts() {
    var stage = SectionStage(.row, .tabs) { $0.revealThreshold = 20 }
    stage.scroll(500)
    stage.scroll(-15)
    stage.scroll(1)
    stage.scroll(-15)
    expectEqual(stage.heights, [0, 48])
    stage.scroll(-15)
    expectEqual(stage.heights, [10, 48])
  }

  @Test("Rubber bands beyond either end move nothing")
  func rubberBands() {
    var stage = SectionStage(.row, .tabs)
    stage.scroll(-80)
    stage.scroll(80)
    expectEqual(stage.heights, [44, 48])
    stage.scroll(3092)
    stage.scroll(100)
    stage.scroll(-100)
    expectEqual(stage.heights, [0, 48])
  }

  @Test("Short content keeps the header expanded")
  func shortContent() {
    var stage = SectionStage(.row, .tabs)
    stage.bottom = 300
    stage.scroll(0)
    stage.scroll(60)
    expectEqual(stage.heights, [44, 48])
  }

  @Test("Layout moves no section but closes a gap, and keeps the direction")
  func layout() {
    var stage = SectionStage(.row, .picture, .tabs) { $0.hideThreshold = 10 }
    stage.scroll(1000)
    stage.layOut(-500)
    expectEqual(stage.heights, [0, 20, 48])
    expect(stage.layOut(100).layoutChanged)
    expectEqual(stage.heights, [0, 52, 48])
    expectEqual(stage.header.state.direction, .up)
  }

  @Test("A row of small moves counts as the whole move")
  func smallMoves() {
    var stage = SectionStage(.row, .tabs)
    for _ in 0..<1000 { stage.scroll(0.01) }
    expectLess(abs(stage.heights[0] - 34), 1e-6)
  }

  @Test(
    "Events with numbers that can't be used are ignored",
    arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func invalidEvents(number: Double) {
    var stage = SectionStage(.row, .picture.snapping(), .tabs)
    stage.scroll(100)
    let before = stage.header
    for event: SectionedHeader.Event in [
      .scroll(freeHeight: number, bottomFreeHeight: -3000), .scroll(freeHeight: 0, bottomFreeHeight: number),
      .layout(freeHeight: number, bottomFreeHeight: -3000),
      .trackAnother(freeHeight: 0, bottomFreeHeight: number),
      .willEndDragging(velocity: 0, targetFreeHeight: number, bottomFreeHeight: -3000),
    ] {
      let update = stage.header.handle(event)
      expect(update.targetFreeHeight == nil && update.freeHeight == nil)
      expect(stage.header.state == before.state && stage.header.freeHeight == before.freeHeight)
    }
  }

  @Test("A hundred sections collapse one after the other")
  func hundredSections() {
    var header = SectionedHeader(
      sections: (0..<100).map { _ in SectionConfiguration(maximumHeight: 10, exit: .leaves) })
    header.handle(.scroll(freeHeight: 1000, bottomFreeHeight: -3000))
    header.handle(.scroll(freeHeight: 995, bottomFreeHeight: -3000))
    header.handle(.scroll(freeHeight: 305, bottomFreeHeight: -3000))
    expectEqual(
      header.visibleHeights, [Double](repeating: 0, count: 69) + [5] + [Double](repeating: 10, count: 30))
  }

  @Test("The lift changes once more than half a point of content lies under the header")
  func lift() {
    var stage = SectionStage(.tabs)
    expect(!stage.scroll(0.5).liftedChanged && !stage.header.isLifted)
    expect(stage.scroll(0.1).liftedChanged && stage.header.isLifted)
    expect(!stage.scroll(100).liftedChanged)
    expect(stage.scroll(-200).liftedChanged && !stage.header.isLifted)
  }
}
