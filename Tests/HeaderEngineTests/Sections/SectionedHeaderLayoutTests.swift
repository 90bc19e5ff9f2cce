import HeaderEngine
import Testing

@Suite("Layout of a sectioned header") struct SectionedHeaderLayoutTests {
  @Test("Sections lie below each other under the safe area, and slide behind what is above")
  func frames() throws {
    var stage = SectionStage(.tabs, .row, .picture) { $0.topSafeArea = 47 }
    stage.scroll(30)
    let row = try #require(stage.header.layout(ofSectionAt: 1))
    expect(row.y == 65 && row.height == 44 && row.clippedHeight == 30 && row.visibleHeight == 14)
    expect(row.collapseProgress == 0 && abs(row.exitProgress - 30.0 / 44) < 1e-12 && !row.isGone)
    let picture = try #require(stage.header.layout(ofSectionAt: 2))
    expect(picture.y == 109 && picture.height == 150 && picture.clippedHeight == 0)
    expectEqual(stage.header.height, 259)
    expect(stage.header.layout(ofSectionAt: 3) == nil && stage.header.layout(ofSectionAt: -1) == nil)
  }

  @Test("A section that shows nothing is gone, whatever its progress is")
  func gone() throws {
    var stage = SectionStage(.row, SectionConfiguration(maximumHeight: 80, minimumHeight: 0), .tabs)
    stage.scroll(500)
    let row = try #require(stage.header.layout(ofSectionAt: 0))
    expect(row.isGone && row.exitProgress == 1 && row.y == -44)
    let second = try #require(stage.header.layout(ofSectionAt: 1))
    expect(second.isGone && second.exitProgress == 0 && second.collapseProgress == 1)
    expectEqual(stage.header.progress, 1)
  }

  @Test("Pulled content stretches the chosen section and moves what is below")
  func stretch() {
    var stage = SectionStage(.row, .picture, .tabs) { $0.sections[1].isStretching = true }
    expect(stage.scroll(-60).layoutChanged)
    expect(stage.header.stretch == 60 && stage.header.height == 302)
    expectEqual(stage.header.layout(ofSectionAt: 1)?.height, 210)
    expectEqual(stage.header.layout(ofSectionAt: 2)?.y, 254)
    expect(stage.scroll(60).layoutChanged && stage.header.stretch == 0)
  }

  @Test("Without a stretching section content parts from the header")
  func noStretch() {
    var stage = SectionStage(.row, .picture)
    expect(!stage.scroll(-60).layoutChanged && stage.header.stretch == 0)
  }

  @Test("The topmost of several stretching sections stretches; none does for assistive technologies")
  func stretchingChoice() {
    var stage = SectionStage(.row, .picture) {
      $0.sections[0].isStretching = true
      $0.sections[1].isStretching = true
    }
    stage.scroll(-10)
    expectEqual(stage.header.layout(ofSectionAt: 0)?.height, 54)
    expectEqual(stage.header.layout(ofSectionAt: 1)?.height, 150)
    stage.change { $0.isAssistiveTechnologyRunning = true }
    expect(stage.header.stretch == 0 && stage.header.layout(ofSectionAt: 0)?.height == 44)
  }

  @Test("A header that can't collapse has no progress")
  func noRange() {
    var stage = SectionStage(.tabs)
    stage.scroll(100)
    expect(stage.header.progress == 0 && stage.header.overlap == 100)
  }

  @Test("A header that saw no content is expanded and covers nothing")
  func beforeTheFirstEvent() {
    let header = SectionedHeader(sections: [.row, .tabs])
    expect(header.height == 92 && header.overlap == 0 && !header.isLifted && header.freeHeight == nil)
  }
}
