import Testing

@testable import HeaderEngine

@Suite("Phase (rule 7)") struct ScrollPhaseTests {
  private func place(
    top: Double, height: Double, _ least: Double, _ greatest: Double, locked: Double = 20
  ) -> HeaderPlace {
    HeaderPlace(
      top: top, height: height, leastHeight: least, greatestHeight: greatest, lockedHeight: locked,
      greatestShift: least - locked)
  }

  @Test func shiftingCountsFromInPlaceToGone() {
    let progress = PhaseProgress(place(top: -28, height: 76, 76, 200, locked: 20))
    #expect(progress == PhaseProgress(phase: .shifting, value: 48, percentage: 0.5))
  }

  @Test func shiftingThatCannotGoAnywhereIsAtZero() {
    let progress = PhaseProgress(place(top: -5, height: 20, 20, 20, locked: 20))
    #expect(progress.percentage == 0)
  }

  @Test func collapsingCountsFromMinimumToMaximum() {
    let progress = PhaseProgress(place(top: 0, height: 138, 76, 200, locked: 20))
    #expect(progress == PhaseProgress(phase: .collapsing, value: 138, percentage: 0.5))
  }

  @Test func stretchingCountsOnFromOne() {
    let progress = PhaseProgress(place(top: 0, height: 300, 76, 200, locked: 20))
    #expect(progress == PhaseProgress(phase: .overExtending, value: 300, percentage: 1.5))
  }

  @Test func withoutMaximumTheStretchHasNoMeasure() {
    let progress = PhaseProgress(place(top: 0, height: 10, 0, 0, locked: 0))
    #expect(progress.percentage == 0)
  }
}
