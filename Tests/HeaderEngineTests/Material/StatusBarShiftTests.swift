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
    expectEqual(follow(&bar, 0), false)
    expectEqual(follow(&bar, 5), true)
    expect(bar.state == .snapshot && bar.prefersHidden && bar.offset == 5 && !bar.fades)
    expectEqual(follow(&bar, 60), false)
    expectEqual(bar.offset, 20)
    expectEqual(follow(&bar, 0), true)
    expect(bar.state == .real && !bar.prefersHidden)
  }

  @Test("A hidden bar is not hidden again") func aHiddenBarIsNotHiddenAgain() {
    var bar = StatusBarShift()
    bar.follow(
      visibleShift: 30, acts: true, fades: false,
      Surroundings(statusBarHeight: 0, isStatusBarHidden: true))
    expect(!bar.prefersHidden)
  }

  @Test("A bar that left isn't hidden anymore where the system shows none")
  func aBarThatLeftIsNotHiddenAnymoreWhereTheSystemShowsNone() {
    var bar = StatusBarShift()
    follow(&bar, 30)
    var surroundings = Surroundings(isStatusBarHidden: true)
    surroundings.hasStatusBar = false
    bar.follow(visibleShift: 30, acts: true, fades: false, surroundings)
    expect(bar.state == .real && !bar.prefersHidden && bar.offset == 0)
  }

  @Test("Over translucent content the bar fades once it is covered")
  func overTranslucentContentTheBarFadesOnceItIsCovered() {
    var bar = StatusBarShift()
    expectEqual(follow(&bar, 19, translucent: true), false)
    expect(bar.state == .invalidSnapshot && !bar.prefersHidden)
    expectEqual(follow(&bar, 20, translucent: true), true)
    expect(bar.prefersHidden && bar.fades)
  }

  @Test("No snapshot is taken during a rotation") func noSnapshotIsTakenDuringARotation() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.orientationWillChange()
    expectEqual(bar.state, .invalidSnapshot)
    follow(&bar, 0)
    follow(&bar, 10)
    expectEqual(bar.state, .invalidSnapshot)
    bar.orientationDidChange()
    follow(&bar, 0)
    follow(&bar, 10)
    expectEqual(bar.state, .snapshot)
  }

  @Test("A changed frame makes the snapshot invalid") func aChangedFrameMakesTheSnapshotInvalid() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.follow(
      visibleShift: 10, acts: true, fades: false, Surroundings(statusBarHeight: 40))
    expectEqual(bar.state, .invalidSnapshot)
  }

  @Test("Stopping shows the real bar with a fade") func stoppingShowsTheRealBarWithAFade() {
    var bar = StatusBarShift()
    follow(&bar, 10)
    bar.stop()
    expect(bar.state == .real && !bar.prefersHidden && bar.fades)
    let stopped = bar
    bar.stop()
    expectEqual(bar, stopped)
  }
}
