import HeaderEngine
import Testing

@Suite("Top safe area (rule 6)") struct TopSafeAreaTests {
  @Test func reportsAreBelieved() {
    var area = TopSafeArea(inset: 20)
    area.report(44, whileHidingStatusBar: true)
    #expect(area.inset == 44)
    area.report(0, whileHidingStatusBar: false)
    #expect(area.inset == 0)
  }

  @Test func hidingTheClassicBarDoesNotTakeTheInsetAway() {
    var area = TopSafeArea(inset: 20)
    area.report(0, whileHidingStatusBar: true)
    #expect(area.inset == 20)
    area.report(0, whileHidingStatusBar: false)
    #expect(area.inset == 0, "looked at again with the next report")
  }

  @Test func otherDevicesLoseTheirInset() {
    var area = TopSafeArea(inset: 24)
    area.report(0, whileHidingStatusBar: true)
    #expect(area.inset == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -1]) func nonsenseIsIgnored(report: Double) {
    var area = TopSafeArea(inset: 20)
    area.report(report, whileHidingStatusBar: false)
    #expect(area.inset == 20)
  }
}
