import Testing

@testable import HeaderEngine

@Suite("Status bar (rule 11)") struct StatusBarShiftTests {
  private let visible = Surroundings(statusBarHeight: 20)

  @discardableResult
  private func follow(_ bar: inout StatusBarShift, _ shift: Double, translucent: Bool = false) -> Bool {
    let isHidden = bar.prefersHidden
    return bar.follow(
      visibleShift: shift, acts: true, contentIsTranslucent: translucent,
      Surroundings(statusBarHeight: isHidden ? 0 : 20, isStatusBarHidden: isHidden))
  }

  @Test func aSnapshotTakesTheBarsPlaceAndMovesWithTheHeader() {
    var bar = StatusBarShift()
    #expect(follow(&bar, 0) == false)
    #expect(follow(&bar, 5) == true)
    #expect(bar.state == .snapshot && bar.prefersHidden && bar.offset == 5 && !bar.fades)
    #expect(follow(&bar, 60) == false)
    #expect(bar.offset == 20)
    #expect(follow(&bar, 0) == true)
    #expect(bar.state == .real && !bar.prefersHidden)
  }

  @Test func withoutABarThereIsNothingToHide() {
    var bar = StatusBarShift()
    let changed = bar.follow(
      visibleShift: 30, acts: true, contentIsTranslucent: false,
      Surroundings(statusBarHeight: 0, isStatusBarHidden: true))
    #expect(!changed && !bar.prefersHidden)
  }

  @Test func translucentContentFadesTheBarOnceItIsCovered() {
    var bar = StatusBarShift()
    #expect(follow(&bar, 19, translucent: true) == false)
    #expect(bar.state == .invalidSnapshot && !bar.prefersHidden)
    #expect(follow(&bar, 20, translucent: true) == true)
    #expect(bar.prefersHidden && bar.fades)
  }

  @Test func anOldSnapshotIsInvalidWhenTheMinuteChanges() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.minuteDidChange(snapshotAge: 2.9)
    #expect(bar.state == .snapshot)
    bar.minuteDidChange(snapshotAge: 3)
    #expect(bar.state == .invalidSnapshot)
    follow(&bar, 12)
    #expect(bar.state == .invalidSnapshot, "only the real bar leads to another snapshot")
    follow(&bar, 0)
    follow(&bar, 3)
    #expect(bar.state == .snapshot)
  }

  @Test func noSnapshotIsTakenWhileTheInterfaceTurns() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.orientationWillChange()
    #expect(bar.state == .invalidSnapshot)
    follow(&bar, 0)
    follow(&bar, 10)
    #expect(bar.state == .invalidSnapshot)
    bar.orientationDidChange()
    follow(&bar, 0)
    follow(&bar, 10)
    #expect(bar.state == .snapshot)
  }

  @Test func aChangedFrameMakesTheSnapshotInvalid() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.frameDidChange()
    #expect(bar.state == .invalidSnapshot)
  }

  @Test func stoppingReturnsToTheRealBarAtOnceWithAFade() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    #expect(bar.stop() == true)
    #expect(bar.state == .real && !bar.prefersHidden && bar.fades)
    #expect(bar.stop() == false)
  }
}
