import Testing

@testable import HeaderEngine

@Suite("Phase and progress of a layout") struct ScrollPhaseTests {
  private func place(
    top: Double, height: Double, _ least: Double, _ greatest: Double, locked: Double = 20
  ) -> MaterialLayout {
    MaterialLayout(
      top: top, height: height, leastHeight: least, greatestHeight: greatest, lockedHeight: locked,
      shiftedHeight: least, greatestShift: least - locked)
  }

  private func phase(_ layout: MaterialLayout) -> PhaseProgress { layout.phase }

  @Test("Shifting runs from 0 in place to 1 off-screen") func shiftingRunsFrom0To1() {
    let progress = phase(place(top: -28, height: 76, 76, 200, locked: 20))
    expectEqual(progress, PhaseProgress(phase: .shifting, value: 48, percentage: 0.5))
  }

  @Test("Shifting without a range is 0") func shiftingWithoutARangeIs0() {
    let progress = phase(place(top: -5, height: 20, 20, 20, locked: 20))
    expectEqual(progress.percentage, 0)
  }

  @Test("Collapsing runs from 0 at the minimum to 1 at the maximum height") func collapsingRunsFrom0To1() {
    let progress = phase(place(top: 0, height: 138, 76, 200, locked: 20))
    expectEqual(progress, PhaseProgress(phase: .collapsing, value: 138, percentage: 0.5))
  }

  @Test("Stretching continues from 1") func stretchingContinuesFrom1() {
    let progress = phase(place(top: 0, height: 300, 76, 200, locked: 20))
    expectEqual(progress, PhaseProgress(phase: .overExtending, value: 300, percentage: 1.5))
  }

  @Test("Zero maximum height does not divide by zero") func zeroMaximumHeightDoesNotDivideByZero() {
    let progress = phase(place(top: 0, height: 10, 0, 0, locked: 0))
    expectEqual(progress.percentage, 0)
  }
}
