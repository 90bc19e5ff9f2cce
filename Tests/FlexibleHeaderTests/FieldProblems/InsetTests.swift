import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#extra-inset
@MainActor @Suite("No extra points are above the content")
struct InsetTests {
  nonisolated static let adjustments: [UIScrollView.ContentInsetAdjustmentBehavior] = [
    .automatic, .scrollableAxes, .always, .never,
  ]

  @Test(
    "the header's height is all the inset there is, however the system adjusts", arguments: DeviceModel.all)
  func everyAdjustment(device: DeviceModel) {
    for flags in BehavioralFlags.both {
      for kind in ListKind.plainAndTable {
        for adjustment in Self.adjustments {
          let phone = HeaderStage(device) { () -> ListScreen in
            let screen = ListScreen(kind, flags: flags)
            screen.scrollView.contentInsetAdjustmentBehavior = adjustment
            return screen
          }
          let expected = 160 + device.safeAreaInsets.top
          expectEqual(
            phone.root.scrollView.adjustedContentInset.top, expected, "\(kind), \(adjustment.rawValue)")
        }
      }
    }
  }

  @Test("the adjustment may change on the screen", arguments: DeviceModel.all, UIKitAnswers.tested)
  func changedOnTheScreen(device: DeviceModel, answers: UIKitAnswers) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(device, answers: answers) { ListScreen(kind) }
      let expected = 160 + device.safeAreaInsets.top
      for adjustment in [UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .never, .automatic] {
        phone.root.scrollView.contentInsetAdjustmentBehavior = adjustment
        phone.settle()
        let inset = phone.root.scrollView.adjustedContentInset.top
        expectEqual(inset, expected, "\(kind), \(adjustment.rawValue)")
        expectEqual(phone.root.header.frame.minY, 0)
      }
    }
  }

  @Test("content too short to scroll, which the system adjusts otherwise, begins below the header, too")
  func shortContent() {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(.phoneNotch) { () -> ListScreen in
        let screen = ListScreen(kind, rowCount: 2)
        screen.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        return screen
      }
      phone.root.scrollView.alwaysBounceVertical = false
      phone.settle()
      expectEqual(phone.root.scrollView.adjustedContentInset.top, 207, "\(kind)")
    }
  }

  @Test("others' insets stay on top of it", arguments: BehavioralFlags.both)
  func othersInsets(flags: BehavioralFlags) {
    let phone = HeaderStage { () -> ListScreen in
      let screen = ListScreen(flags: flags)
      screen.scrollView.contentInset.top = 30
      return screen
    }
    expectEqual(phone.root.scrollView.adjustedContentInset.top, 210)
    phone.root.header.trackingScrollView = nil
    expectEqual(phone.root.scrollView.contentInset.top, 30)
  }
}

/// Documentation/Behavior/FieldProblems.md#sheets
@MainActor @Suite("The header fits popovers and form sheets")
struct SheetTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [.popover, .formSheet, .pageSheet]

  @Test("away from the screen's edge no status bar counts", arguments: styles, ListKind.plainAndTable)
  func onATablet(style: UIModalPresentationStyle, kind: ListKind) {
    let pad = HeaderStage(.pad) { UIViewController() }
    let screen = ListScreen(kind)
    screen.modalPresentationStyle = style
    screen.popoverPresentationController?.sourceView = pad.root.view
    screen.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    pad.root.present(screen, animated: true)
    pad.settle()
    expectGreater(screen.view.convert(screen.view.bounds, to: nil).minY, 24)
    expect(screen.header.frame.height == 160 && screen.contentTop == 160)
    screen.scrollView.contentOffset.y = 300
    expectEqual(screen.header.frame.height, 56)
  }

  @Test("a sheet on a telephone lies below the status bar", arguments: [DeviceModel.phone47, .phoneNotch])
  func onATelephone(device: DeviceModel) {
    let phone = HeaderStage(device) { UIViewController() }
    let screen = ListScreen()
    screen.modalPresentationStyle = .pageSheet
    phone.root.present(screen, animated: true)
    phone.settle()
    expect(screen.header.frame.height == 160 && screen.contentTop == 160)
  }

  @Test("a navigation controller in the popover changes nothing")
  func inANavigationController() {
    let pad = HeaderStage(.pad) { UIViewController() }
    let screen = ListScreen()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.modalPresentationStyle = .formSheet
    pad.root.present(navigation, animated: true)
    pad.settle()
    expect(screen.header.frame.height == 160 && screen.contentTop == 160)
  }
}

/// Documentation/Behavior/FieldProblems.md#never
@MainActor @Suite("An adjustment behavior of .never is respected")
struct NeverAdjustedTests {
  private func phone(
    _ kind: ListKind, flags: BehavioralFlags, respects: Bool
  ) -> HeaderStage<ListScreen> {
    HeaderStage { () -> ListScreen in
      let screen = ListScreen(kind, flags: flags)
      screen.scrollView.contentInsetAdjustmentBehavior = .never
      screen.header.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = respects
      return screen
    }
  }

  @Test(
    "with the flag neither inset is touched, ever", arguments: BehavioralFlags.both, ListKind.plainAndTable)
  func respected(flags: BehavioralFlags, kind: ListKind) throws {
    let phone = phone(kind, flags: flags, respects: true)
    let scrollView = phone.root.scrollView
    let untouched = {
      expect(scrollView.contentInset == .zero && scrollView.verticalScrollIndicatorInsets == .zero)
    }
    untouched()
    expectEqual(scrollView.contentOffset.y, 0)
    try phone.play("flick-up-1", onFrame: untouched)
    phone.root.header.maximumHeight = 250
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    phone.root.header.trackingScrollView = nil
    untouched()
  }

  @Test("without the flag the header makes its room", arguments: BehavioralFlags.both, ListKind.plainAndTable)
  func injected(flags: BehavioralFlags, kind: ListKind) {
    let phone = phone(kind, flags: flags, respects: false)
    expectEqual(phone.root.scrollView.contentInset.top, 180)
  }
}
