import Testing

@testable import HeaderEngine

@Suite("Top safe area that the header counts with") struct TopSafeAreaTests {
  private func inset(after reports: (Double, isHiding: Bool)..., countsAdditions: Bool) -> Double {
    var area = TopSafeArea()
    for (report, isHiding) in [(20, false)] + reports {
      area.report(
        report, whileHidingStatusBar: isHiding, isHidden: isHiding, countsAdditions: countsAdditions)
    }
    return area.inset
  }

  @Test("Reports of the system are adopted", arguments: [false, true])
  func reportsAreAdopted(countsAdditions: Bool) {
    expectEqual(inset(after: (44, isHiding: true), countsAdditions: countsAdditions), 44)
    expectEqual(inset(after: (44, isHiding: true), (0, isHiding: false), countsAdditions: countsAdditions), 0)
  }

  @Test("Hiding a 20-point status bar keeps the inset until the next report", arguments: [false, true])
  func hidingTheClassicBarKeepsTheInset(countsAdditions: Bool) {
    expectEqual(inset(after: (0, isHiding: true), countsAdditions: countsAdditions), 20)
    expectEqual(inset(after: (0, isHiding: true), (0, isHiding: false), countsAdditions: countsAdditions), 0)
  }

  @Test("Hiding a 20-point status bar keeps an inset that contains more than the bar, or a part of it")
  func hidingTheClassicBarKeepsAdditions() {
    expectEqual(inset(after: (45, isHiding: false), (25, isHiding: true), countsAdditions: true), 45)
    expectEqual(
      inset(after: (45, isHiding: false), (25, isHiding: true), (25, isHiding: true), countsAdditions: true),
      45)
    expectEqual(inset(after: (12, isHiding: false), (0, isHiding: true), countsAdditions: true), 12)
    expectEqual(inset(after: (45, isHiding: false), (25, isHiding: true), countsAdditions: false), 25)
  }

  @Test("While the header hides a 20-point status bar, other parts of the inset come and go")
  func additionsChangeWhileTheBarIsHidden() {
    let cases = [
      ([25.0], 45.0), ([25, 0], 20), ([25, 60, 25], 45), ([0, 0], 20), ([20], 20), ([20, 0], 20),
    ]
    for (reports, expected) in cases {
      var area = TopSafeArea()
      for (report, isHiding) in [(20, false), (0, true)] + reports.map({ ($0, true) }) {
        area.report(report, whileHidingStatusBar: isHiding, isHidden: isHiding, countsAdditions: true)
      }
      expectEqual(area.inset, expected, "\(reports)")
      area.report(30, whileHidingStatusBar: false, isHidden: false, countsAdditions: true)
      expectEqual(area.inset, 30)
    }
  }

  @Test(
    "A header that hides the status bar keeps an inset that is shorter by a 20-point bar, and by no other",
    arguments: [(statusBar: 20.0, expected: 67.0), (47, 47)])
  func headerThatHidesTheBar(statusBar: Double, expected: Double) {
    var stage = MaterialStage(.enabledWithStatusBar, statusBarHeight: statusBar) {
      $0.correctsOriginalBehavior = true
    }
    stage.track()
    stage.send(.safeAreaReported(67, top: 0))
    stage.scroll(to: 0)
    stage.scroll(to: 300)
    expect(stage.header.statusBar.prefersHidden)
    stage.surroundings.isStatusBarHidden = true
    stage.send(.safeAreaReported(47, top: 0))
    expectEqual(stage.header.configuration.heights.safeArea, expected)
  }

  @Test("An inset that shrinks by 20 before the status bar is hidden is shorter for another reason")
  func additionLeavesBeforeTheBar() {
    var area = TopSafeArea()
    for (report, isHidden) in [(45.0, false), (25, false), (5, true)] {
      area.report(report, whileHidingStatusBar: true, isHidden: isHidden, countsAdditions: true)
    }
    expectEqual(area.inset, 25)
    expectEqual(area.latestReport, 5)
  }

  @Test("Other devices lose their inset", arguments: [false, true])
  func otherDevicesLoseTheirInset(countsAdditions: Bool) {
    expectEqual(inset(after: (24, isHiding: false), (0, isHiding: true), countsAdditions: countsAdditions), 0)
  }

  @Test("Reports that aren't usable are ignored", arguments: [Double.nan, .infinity, -1, 1e300])
  func unusableReportsAreIgnored(report: Double) {
    expectEqual(inset(after: (report, isHiding: false), countsAdditions: true), 20)
  }
}
