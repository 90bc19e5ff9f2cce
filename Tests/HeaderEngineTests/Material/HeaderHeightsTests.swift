import Testing

@testable import HeaderEngine

@Suite("Heights of a flexible header") struct HeaderHeightsTests {
  @Test("Default heights that contain the safe area follow it")
  func defaultHeightsFollowTheSafeArea() {
    var heights = HeaderHeights(includesSafeArea: true, safeArea: 20)
    expect(heights.minimum == 76 && heights.maximum == 76)
    heights.setSafeArea(44)
    expect(heights.minimum == 100 && heights.maximum == 100)
    expect(heights.least == 100 && heights.greatestWithoutSafeArea == 56)
  }

  @Test("Default heights without the safe area stay, and the safe area is added")
  func safeAreaIsAddedToDefaultHeights() {
    var heights = HeaderHeights(includesSafeArea: false, safeArea: 20)
    heights.setSafeArea(44)
    expect(heights.minimum == 56 && heights.least == 100 && heights.greatest == 100)
  }

  @Test("Setting one height stops both from following the safe area", arguments: [true, false])
  func settingOneHeightStopsBoth(setsMinimum: Bool) {
    var heights = HeaderHeights(includesSafeArea: true, safeArea: 20)
    if setsMinimum { heights.setMinimum(76) } else { heights.setMaximum(76) }
    heights.setSafeArea(44)
    expect(heights.minimum == 76 && heights.maximum == 76)
  }

  @Test("A higher minimum raises the maximum, a lower maximum lowers the minimum")
  func heightsStayInOrder() {
    var heights = HeaderHeights(includesSafeArea: false)
    heights.setMinimum(100)
    expect(heights.minimum == 100 && heights.maximum == 100)
    heights.setMaximum(80)
    expect(heights.minimum == 80 && heights.maximum == 80)
    heights.setMaximum(120)
    expect(heights.minimum == 80 && heights.maximum == 120)
    heights.setMinimum(90)
    expect(heights.minimum == 90 && heights.maximum == 120)
  }

  @Test("Changing what the heights contain rewrites only heights that were never set")
  func changingTheKindKeepsExplicitHeights() {
    var heights = HeaderHeights(includesSafeArea: true, safeArea: 20)
    heights.setMaximum(128)
    heights.setIncludesSafeArea(false)
    expect(heights.minimum == 56 && heights.maximum == 128)
    heights.setIncludesSafeArea(true)
    expect(heights.minimum == 76 && heights.maximum == 128)
  }

  @Test("The minimum is at most the maximum, whatever the heights contain", arguments: [false, true])
  func changingTheKindKeepsTheOrder(includes: Bool) {
    var heights = HeaderHeights(includesSafeArea: includes, safeArea: 44)
    if includes { heights.setMinimum(80) } else { heights.setMaximum(60) }
    heights.setIncludesSafeArea(!includes)
    let set = includes ? 80.0 : 60
    expect(heights.minimum == set && heights.maximum == set)
  }

  @Test(
    "Heights that aren't usable are ignored", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func unusableHeightsAreIgnored(value: Double) {
    var heights = HeaderHeights(includesSafeArea: false, safeArea: 20)
    let before = heights
    heights.setMinimum(value)
    heights.setMaximum(value)
    expectEqual(heights, before)
  }

  @Test("Negative heights become 0") func negativeHeightsBecomeZero() {
    var heights = HeaderHeights(includesSafeArea: false)
    heights.setMaximum(-10)
    expect(heights.minimum == 0 && heights.maximum == 0)
  }
}
