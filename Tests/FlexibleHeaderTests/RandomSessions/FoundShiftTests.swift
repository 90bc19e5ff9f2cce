import FlexibleHeader
import HeaderTesting
import Testing

/// The shortest sequences after which random sessions found a shifted header that covered content halfway, or left a gap.
@MainActor @Suite("A shifted header follows changes that no finger causes", .needs([.touches, .clock]))
struct FoundShiftTests {
  private func play(
    _ model: DeviceModel, _ operations: [ScreenOperation], _ makeRoot: @escaping () -> UIViewController
  ) {
    let session = ScreenSession(model, makeRoot)
    session.perform(operations)
    session.end()
    expectEmpty(session.violations)
  }

  private func paged(_ behavior: FlexibleHeaderShiftBehavior, isShared: Bool = false) -> () ->
    UIViewController
  {
    { PagedHeaderScreen(behavior: behavior, isShared: isShared) }
  }

  private func installed(_ behavior: FlexibleHeaderShiftBehavior) -> () -> UIViewController {
    { InstalledHeaderScreen(behavior) }
  }

  @Test("A header that ends where the content begins stays there when the safe area changes")
  func safeAreaChangesOverTouchingContent() {
    let session = ScreenSession(.phone47, installed(.enabled))
    session.perform([.scroll(to: 120, animated: true), .settle])
    expectEqual(session.header?.frame.maxY, 60)
    session.perform([.setAdditionalSafeArea(top: 30), .wait(frames: 1)])
    expectEqual(session.header?.frame.maxY, 60)
    session.end()
    expectEmpty(session.violations)
    let heights = ScreenOperation.setHeights(minimum: 120, maximum: 120)
    play(
      .phoneNotch,
      [.setShiftBehavior(.enabled), .drag(by: 300), heights, .settle, .setAdditionalSafeArea(top: 10)],
      paged(.disabled))
    play(
      .phone47, [.scroll(to: 120, animated: false), .setAdditionalSafeArea(top: 10)],
      paged(.enabledWithStatusBar))
  }

  @Test("A header that ends where the content begins stays there when the interface rotates")
  func rotationOverTouchingContent() {
    play(
      .phone47,
      [
        .setHeights(minimum: 120, maximum: 56), .scroll(to: 100, animated: true), .settle,
        .rotate(toLandscape: true),
      ], installed(.enabled))
  }

  @Test("A header that ends where the content begins leaves no gap when its heights change")
  func heightsChangeOverTouchingContent() {
    play(
      .pad,
      [
        .drag(by: -50), .fling(by: 50), .drag(by: -170), .setHeights(minimum: 120, maximum: 200),
        .drag(by: 0),
      ], installed(.enabled))
  }

  @Test("A header off-screen comes down to content that a smaller inset leaves below it")
  func smallerInsetBelowAHiddenHeader() {
    play(
      .phone47,
      [.addInset(top: 20, bottom: 0), .drag(by: -200), .settle, .assignInset(top: 0, bottom: 0)],
      installed(.enabledWithStatusBar))
  }

  @Test(
    "A header that a command hides leaves no gap on the page that it switches to", arguments: [false, true])
  func commandBeforeASwitch(isAnnounced: Bool) {
    play(
      .phone47, [.shiftHeader(onScreen: false, animated: true), .track(page: 0, announced: isAnnounced)],
      paged(.enabled, isShared: true))
    play(
      .pad,
      [
        .fling(by: -40), .shiftHeader(onScreen: false, animated: false),
        .track(page: 1, announced: isAnnounced),
      ], paged(.enabledWithStatusBar, isShared: true))
  }

  @Test("A jump to the top right after a fling leaves no gap below the header")
  func jumpToTheTopAfterAFling() {
    play(
      .phone47, [.fling(by: -160), .drag(by: 11), .scroll(to: 0, animated: false)], paged(.enabled))
  }

  @Test("A header off-screen stays there when the system moves content back to its end")
  func contentReturnsToItsEnd() {
    let inset = ScreenSession(.phone47, paged(.enabled))
    inset.perform([.showKeyboard(height: 300), .scroll(to: 9000, animated: true), .settle])
    let hidden = inset.header?.frame
    inset.perform([.assignInset(top: 0, bottom: 100), .settle])
    expectEqual(inset.header?.frame, hidden)
    let shorter = ScreenSession(.phone47, installed(.enabled))
    shorter.perform([.drag(by: -300), .settle, .showKeyboard(height: 260), .setContentHeight(500), .settle])
    expectEqual(shorter.header?.frame.maxY, hidden?.maxY)
    inset.end()
    shorter.end()
    expect(inset.violations.isEmpty && shorter.violations.isEmpty)
  }

