import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#rotation
@MainActor @Suite("Rotation leaves the insets right")
struct RotationTests {
  nonisolated static let turns: [UIInterfaceOrientation] = [
    .landscapeLeft, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown, .portrait,
  ]

  private func isRight(_ screen: ListScreen, flags: BehavioralFlags, start: CGFloat) -> Bool {
    let safeArea = screen.header.topSafeAreaGuide.frame.height
    let greatest = flags.minMaxHeightIncludesSafeArea ? 160 + start : 160 + safeArea
    let inset = screen.scrollView.adjustedContentInset.top
    let injected = screen.scrollView.contentInset.top
    return inset >= greatest && inset <= greatest + safeArea && injected >= 0 && injected <= greatest
  }

  @Test("after every turn insets, header and content fit", arguments: DeviceModel.all, BehavioralFlags.both)
  func turning(device: DeviceModel, flags: BehavioralFlags) {
    let start = device.safeAreaInsets.top
    for kind in ListKind.plainAndTable {
      for behavior in [FlexibleHeaderShiftBehavior.disabled, .enabled, .enabledWithStatusBar] {
        let phone = HeaderStage(device) { ListScreen(kind, flags: flags, behavior: behavior) }
        phone.root.scrollView.contentOffset.y = 300
        phone.settle()
        for turn in Self.turns {
          phone.rotate(to: turn)
          expect(phone.settle())
          expect(isRight(phone.root, flags: flags, start: start), "\(kind), \(behavior), \(turn.rawValue)")
          expectEqual(phone.root.header.frame.width, phone.window.bounds.width)
          expect(phone.root.header.frame.minY <= 0 && phone.root.header.frame.height >= 56)
        }
      }
    }
  }

  @Test(
    "content at its top is at its top in each orientation", arguments: DeviceModel.all,
    UIKitAnswers.tested)
  func atTheTop(device: DeviceModel, answers: UIKitAnswers) {
    let places = [DeviceModel.all.firstIndex(of: device), UIKitAnswers.tested.firstIndex(of: answers)]
    for kind in ListKind.plainAndTable.part(of: 2, at: places) {
      let phone = HeaderStage(device, answers: answers) { ListScreen(kind) }
      for turn in Self.turns {
        phone.rotate(to: turn)
        phone.settle()
        let header = phone.root.header.frame
        expect(phone.root.contentTop == header.maxY && header.minY == 0, "\(kind), \(turn.rawValue)")
      }
    }
  }

  @Test("under a screen that was pushed over it", arguments: DeviceModel.all, BehavioralFlags.both)
  func underAPushedScreen(device: DeviceModel, flags: BehavioralFlags) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(device) { () -> UINavigationController in
        let navigation = UINavigationController(rootViewController: ListScreen(kind, flags: flags))
        navigation.setNavigationBarHidden(true, animated: false)
        return navigation
      }
      guard let screen = phone.root.viewControllers.first as? ListScreen else {
        return expect(false, "there is no screen")
      }
      screen.scrollView.contentOffset.y = 200
      phone.root.pushViewController(UIViewController(), animated: true)
      phone.settle()
      for turn in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
        phone.rotate(to: turn)
        phone.settle()
      }
      phone.root.popViewController(animated: true)
      expect(phone.settle())
      expect(isRight(screen, flags: flags, start: device.safeAreaInsets.top), "\(kind)")
      expect(
        screen.header.frame.minX == 0 && screen.header.frame.width == phone.window.bounds.width, "\(kind)")
      expectEqual(screen.header.frame.minY, 0, "\(kind)")
      expectAtMost(screen.contentTop, screen.header.frame.maxY + 0.001, "\(kind)")
    }
  }

  @Test("in the middle of a swing, or with the finger down", arguments: BehavioralFlags.both)
  func whileScrolling(flags: BehavioralFlags) {
    let phone = HeaderStage(.phoneNotch) { ListScreen(.table, flags: flags, behavior: .enabled) }
    let finger = phone.finger()
    finger.down(at: CGPoint(x: 180, y: 500))
    for step in 1...10 {
      phone.step()
      finger.move(to: CGPoint(x: 180, y: 500 - 12 * CGFloat(step)))
    }
    phone.rotate(to: .landscapeLeft)
    phone.advance(by: 0.1)
    finger.up()
    expect(phone.settle())
    expect(isRight(phone.root, flags: flags, start: 47))
    let top = phone.root.header.frame.minY
    expect(top == 0 || phone.root.header.isShiftedOffscreen, "rests at \(top)")
  }
}
