import CombinedScreens
import Testing

/// Where a header is in the middle of a sequence that random sessions found.
@MainActor @Suite("A shifted header during changes that no finger causes", .needs([.touches, .clock]))
struct ShiftedHeaderTests {
  private func session(
    _ model: DeviceModel, _ header: ScreenCombination.Header,
    _ attachment: ScreenCombination.Attachment = .installed
  ) -> ScreenSession {
    ScreenSession(model, invariants: ScreenInvariant.combined) {
      ScreenCombination([header], attachment: attachment).makeScreen()
    }
  }

  private func end(_ session: ScreenSession) {
    session.end()
    expectEmpty(session.violations)
  }

  @Test("Content that a finger holds below its top stays there if an app assigns the insets")
  func assignedInsetsUnderAFinger() {
    let session = session(.phone47, .flexible, .forwarded)
    session.perform([.press(by: 200)])
    let offset = session.scrollView?.contentOffset.y
    session.perform([.showKeyboard(height: 260)])
    expectEqual(session.scrollView?.contentOffset.y, offset)
    end(session)
  }

  @Test("A header that ends where the content begins stays there when the safe area changes")
  func safeAreaChangesOverTouchingContent() {
    let session = session(.phone47, .shifting)
    session.perform([.scroll(to: 120, animated: true), .settle])
    expectEqual(session.header?.frame.maxY, 60)
    session.perform([.setAdditionalSafeArea(top: 30), .wait(frames: 1)])
    let moved: CGFloat = UIKitAnswers.initial.safeAreaChangeMovesScrolledContent ? 30 : 0
    expectEqual(session.header?.frame.maxY, 60 + moved)
    end(session)
  }

  @Test("A header off-screen stays there when the system moves content back to its end")
  func contentReturnsToItsEnd() {
    let inset = session(.phone47, .shifting, .forwarded)
    inset.perform([.showKeyboard(height: 300), .scroll(to: 9000, animated: true), .settle])
    let hidden = inset.header?.frame
    inset.perform([.assignInset(top: 0, bottom: 100), .settle])
    expectEqual(inset.header?.frame, hidden)
    let shorter = session(.phone47, .shifting)
    shorter.perform([.drag(by: -300), .settle, .showKeyboard(height: 260), .setContentHeight(500), .settle])
    expectEqual(shorter.header?.frame.maxY, hidden?.maxY)
    end(inset)
    end(shorter)
  }

  @Test("A header that a command hid over content at its top stays hidden when the insets change")
  func commandedGapStays() {
    let session = session(.phoneNotch, .shifting, .forwarded)
    session.perform([.shiftHeader(onScreen: false, animated: true), .settle])
    let hidden = session.header?.frame.minY
    session.perform([.addInset(top: 10, bottom: 0), .wait(frames: 1)])
    expectEqual(session.header?.frame.minY, hidden)
    expectLess(hidden ?? 0, 0)
    end(session)
  }

  @Test("A drag doesn't hide a header that only commands hide from then on")
  func behaviorChangesUnderAFinger() {
    let session = session(.phone47, .shifting, .shared)
    session.perform([
      .press(by: -100), .setShiftBehavior(.hideable), .track(page: 1, announced: true), .lift, .settle,
    ])
    expectEqual(session.header?.frame.minY, 0)
    session.perform([.setShiftBehavior(.enabledWithStatusBar)])
    end(session)
  }
}
