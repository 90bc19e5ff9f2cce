import HeaderEngine
import Testing

@Suite("Restoration of a sectioned header") struct SectionedHeaderRestorationTests {
  private func stage() -> SectionStage {
    var stage = SectionStage(.row, .picture, .tabs) { $0.revealThreshold = 30 }
    stage.scroll(1000)
    stage.scroll(-20)
    return stage
  }

  @Test("A kept state brings an equal header to the same place")
  func roundTrip() {
    var kept = stage()
    kept.scroll(-40)
    expect(kept.heights == [30, 20, 48] && kept.header.state.direction == .down)
    var header = SectionedHeader()
    header.configure(kept.header.configuration)
    header.handle(.layout(freeHeight: kept.header.freeHeight ?? 0, bottomFreeHeight: -3000))
    expect(header.restore(kept.header.state).layoutChanged)
    expectEqual(header.state, kept.header.state)
  }

  @Test("The threshold goes on where it was")
  func threshold() {
    let kept = stage()
    expectEqual(kept.header.state.thresholdLeft, 10)
    var header = kept.header
    header.handle(.trackAnother(freeHeight: -700, bottomFreeHeight: -3000))
    header.restore(kept.header.state)
    header.handle(.scroll(freeHeight: -685, bottomFreeHeight: -3000))
    expectEqual(header.visibleHeights, [5, 20, 48])
  }

  @Test("A state that is set before the first event also counts for sections that come later")
  func beforeSections() {
    let kept = stage()
    var header = SectionedHeader()
    header.restore(kept.header.state)
    header.configure(kept.header.configuration)
    expectEqual(header.visibleHeights, [0, 20, 48])
  }

  @Test("What happens after restoring outlasts new configurations")
  func restoredOnce() {
    let kept = stage()
    var header = SectionedHeader(sections: kept.header.configuration.sections)
    header.restore(kept.header.state)
    var expanded = header
    expanded.handle(.expand(section: nil, animated: false))
    expanded.configure(kept.header.configuration)
    expectEqual(expanded.visibleHeights, [44, 150, 48])
    header.handle(.layout(freeHeight: -700, bottomFreeHeight: -3000))
    header.handle(.scroll(freeHeight: -600, bottomFreeHeight: -3000))
    header.configure(kept.header.configuration)
    expectEqual(header.visibleHeights, [44, 20, 48])
  }

  @Test("No gap is left where the content lies at its top")
  func contentAtTop() {
    var header = SectionStage(.row, .picture, .tabs).header
    header.restore(stage().header.state)
    expectEqual(header.visibleHeights, [44, 150, 48])
  }

  @Test("Unknown and missing sections and unusable numbers are skipped")
  func unknownSections() {
    var header = SectionedHeader(sections: [.row, .picture, .tabs])
    var state = SectionedHeader.State(
      sections: [
        .init(identifier: "other", visibleHeight: 3), .init(identifier: "picture", visibleHeight: 70),
        .init(identifier: "picture", visibleHeight: 90), .init(identifier: "row", visibleHeight: .nan),
        .init(identifier: "tabs", visibleHeight: -1e300),
      ], direction: .up, thresholdLeft: .infinity)
    header.restore(state)
    expect(header.visibleHeights == [44, 70, 48] && header.state.thresholdLeft == 0)
    state.version = 2
    state.sections[1].visibleHeight = 100
    expect(!header.restore(state).layoutChanged && header.visibleHeights == [44, 70, 48])
  }

  @Test("Restoring ends an animation")
  func duringAnimation() {
    var header = SectionStage(.row, .tabs).header
    header.handle(.collapse(section: nil, animated: true))
    expect(!header.restore(header.state).isAnimating)
  }
}
