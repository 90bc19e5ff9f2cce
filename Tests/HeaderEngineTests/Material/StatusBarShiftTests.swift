import Testing

@testable import HeaderEngine

@Suite("Status bar that leaves with the header") struct StatusBarShiftTests {
  /// Moves the bar and returns whether its visibility must be updated.
  @discardableResult
  private func follow(_ bar: inout StatusBarShift, _ shift: Double, translucent: Bool = false) -> Bool {
    let isHidden = bar.prefersHidden
    bar.follow(
      visibleShift: shift, acts: true, fades: translucent,
      Surroundings(statusBarHeight: isHidden ? 0 : 20, isStatusBarHidden: isHidden))
    return bar.prefersHidden != isHidden
  }

  @Test("A snapshot replaces the bar and moves with the header")
  func aSnapshotReplacesTheBarAndMovesWithTheHeader() {
    var bar = StatusBarShift()
    #expect(follow(&bar, 0) == false)
    #expect(follow(&bar, 5) == true)
    #expect(bar.state == .snapshot && bar.prefersHidden && bar.offset == 5 && !bar.fades)
    #expect(follow(&bar, 60) == false)
    #expect(bar.offset == 20)
    #expect(follow(&bar, 0) == true)
    #expect(bar.state == .real && !bar.prefersHidden)
  }

  @Test("A hidden bar is not hidden again") func aHiddenBarIsNotHiddenAgain() {
    var bar = StatusBarShift()
    bar.follow(
      visibleShift: 30, acts: true, fades: false,
      Surroundings(statusBarHeight: 0, isStatusBarHidden: true))
    #expect(!bar.prefersHidden)
  }

  @Test("Over translucent content the bar fades once it is covered")
  func overTranslucentContentTheBarFadesOnceItIsCovered() {
    var bar = StatusBarShift()
    #expect(follow(&bar, 19, translucent: true) == false)
    #expect(bar.state == .invalidSnapshot && !bar.prefersHidden)
    #expect(follow(&bar, 20, translucent: true) == true)
    #expect(bar.prefersHidden && bar.fades)
  }

  @Test("An old snapshot is invalid when the minute changes")
  func anOldSnapshotIsInvalidWhenTheMinuteChanges() {
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

  @Test("No snapshot is taken during a rotation") func noSnapshotIsTakenDuringARotation() {
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

  @Test("A changed frame makes the snapshot invalid") func aChangedFrameMakesTheSnapshotInvalid() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.follow(
      visibleShift: 10, acts: true, fades: false, Surroundings(statusBarHeight: 40))
    #expect(bar.state == .invalidSnapshot)
  }

  @Test("Stopping shows the real bar with a fade") func stoppingShowsTheRealBarWithAFade() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.stop()
    #expect(bar.state == .real && !bar.prefersHidden && bar.fades)
    let stopped = bar
    bar.stop()
    #expect(bar == stopped)
  }
}