  @Test("A header that a command hid over content at its top stays hidden when the insets change")
  func commandedGapStays() {
    let session = ScreenSession(.phoneNotch, paged(.enabled))
    session.perform([.shiftHeader(onScreen: false, animated: true), .settle])
    let hidden = session.header?.frame.minY
    session.perform([.addInset(top: 10, bottom: 0), .wait(frames: 1)])
    expectEqual(session.header?.frame.minY, hidden)
    expectLess(hidden ?? 0, 0)
    session.end()
    expectEmpty(session.violations)
  }

  @Test("A header takes its place above content that returns to its top because an app assigned the insets")
  func contentReturnsToItsTop() {
    play(
      .pad,
      [
        .scroll(to: 1200, animated: true), .settle, .track(page: 1, announced: false),
        .shiftHeader(onScreen: true, animated: false), .showKeyboard(height: 300),
      ], paged(.enabled, isShared: true))
  }

  @Test("Content beyond its end doesn't move the header when the end moves down")
  func endMovesUnderContentBeyondIt() {
    play(
      .pad,
      [
        .rotate(toLandscape: true), .scroll(to: 400, animated: true), .setHeights(minimum: 56, maximum: 100),
        .setContentHeight(500), .setAdditionalSafeArea(top: 30), .settle, .showKeyboard(height: 260),
      ]
    ) { InstalledHeaderScreen(.enabled, hasFooter: true) }
  }

  @Test("A header that a page left halfway settles over the page that it switches to")
  func switchWhileHalfway() {
    play(
      .phone47,
      [
        .scroll(to: 1200, animated: true), .settle, .track(page: 2, announced: true), .press(by: 188),
        .track(page: 1, announced: true), .scroll(to: 400, animated: true), .settle,
        .track(page: 2, announced: true),
      ], paged(.enabledWithStatusBar, isShared: true))
    play(
      .phone47,
      [
        .drag(by: 200), .track(page: 0, announced: true), .drag(by: 0), .press(by: 0),
        .setShiftBehavior(.enabledWithStatusBar), .shiftHeader(onScreen: false, animated: true), .settle,
        .track(page: nil, announced: false), .drag(by: -40), .track(page: 0, announced: true),
        .wait(frames: 2),
        .track(page: 2, announced: true),
      ], paged(.disabled, isShared: true))
  }

  @Test("A header grows with the room that smaller insets leave above content, without a scroll event")
  func smallerInsetAboveARestingHeader() {
    play(
      .phoneNotch,
      [.addInset(top: 20, bottom: 0), .drag(by: -100), .addInset(top: -10, bottom: 0)],
      installed(.enabled))
    play(
      .pad, [.addInset(top: 20, bottom: 0), .press(by: 0), .showKeyboard(height: 260), .settle],
      installed(.enabled))
  }

  @Test("A header that returns with the status bar fits content that the system moves to its top meanwhile")
  func statusBarReturnsOverShortContent() {
    let returning = ScreenOperation.shiftHeader(onScreen: true, animated: true)
    let screen = paged(.enabledWithStatusBar, isShared: true)
    play(.phone47, [.fling(by: -200), returning, .track(page: 0, announced: false)], screen)
    play(.phone47, [.press(by: -200), returning, .track(page: 0, announced: true)], screen)
    play(
      .phone47,
      [
        .drag(by: -200), .shiftHeader(onScreen: false, animated: true), .fling(by: 40), .drag(by: 0),
        .track(page: 0, announced: true),
      ], screen)
  }

  @Test("A hidden header comes down to content at its top when the content may move it again")
  func behaviorChangesWhileHidden() {
    play(
      .phone47,
      [
        .shiftHeader(onScreen: false, animated: true), .track(page: 0, announced: false), .settle,
        .setShiftBehavior(.enabledWithStatusBar),
      ], paged(.hideable, isShared: true))
  }

  @Test("A header that came down to content leaves completely when larger insets take the content away")
  func largerInsetBelowAHeaderHalfway() {
    play(
      .phone47,
      [.drag(by: -150), .settle, .addInset(top: -10, bottom: 0), .addInset(top: 20, bottom: 0)],
      paged(.enabledWithStatusBar))
  }

