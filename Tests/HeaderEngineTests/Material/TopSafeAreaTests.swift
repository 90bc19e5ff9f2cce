import Testing

@testable import HeaderEngine

@Suite("Top safe area that the header counts with") struct TopSafeAreaTests {
  @Test("Reports of the system are adopted") func reportsAreAdopted() {
    var area = TopSafeArea(inset: 20)
    area.report(44, whileHidingStatusBar: true)
    #expect(area.inset == 44)
    area.report(0, whileHidingStatusBar: false)
    #expect(area.inset == 0)
  }

  @Test("Hiding a 20-point status bar keeps the inset") func hidingTheClassicBarKeepsTheInset() {
    var area = TopSafeArea(inset: 20)
    area.report(0, whileHidingStatusBar: true)
    #expect(area.inset == 20)
    area.report(0, whileHidingStatusBar: false)
    #expect(area.inset == 0, "evaluated again at the next report")
  }

  @Test("Other devices lose their inset") func otherDevicesLoseTheirInset() {
    var area = TopSafeArea(inset: 24)
    area.report(0, whileHidingStatusBar: true)
    #expect(area.inset == 0)
  }

  @Test("Reports that aren't usable are ignored", arguments: [Double.nan, .infinity, -1, 1e300])
  func unusableReportsAreIgnored(report: Double) {
    var area = TopSafeArea(inset: 20)
    area.report(report, whileHidingStatusBar: false)
    #expect(area.inset == 20)
  }
}
