import HeaderEngine
import Testing

@Suite("Heights (rule 2)") struct HeaderHeightsTests {
  @Test func defaultsFollowTheSafeAreaWhileTheyContainIt() {
    var heights = HeaderHeights(includesSafeArea: true, safeArea: 20)
    #expect(heights.minimum == 76 && heights.maximum == 76)
    heights.setSafeArea(44)
    #expect(heights.minimum == 100 && heights.maximum == 100)
    #expect(heights.least == 100 && heights.greatestWithoutSafeArea == 56)
  }

  @Test func defaultsWithoutSafeAreaStayAndTheSafeAreaIsAdded() {
    var heights = HeaderHeights(includesSafeArea: false, safeArea: 20)
    heights.setSafeArea(44)
    #expect(heights.minimum == 56 && heights.least == 100 && heights.greatest == 100)
  }

  @Test(arguments: [true, false]) func settingOneHeightFreezesBoth(setsMinimum: Bool) {
    var heights = HeaderHeights(includesSafeArea: true, safeArea: 20)
    if setsMinimum { _ = heights.setMinimum(76) } else { _ = heights.setMaximum(76) }
    heights.setSafeArea(44)
    #expect(heights.minimum == 76 && heights.maximum == 76)
  }

  @Test func minimumLiftsMaximumAndMaximumLowersMinimum() {
    var heights = HeaderHeights(includesSafeArea: false)
    #expect(heights.setMinimum(100) == [.minimum, .maximum])
    #expect(heights.maximum == 100)
    #expect(heights.setMaximum(80) == [.minimum, .maximum])
    #expect(heights.minimum == 80)
    #expect(heights.setMaximum(80) == [])
    #expect(heights.setMaximum(120) == .maximum)
    #expect(heights.setMinimum(90) == .minimum)
  }

  @Test func switchingTheFlagRewritesOnlyWhatWasNeverSet() {
    var heights = HeaderHeights(includesSafeArea: true, safeArea: 20)
    _ = heights.setMaximum(128)
    heights.setIncludesSafeArea(false)
    #expect(heights.minimum == 56 && heights.maximum == 128)
    heights.setIncludesSafeArea(true)
    #expect(heights.minimum == 76 && heights.maximum == 128)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func nonsenseIsIgnored(value: Double) {
    var heights = HeaderHeights(includesSafeArea: false, safeArea: 20)
    let before = heights
    #expect(heights.setMinimum(value) == [])
    #expect(heights.setMaximum(value) == [])
    heights.setSafeArea(value)
    #expect(heights == before)
  }

  @Test func negativeHeightsCountAsNone() {
    var heights = HeaderHeights(includesSafeArea: false)
    _ = heights.setMaximum(-10)
    #expect(heights.minimum == 0 && heights.maximum == 0)
  }
}