  @Test("A header whose shift is rounded stays off-screen when the safe area grows")
  func safeAreaGrowsOverARoundedShift() {
    play(
      .phoneNotch,
      [.fling(by: -36), .settle, .addInset(top: 30, bottom: 83), .setAdditionalSafeArea(top: 30)],
      installed(.enabledWithStatusBar))
  }

  @Test("A header off-screen stays there while its screen leaves the window and returns")
  func hiddenHeaderLeavesTheWindow() {
    play(
      .phoneNotch,
      [.fling(by: -200), .settle, .shiftHeader(onScreen: false, animated: true), .leaveWindow],
      installed(.enabled))
    play(
      .pad, [.setAdditionalSafeArea(top: 30), .drag(by: -230), .leaveWindow], installed(.enabled))
  }

  @Test("A header settles after a scroll to a top that changed meanwhile")
  func insetsChangeDuringAScrollToTheTop() {
    play(
      .phone47,
      [
        .drag(by: -227), .setHeights(minimum: 120, maximum: 56), .addInset(top: -10, bottom: 0),
        .tapStatusBar, .setAdditionalSafeArea(top: 10),
      ], installed(.enabledWithStatusBar))
    play(
      .phone47,
      [.fling(by: -20), .settle, .install(false), .drag(by: -60), .tapStatusBar, .install(true)],
      installed(.enabledWithStatusBar))
  }

  @Test("A header that was hidden during a rotation returns with the height for its content")
  func rotationOfAHiddenHeader() {
    play(
      .phoneNotch,
      [
        .shiftHeader(onScreen: false, animated: true), .settle, .rotate(toLandscape: true),
        .shiftHeader(onScreen: true, animated: true),
      ], installed(.hideable))
  }

  @Test("A header follows its own content when an announcement moves that")
  func announcementOfTheTrackedPage() {
    play(
      .pad,
      [
        .shiftHeader(onScreen: false, animated: false), .hideStatusBar(true),
        .track(page: 2, announced: true),
      ], paged(.enabled, isShared: true))
  }

  @Test("A drag doesn't hide a header that only commands hide from then on")
  func behaviorChangesUnderAFinger() {
    let session = ScreenSession(.phone47, paged(.enabled, isShared: true))
    session.perform([
      .press(by: -100), .setShiftBehavior(.hideable), .track(page: 1, announced: true), .lift, .settle,
    ])
    expectEqual(session.header?.frame.minY, 0)
    session.perform([.setShiftBehavior(.enabledWithStatusBar)])
    session.end()
    expectEmpty(session.violations)
  }

  @Test("A header halfway settles over another page after the status bar changed its limits")
  func limitsChangeBeforeASwitch() {
    play(
      .pad,
      [
        .drag(by: -160), .track(page: 0, announced: true), .settle, .hideStatusBar(true),
        .track(page: 2, announced: true),
      ], paged(.enabled, isShared: true))
  }

  @Test("Sections adapt to insets that an app assigned under a finger when no movement follows")
  func insetsUnderAFingerOnSections() {
    play(
      .phoneNotch,
      [.press(by: -20), .assignInset(top: 0, bottom: 83), .scroll(to: 0, animated: true), .drag(by: 0)]
    ) { InstalledHeaderScreen.sections(snaps: true) }
  }

  @Test("Sections that a command moves adapt to insets that an app assigned under a finger")
  func insetsUnderAFingerDuringACommand() {
    play(
      .phone47,
      [
        .drag(by: -200), .press(by: 0), .shiftHeader(onScreen: true, animated: true),
        .assignInset(top: 0, bottom: 83),
      ]
    ) { InstalledHeaderScreen.sections(snaps: false) }
    play(
      .phoneNotch,
      [
        .shiftHeader(onScreen: false, animated: true), .press(by: -190), .settle, .lift,
        .shiftHeader(onScreen: false, animated: true), .showKeyboard(height: 0),
      ]
    ) { InstalledHeaderScreen.sections(snaps: true) }
  }

  @Test("An uninstalled bar leaves the indicator inset alone after a session watched its scroll view")
  func uninstalledBarAfterAProbe() {
    play(.phoneNotch, [.refresh(true), .tearDown(at: .decelerationEnd), .install(false)]) {
      InstalledHeaderScreen(SquareCashBehavior())
    }
  }
}
