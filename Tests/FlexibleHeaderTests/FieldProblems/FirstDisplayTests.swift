import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#first-display
@MainActor @Suite("At first display the list starts below the header")
struct FirstDisplayTests {
  @Test("a list at its top begins where the header ends", arguments: DeviceModel.all, UIKitAnswers.tested)
  func atTheTop(device: DeviceModel, answers: UIKitAnswers) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(device, answers: answers) { ListScreen(kind) }
      let header = phone.root.header
      expectEqual(header.frame.height, 160 + device.safeAreaInsets.top, "\(kind)")
      expectEqual(phone.root.contentTop, header.frame.maxY, "\(kind)")
      phone.settle()
      expectEqual(phone.root.contentTop, header.frame.maxY, "\(kind), at rest")
    }
  }

  @Test("tracked only when it is on the screen, it moves down with the header", arguments: DeviceModel.all)
  func trackedLate(device: DeviceModel) {
    for kind in ListKind.plainAndTable {
      let phone = HeaderStage(device) { ListScreen(kind) }
      phone.root.header.trackingScrollView = nil
      phone.settle()
      phone.root.scrollView.contentOffset.y = -phone.root.scrollView.adjustedContentInset.top
      phone.root.header.trackingScrollView = phone.root.scrollView
      phone.settle()
      expectEqual(phone.root.contentTop, 160 + device.safeAreaInsets.top, "\(kind)")
    }
  }

  @Test("pushed, presented or shown as a tab: the same", arguments: DeviceModel.all, ListKind.plainAndTable)
  func inContainers(device: DeviceModel, kind: ListKind) {
    let phone = HeaderStage(device) { UINavigationController(rootViewController: UIViewController()) }
    phone.root.setNavigationBarHidden(true, animated: false)
    let pushed = ListScreen(kind)
    phone.root.pushViewController(pushed, animated: true)
    phone.settle()
    expect(pushed.contentTop == pushed.header.frame.maxY && pushed.header.frame.height > 159, "pushed")
    let presented = ListScreen(kind)
    presented.modalPresentationStyle = .fullScreen
    pushed.present(presented, animated: true)
    phone.settle()
    expectEqual(presented.contentTop, presented.header.frame.maxY, "presented")
    let tab = ListScreen(kind)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), tab]
    phone.window.rootViewController = tabs
    phone.step()
    tabs.selectedIndex = 1
    phone.settle()
    expectEqual(tab.contentTop, tab.header.frame.maxY, "a tab")
  }

  @Test("a list that was left somewhere stays there", arguments: BehavioralFlags.both, ListKind.plainAndTable)
  func elsewhere(flags: BehavioralFlags, kind: ListKind) {
    let phone = HeaderStage { ListScreen(kind, flags: flags) }
    phone.root.header.trackingScrollView = nil
    phone.root.scrollView.contentOffset.y = 700
    phone.root.header.trackingScrollView = phone.root.scrollView
    phone.settle()
    expect(phone.root.scrollView.contentOffset.y == 700 && phone.root.header.frame.height == 76)
  }
}
