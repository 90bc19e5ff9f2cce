import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#status-bar-jump
@MainActor @Suite("Nothing jumps when the status bar comes or goes")
struct StatusBarChangeTests {
  private func toggle(_ phone: HeaderStage<ListScreen>, hides: Bool) {
    phone.root.hidesStatusBar = hides
    phone.root.setNeedsStatusBarAppearanceUpdate()
    phone.settle()
  }

  @Test(
    "scrolled content: the header isn't shifted, and returns to what it was", arguments: BehavioralFlags.both,
    UIKitAnswers.tested)
  func scrolled(flags: BehavioralFlags, answers: UIKitAnswers) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(answers: answers) { ListScreen(kind, flags: flags, behavior: .enabled) }
      phone.root.scrollView.contentOffset.y = 500
      phone.root.header.shiftHeaderOnScreen(animated: false)
      phone.settle()
      let before = phone.root.header.frame
      let offset = phone.root.scrollView.contentOffset.y
      expect(before.minY == 0 && before.height == 76)
      for hides in [true, false, true, false] {
        toggle(phone, hides: hides)
        expectEqual(phone.root.header.frame.minY, 0, "\(kind), hidden: \(hides)")
        // Under this answer, the original's rule and the system both move the content, so only the header is
        // checked.
        if flags == .materialComponents, answers.safeAreaChangeMovesScrolledContent { continue }
        expectAtMost(abs(phone.root.scrollView.contentOffset.y - offset), 20, "\(kind), hidden: \(hides)")
      }
      expectEqual(phone.root.header.frame, before, "\(kind)")
    }
  }

  @Test(
    "content at its top stays right below the header", arguments: BehavioralFlags.both,
    UIKitAnswers.tested)
  func atTheTop(flags: BehavioralFlags, answers: UIKitAnswers) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(answers: answers) { ListScreen(kind, flags: flags) }
      phone.root.scrollView.contentOffset.y = -180
      for hides in [true, false, true, false] {
        toggle(phone, hides: hides)
        let header = phone.root.header.frame
        expectEqual(phone.root.contentTop, header.maxY, "\(kind), hidden: \(hides)")
        expect(header.minY == 0 && header.height >= 160, "\(kind), hidden: \(hides)")
        // If nothing corrects the offset, the original's header stays stretched by the status bar's height.
        expectAtMost(header.height, flags == .recommended ? 180 : 200, "\(kind), hidden: \(hides)")
      }
    }
  }

  @Test(
    "a header on its way off the screen goes on as if nothing had happened", arguments: BehavioralFlags.both)
  func whileShifting(flags: BehavioralFlags) {
    let phone = HeaderStage { ListScreen(flags: flags, behavior: .enabledWithStatusBar) }
    phone.root.scrollView.contentOffset.y = -76
    var last = phone.root.header.frame.minY
    for y in stride(from: -76.0, through: 20, by: 2) {
      phone.root.scrollView.contentOffset.y = y
      phone.step()
      let top = phone.root.header.frame.minY
      expect(
        top == max(-76, -(y + 76)) && phone.root.scrollView.contentOffset.y == y, "at \(y), before \(last)")
      last = top
    }
    expectEqual(phone.statusBar?.isStatusBarHidden, true)
  }
}
