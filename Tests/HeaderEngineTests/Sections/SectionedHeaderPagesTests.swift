import HeaderEngine
import Testing

@Suite("A sectioned header over several pages") struct SectionedHeaderPagesTests {
  @Test("Another page keeps the header, and its content closes up to it")
  func pageAtItsTop() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    let update = stage.header.handle(.trackAnother(freeHeight: 242, bottomFreeHeight: -500))
    expect(update.freeHeight == 68 && stage.heights == [0, 20, 48])
    expectNil(stage.header.state.direction)
  }

  @Test("Content under the header stays")
  func pageUnderTheHeader() {
    var stage = SectionStage(.row, .picture, .tabs)
    let update = stage.header.handle(.trackAnother(freeHeight: -100, bottomFreeHeight: -500))
    expect(update.freeHeight == nil && stage.heights == [44, 150, 48] && stage.header.overlap == 342)
  }

  @Test("A page too short to close up expands the header")
  func shortPage() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    let update = stage.header.handle(.trackAnother(freeHeight: 242, bottomFreeHeight: 100))
    expect(update.freeHeight == 100 && stage.heights == [0, 52, 48])
  }

  @Test("A header that settles while the page changes moves on without content that lies under it")
  func pageChangesDuringAnimation() {
    var stage = SectionStage(.picture.snapping(), .tabs)
    stage.scroll(50)
    stage.header.handle(.cameToRest(velocity: 0))
    stage.header.advance(by: 0.1)
    stage.header.handle(.trackAnother(freeHeight: -100, bottomFreeHeight: -500))
    expect(stage.finish() == nil && stage.heights == [150, 48] && stage.header.freeHeight == -100)
  }

  @Test("An animation goes on over another page, and takes the content of this page along")
  func animationGoesOn() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.header.handle(.collapse(section: nil, animated: true))
    stage.header.advance(by: 0.1)
    stage.header.handle(.trackAnother(freeHeight: 242, bottomFreeHeight: -500))
    expect(stage.finish() == 68 && stage.heights == [0, 20, 48])
    expectEqual(stage.header.freeHeight, 68)
  }

  @Test("A neighbor that touches the header follows it up and down")
  func neighborFollows() {
    var stage = SectionStage(.row, .tabs)
    stage.scroll(30)
    expectEqual(stage.header.freeHeight(ofNeighborAt: 92, bottomFreeHeight: -500), 62)
    stage.scroll(-20)
    expectEqual(stage.header.freeHeight(ofNeighborAt: 62, bottomFreeHeight: -500), 82)
  }

  @Test("A neighbor stays if its content lay under the header, is too short, or the header didn't move")
  func neighborStays() {
    var stage = SectionStage(.row, .tabs)
    stage.scroll(30)
    let header = stage.header
    expectNil(header.freeHeight(ofNeighborAt: 60, bottomFreeHeight: -500))
    expectNil(header.freeHeight(ofNeighborAt: 92, bottomFreeHeight: 300))
    expectNil(header.freeHeight(ofNeighborAt: .nan, bottomFreeHeight: -500))
    expectNil(header.freeHeight(ofNeighborAt: 92, bottomFreeHeight: .infinity))
    stage.scroll(0)
    expectNil(stage.header.freeHeight(ofNeighborAt: 92, bottomFreeHeight: -500))
  }
}
