import Testing

@testable import HeaderEngine

@Suite("Stretchy header and footer with random events") struct StretchyRandomTests {
  @Test("Random metrics never lead to values that aren't finite") func randomMetricsLeadToFiniteValues() {
    var random = LinearCongruence(state: 3)
    var header = StretchyHeader()
    var footer = RevealingFooter()
    let events: [EdgeEvent] = [
      .scrolled, .changed(isSettled: false), .changed(isSettled: true), .removed,
    ]
    for _ in 0..<20_000 {
      header.setReferenceHeight(random.length())
      header.setMinimumHeight(random.length())
      header.isPinned = random.bool()
      footer.setReferenceHeight(random.length())
      footer.setMinimumHeight(random.length())
      footer.pullThreshold = random.length()
      let event = events.randomElement(using: &random) ?? .scrolled
      let metrics = random.metrics(oddity: 20)
      let update = header.handle(event, metrics)
      expect(update.write.isFinite)
      expect(update.layout?.top.isFinite != false && update.layout?.height.isFinite != false)
      expect((header.geometry?.height ?? 0) >= 0 && header.stretch.isFinite)
      let footerUpdate = footer.handle(event, metrics)
      expect(footerUpdate.write.isFinite)
      expect(footerUpdate.layout?.top.isFinite != false && (footerUpdate.layout?.height ?? 0) >= 0)
      expect((0...1).contains(footer.pullProgress))
    }
  }
}
