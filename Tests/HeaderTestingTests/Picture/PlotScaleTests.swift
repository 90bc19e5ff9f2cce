import Testing

@testable import HeaderTesting

struct PlotScaleTests {
  @Test(arguments: [
    ([0, 76, 220], 50.0, 0.0, 250.0), ([-3, 4], 2, -4, 4), ([5, 5], 0.5, 4, 6), ([], 0.2, 0, 1),
    ([0, .nan, 1000], 200, 0, 1000),
  ])
  func ticksAreRoundAndContainTheValues(_ values: [Double], _ step: Double, _ low: Double, _ high: Double) {
    let scale = PlotScale(containing: values, ticks: 5)
    expectLess(abs(scale.step - step), 1e-9)
    expect(abs(scale.range.lowerBound - low) < 1e-9 && abs(scale.range.upperBound - high) < 1e-9)
    expectEqual(scale.ticks.first, scale.range.lowerBound)
    expectLess(abs((scale.ticks.last ?? 0) - high), 1e-9)
  }

  @Test func labelsHaveAMinusAndNoSuperfluousDecimals() {
    let scale = PlotScale(containing: [-0.3, 0.3], ticks: 6)
    expectEqual(scale.ticks.map(scale.label), ["−0.3", "−0.2", "−0.1", "0", "0.1", "0.2", "0.3"])
  }

  @Test func positionsGrowWithTheValues() {
    let scale = PlotScale(containing: [0, 200], ticks: 4)
    expectEqual(scale.position(50, length: 100), 25)
  }
}
