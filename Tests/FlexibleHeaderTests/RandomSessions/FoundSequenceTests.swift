import FlexibleHeader
import HeaderTesting
import Testing

/// The shortest sequences of operations after which random sessions found a broken rule.
@MainActor @Suite("Sequences that random sessions found keep the rules", .needs([.touches, .clock]))
struct FoundSequenceTests {
  private func expectInOrder(
    _ model: DeviceModel, _ operations: [ScreenOperation], _ makeRoot: @escaping () -> UIViewController
  ) {
    let session = ScreenSession(model, makeRoot)
    session.perform(operations)
    session.end()
    expectEmpty(session.violations)
  }

  private func header(_ behavior: FlexibleHeaderShiftBehavior) -> () -> UIViewController {
    { PagedHeaderScreen(behavior: behavior, isShared: false) }
  }

  @Test("A header fills the room of a refresh that ended while the content rested")
  func refreshEndsWithoutScrolling() {
    expectInOrder(.phone47, [.refresh(true), .leaveWindow], header(.enabledWithStatusBar))
  }

  @Test("A header off-screen comes down to content that the end of a refresh leaves below it")
  func refreshEndsBelowAShiftedHeader() {
    expectInOrder(
      .phone47,
      [.refresh(true), .scroll(to: 100, animated: true), .settle, .drag(by: -100), .settle], header(.enabled))
  }

  @Test("A header follows content that it takes to its top after an app assigned the insets")
  func assignedInsetsDuringABounce() {
    expectInOrder(
      .phone47,
      [
        .shiftHeader(onScreen: false, animated: false), .fling(by: 30), .wait(frames: 4),
        .showKeyboard(height: 300),
      ], header(.enabledWithStatusBar))
  }

  @Test("A header that leaves with the status bar keeps a safe area that an app enlarged")
  func statusBarLeavesInAnEnlargedSafeArea() {
    expectInOrder(
      .phone47,
      [
        .setAdditionalSafeArea(top: 25), .rotate(toLandscape: true), .settle, .fling(by: -131.5),
        .scroll(to: 0, animated: true), .wait(frames: 5), .rotate(toLandscape: false),
      ], header(.enabledWithStatusBar))
  }

  @Test("Content that a finger holds below its top stays there if an app assigns the insets")
  func assignedInsetsUnderAFinger() {
    let session = ScreenSession(.phone47, header(.disabled))
    session.perform([.press(by: 200)])
    let offset = session.scrollView?.contentOffset.y
    session.perform([.showKeyboard(height: 260)])
    expectEqual(session.scrollView?.contentOffset.y, offset)
    session.end()
    expectEmpty(session.violations)
  }

  @Test("An indicator inset that an app assigns while the header is off-screen comes back")
  func assignedIndicatorInset() {
    expectInOrder(
      .pad, [.drag(by: -300), .assignIndicatorInset(top: 0, bottom: 83)], header(.enabledWithStatusBar))
  }

  @Test("An inset that an app assigns for the keyboard contains no share of a header or a footer")
  func assignedInsetsUnderHeaderAndFooter() {
    let heights = ScreenOperation.setHeights(minimum: 20, maximum: 120)
    for position in [0.0, 9000] {
      expectInOrder(
        .phoneNotch,
        [heights, .scroll(to: position, animated: false), .showKeyboard(height: 300), .drag(by: 40)]
      ) { StretchyScreen() }
      expectInOrder(
        .phone47, [heights, .scroll(to: position, animated: false), .showKeyboard(height: 300)]
      ) { StretchyScreen() }
    }
  }

  @Test("A footer that is uninstalled right after an app assigned the insets leaves them alone")
  func footerLeavesAssignedInsets() {
    expectInOrder(
      .phone47, [.setHeights(minimum: 20, maximum: 100), .assignInset(top: 0, bottom: 0)]
    ) { StretchyScreen() }
  }

  @Test("An installed bar keeps insets that an app assigns", arguments: [0.0, 300])
  func assignedInsetsUnderABar(height: Double) {
    expectInOrder(.pad, [.showKeyboard(height: height)]) { InstalledHeaderScreen(SquareCashBehavior()) }
  }

  @Test("A header settles after a deceleration that began before it tracked the scroll view")
  func trackingBeginsDuringADeceleration() {
    expectInOrder(
      .phone47,
      [
        .setShiftBehavior(.enabled), .press(by: -40), .track(page: 1, announced: false), .drag(by: 0),
        .track(page: 2, announced: false),
      ], header(.disabled))
    expectInOrder(
      .phoneNotch,
      [
        .track(page: 1, announced: false), .track(page: nil, announced: false), .showKeyboard(height: 300),
        .drag(by: 60), .track(page: 1, announced: true),
      ]
    ) { PagedHeaderScreen(behavior: .enabled, isShared: true) }
  }

  @Test("A header settles after a deceleration during which it began to shift")
  func shiftingBeginsDuringADeceleration() {
    expectInOrder(
      .phoneNotch, [.fling(by: -200), .fling(by: -11.5), .setShiftBehavior(.enabled)], header(.hideable))
  }

  @Test("A hidden header whose behavior lets the status bar return leaves room for it")
  func statusBarReturnsWithAnotherBehavior() {
    expectInOrder(
      .pad,
      [
        .setReduceMotion(true), .press(by: -200), .drag(by: 0), .shiftHeader(onScreen: false, animated: true),
        .setShiftBehavior(.enabled),
      ], header(.hideable))
  }

  @Test("A hidden header leaves completely when its behavior lets the status bar leave")
  func statusBarLeavesWithAnotherBehavior() {
    expectInOrder(
      .pad, [.drag(by: -200), .drag(by: 0), .setShiftBehavior(.enabledWithStatusBar)], header(.enabled))
  }

  @Test("A header that VoiceOver keeps on the screen follows the safe area")
  func safeAreaChangesUnderVoiceOver() {
    expectInOrder(
      .phoneNotch,
      [.setVoiceOver(true), .shiftHeader(onScreen: false, animated: false), .rotate(toLandscape: true)]
    ) { InstalledHeaderScreen(.hideable) }
  }

  @Test("Content that is released at the very speed of its spring comes to rest")
  func releaseAtTheSpeedOfTheSpring() {
    expectInOrder(
      .phone47, [.drag(by: 300), .settle, .drag(by: -34), .drag(by: 29.5), .drag(by: 33), .press(by: -12)]
    ) { InstalledHeaderScreen(.enabled) }
  }

  @Test("An inset that an app assigns contains no share of a flexible header or of a footer")
  func assignedInsetsUnderFlexibleHeaderAndFooter() {
    for behavior in [FlexibleHeaderShiftBehavior.disabled, .enabled] {
      for position in [0.0, 9000] {
        expectInOrder(
          .phoneNotch,
          [
            .setHeights(minimum: 20, maximum: 120), .scroll(to: position, animated: false),
            .showKeyboard(height: 300), .drag(by: 40),
          ]
        ) { InstalledHeaderScreen(behavior, hasFooter: true) }
      }
    }
  }
}
