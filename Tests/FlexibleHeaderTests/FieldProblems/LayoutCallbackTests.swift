import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#callbacks
@MainActor @Suite("The layout delegate is called for changes only")
struct LayoutCallbackTests {
  private final class Counter: FlexibleHeaderViewLayoutDelegate {
    var frames: [CGRect] = []

    func flexibleHeaderViewController(
      _ flexibleHeaderViewController: FlexibleHeaderViewController,
      flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView
    ) {
      frames.append(flexibleHeaderView.frame)
    }
  }

  private func phone(_ flags: BehavioralFlags, _ counter: Counter) -> HeaderStage<ListScreen> {
    let phone = HeaderStage { ListScreen(.table, flags: flags, behavior: .enabled) }
    phone.root.scrollView.contentOffset.y = 400
    phone.root.header.shiftHeaderOnScreen(animated: false)
    phone.settle()
    phone.root.headerViewController.layoutDelegate = counter
    return phone
  }

  @Test("events, layouts and settings that change nothing are not told", arguments: BehavioralFlags.both)
  func nothingChanged(flags: BehavioralFlags) {
    let counter = Counter()
    let phone = phone(flags, counter)
    let header = phone.root.header
    let causes: [(String, () -> Void)] = [
      ("an event without a move", { header.trackingScrollViewDidScroll() }),
      ("a horizontal move", { phone.root.scrollView.contentOffset.x = 3 }),
      ("a layout", { header.setNeedsLayout() }),
      ("equal heights", { header.maximumHeight = header.maximumHeight }),
      ("another shadow", { header.visibleShadowOpacity = 0.2 }),
      ("reloaded rows", { phone.root.table?.reloadData() }),
      ("equal flags", { header.behavioralFlags = flags }),
      ("a command to stay", { header.shiftHeaderOnScreen(animated: false) }),
      ("the same list again", { header.trackingScrollView = phone.root.scrollView }),
      (
        "a change of insets",
        { header.changeContentInsets { phone.root.scrollView.contentInset.bottom += 10 } }
      ),
      ("the other look", { phone.userInterfaceStyle = .dark }),
      ("VoiceOver", { phone.isVoiceOverRunning = true }),
    ]
    for (name, cause) in causes {
      cause()
      phone.settle()
      expectEmpty(counter.frames, "\(name)")
      counter.frames = []
    }
  }

  @Test("a move is reported once, however often the header is laid out", arguments: BehavioralFlags.both)
  func once(flags: BehavioralFlags) {
    let counter = Counter()
    let phone = phone(flags, counter)
    for (index, y) in [410.0, 420, 430].enumerated() {
      phone.root.scrollView.contentOffset.y = y
      phone.root.header.trackingScrollViewDidScroll()
      phone.root.header.layoutIfNeeded()
      phone.step()
      expectEqual(counter.frames.count, index + 1)
      expectEqual(counter.frames.last, phone.root.header.frame)
    }
  }

  @Test(
    "a long stroke is not reported while the header is collapsed and held by the content",
    arguments: BehavioralFlags.both)
  func collapsed(flags: BehavioralFlags) throws {
    let counter = Counter()
    let phone = phone(flags, counter)
    phone.root.header.shiftBehavior = .disabled
    phone.settle()
    counter.frames = []
    try phone.play("flick-up-1")
    expect(counter.frames.isEmpty && phone.root.scrollView.contentOffset.y > 500)
  }
}
