import Testing

@testable import PortableUIKit

struct RubberBandTests {
  let band = RubberBand(length: 600)

  @Test("[R] the shown overshoot follows the formula, whichever way it goes")
  func formula() {
    for finger in stride(from: CGFloat(-900), through: 900, by: 75) {
      let distance = abs(finger)
      let expected = (1 - 1 / (distance * 0.55 / 600 + 1)) * 600
      expectLess(abs(band.shown(finger) - (finger < 0 ? -expected : expected)), 1e-9)
    }
  }

  @Test func inverseFindsTheFingerAgain() {
    for finger in stride(from: CGFloat(-2000), through: 2000, by: 125) {
      expectLess(abs(band.finger(band.shown(finger)) - finger), 1e-6)
    }
  }

  @Test func nothingIsStretchedAcrossAViewportOfNoLength() {
    expectEqual(RubberBand(length: 0).shown(100), 0)
    expectEqual(RubberBand(length: 0).finger(100), 0)
  }

  @Test func inverseStaysFiniteBeyondTheBand() {
    expect(band.finger(5000).isFinite)
  }
}
