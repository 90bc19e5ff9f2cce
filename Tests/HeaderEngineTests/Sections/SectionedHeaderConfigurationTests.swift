import HeaderEngine
import Testing

@Suite("Changes of a sectioned header") struct SectionedHeaderConfigurationTests {
  @Test("Expanded sections stay expanded and collapsed ones collapsed under new heights")
  func newHeights() {
    var stage = SectionStage(.picture, .tabs)
    stage.change { $0.sections[0].maximumHeight = 200 }
    expectEqual(stage.heights, [200, 48])
    stage.layOut(248)
    stage.scroll(1000)
    stage.change { $0.sections[0].minimumHeight = 30 }
    expectEqual(stage.heights, [30, 48])
    stage.change { $0.sections[0].minimumHeight = 10 }
    expectEqual(stage.heights, [10, 48])
  }

  @Test("Sections between their limits keep their height as far as the new limits allow")
  func clampedHeights() {
    var stage = SectionStage(.picture, .tabs)
    stage.scroll(50)
    stage.change { $0.sections[0].maximumHeight = 300 }
    expectEqual(stage.heights, [100, 48])
    stage.change { $0.sections[0].maximumHeight = 80 }
    expectEqual(stage.heights, [80, 48])
  }

  @Test("Content that touched the header is asked to touch it again")
  func contentTouchesAgain() {
    var stage = SectionStage(.picture, .tabs)
    expectEqual(stage.change { $0.sections[0].maximumHeight = 200 }.freeHeight, 248)
    stage.layOut(248)
    stage.scroll(-30)
    expectEqual(stage.change { $0.sections[0].maximumHeight = 210 }.freeHeight, 288)
    stage.layOut(258)
    stage.scroll(1000)
    expectNil(stage.change { $0.sections[0].minimumHeight = 0 }.freeHeight)
  }

  @Test("Inserted, removed and reordered sections leave the others' heights")
  func sectionList() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    stage.scroll(-30)
    stage.change { $0.sections.insert(SectionConfiguration(identifier: "new", maximumHeight: 9), at: 1) }
    expectEqual(stage.heights, [30, 9, 20, 48])
    stage.change { $0.sections.reverse() }
    expectEqual(stage.heights, [48, 20, 9, 30])
    stage.change { $0.sections.remove(at: 1) }
    expectEqual(stage.heights, [48, 9, 30])
    stage.change { $0.sections = [] }
    expect(stage.heights.isEmpty && stage.header.height == 0)
  }

  @Test("Removing a section closes the gap that it would leave")
  func removalClosesGap() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(60)
    stage.change { $0.sections.remove(at: 2) }
    expectEqual(stage.heights, [32, 150])
  }

  @Test("Sections that share an identifier are matched in their order")
  func sharedIdentifiers() {
    var stage = SectionStage(
      SectionConfiguration(maximumHeight: 40, exit: .leaves), SectionConfiguration(maximumHeight: 50))
    stage.scroll(1000)
    stage.change { $0.sections[0].maximumHeight = 60 }
    expectEqual(stage.heights, [0, 50])
  }

  @Test("In low bounds maximum heights shrink in the order of collapsing, not below the minimum heights")
  func lowBounds() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.change { $0.boundsHeight = 200 }
    expect(stage.heights == [44, 64, 48] && stage.header.maximumVisibleHeight == 156)
    stage.change { $0.boundsHeight = 50 }
    expectEqual(stage.heights, [44, 20, 48])
    stage.change { $0.boundsHeight = nil }
    expectEqual(stage.heights, [44, 150, 48])
  }

  @Test("A section is collapsed as before after bounds that left it no range")
  func boundsWithoutRange() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    stage.change { $0.boundsHeight = 112 }
    stage.change { $0.boundsHeight = nil }
    expectEqual(stage.heights, [0, 20, 48])
  }

  @Test("A section that was expanded in low bounds has another maximum height in higher ones")
  func otherHeightInLowBounds() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.change { $0.boundsHeight = 200 }
    stage.change { $0.sections[1].maximumHeight = 180 }
    stage.change { $0.boundsHeight = nil }
    expectEqual(stage.heights, [44, 180, 48])
  }

  @Test("Where the collapsed header would cover all content, sections that stay leave until the others fit")
  func tooTall() {
    var stage = SectionStage(.tabs, .text, .footnote) { $0.boundsHeight = 250 }
    expect(stage.heights == [48, 300, 150] && stage.header.minimumVisibleHeight == 150)
    stage.scroll(1000)
    expectEqual(stage.heights, [0, 0, 150])
    stage.scroll(-1000)
    expectEqual(stage.heights, [48, 300, 150])
    stage.change { $0.isAssistiveTechnologyRunning = true }
    stage.scroll(1000)
    expectEqual(stage.heights, [0, 0, 150])
    stage.change { $0.boundsHeight = 800 }
    expectEqual(stage.heights, [48, 300, 150])
  }

  @Test("A section with the first responder doesn't leave, however low the window is")
  func tooTallWithFirstResponder() {
    var stage = SectionStage(.tabs, .text) { $0.boundsHeight = 250 }
    stage.change { $0.sections[1].containsFirstResponder = true }
    stage.scroll(1000)
    expectEqual(stage.heights, [0, 300])
  }

  @Test("A header that doesn't fit collapses from top to bottom")
  func tooTallForPriorities() {
    var stage = SectionStage(.row, .text, .footnote.leavingFirst()) { $0.boundsHeight = 250 }
    stage.scroll(30)
    expectEqual(stage.heights, [14, 300, 150])
    stage.scroll(324)
    expectEqual(stage.heights, [0, 0, 140])
    stage.change { $0.boundsHeight = nil }
    stage.scroll(30)
    expectEqual(stage.heights, [0, 300, 110])
  }

  @Test("A section snaps where it can be seen as a whole, and rests anywhere where it can't")
  func tooTallToSnap() {
    var stage = SectionStage(.text.snapping(), .footnote.leavingFirst().snapping()) { $0.boundsHeight = 250 }
    stage.scroll(100)
    stage.header.handle(.cameToRest(velocity: 1))
    expect(!stage.header.isAnimating && stage.heights == [200, 150])
    stage.scroll(220)
    stage.header.handle(.cameToRest(velocity: 0))
    stage.finish()
    expectEqual(stage.heights, [0, 150])
  }

  @Test("While an assistive technology runs no section leaves, and none vanishes when it ends")
  func assistiveTechnology() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    stage.change { $0.isAssistiveTechnologyRunning = true }
    expectEqual(stage.heights, [44, 20, 48])
    stage.scroll(100)
    expectEqual(stage.heights, [44, 20, 48])
    stage.change { $0.isAssistiveTechnologyRunning = false }
    expectEqual(stage.heights, [44, 20, 48])
    stage.scroll(100)
    expectEqual(stage.heights, [0, 20, 48])
  }

  @Test("A section with the first responder is expanded until it resigns")
  func firstResponder() {
    var stage = SectionStage(.row, .picture, .tabs)
    stage.scroll(1000)
    stage.change { $0.sections[1].containsFirstResponder = true }
    stage.scroll(100)
    expectEqual(stage.heights, [0, 150, 48])
    stage.change { $0.sections[1].containsFirstResponder = false }
    expectEqual(stage.heights, [0, 150, 48])
    stage.scroll(100)
    expectEqual(stage.heights, [0, 50, 48])
  }

  @Test(
    "Invalid surroundings leave the last good ones", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func invalidSurroundings(number: Double) {
    var stage = SectionStage(.row, .tabs) {
      $0.topSafeArea = 47
      $0.hideThreshold = 3
      $0.revealThreshold = 4
      $0.boundsHeight = 800
    }
    stage.change {
      $0.topSafeArea = number
      $0.hideThreshold = number
      $0.revealThreshold = number
      $0.boundsHeight = number
    }
    expect(stage.header.configuration.topSafeArea == 47 && stage.header.height == 139)
    expectEqual(stage.header.configuration.hideThreshold, 3)
    expectEqual(stage.header.configuration.revealThreshold, 4)
    expectEqual(stage.header.configuration.boundsHeight, 800)
  }

  @Test("Negative lengths count as 0, and the tolerance stays in its range")
  func correctedSurroundings() {
    var stage = SectionStage(.row) {
      $0.topSafeArea = -5
      $0.hideThreshold = -5
      $0.tolerance = 50
    }
    expect(stage.header.configuration.topSafeArea == 0 && stage.header.configuration.hideThreshold == 0)
    expectEqual(stage.header.configuration.tolerance, 1)
    stage.change { $0.tolerance = .nan }
    expectEqual(stage.header.configuration.tolerance, 1)
    stage.change { $0.tolerance = 0 }
    expectEqual(stage.header.configuration.tolerance, 1e-6)
  }
}

extension SectionConfiguration {
  fileprivate static var text: SectionConfiguration {
    SectionConfiguration(identifier: "text", maximumHeight: 300)
  }
  fileprivate static var footnote: SectionConfiguration {
    SectionConfiguration(identifier: "footnote", maximumHeight: 150)
  }

  fileprivate func leavingFirst() -> SectionConfiguration {
    var section = self
    section.exit = .leaves
    section.collapsePriority = 1
    return section
  }
}
