import FlexibleHeaderMigration
import HeaderTesting
import Testing

@testable import FlexibleHeader

/// Documentation/Behavior/FlexibleHeader.md#status-bar
@MainActor @Suite("Flexible header: status bar") struct StatusBarTests {
  private func fixture() -> HeaderFixture {
    let fixture = HeaderFixture()
    fixture.header.shiftBehavior = .enabledWithStatusBar
    fixture.track()
    return fixture
  }

  @Test(
    "A delegate that changes the preference at each request is asked three times for each event",
    .needs(.settings))
  func delegateThatNeverAgrees() {
    let fixture = fixture()
    let delegate = UndecidedDelegate()
    fixture.header.delegate = delegate
    fixture.scroll(to: -50)
    expectEqual(delegate.requestCount, 3)
    fixture.scroll(to: -49)
    expectEqual(delegate.requestCount, 6)
  }

  @Test func statusBarFadesOnceItIsCovered() {
    let fixture = fixture()
    fixture.scroll(to: -71)
    expect(!fixture.header.prefersStatusBarHidden)
    fixture.scroll(to: -50)
    expect(fixture.header.prefersStatusBarHidden)
    fixture.header.shiftBehavior = .disabled
    expect(!fixture.header.prefersStatusBarHidden)
  }

  // MARK: - Style and chain of controllers

  @Test func inferredStatusBarStyleContrastsWithTheHeader() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController()
    controller.headerView.backgroundColor = .black
    expectEqual(controller.preferredStatusBarStyle, .lightContent)
    controller.headerView.backgroundColor = .white
    expectEqual(controller.preferredStatusBarStyle, .darkContent)
    controller.headerView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    expectEqual(controller.preferredStatusBarStyle, .default)
    // White on these grays has a contrast ratio just above and just below 4.5.
    controller.headerView.backgroundColor = UIColor(white: 118.0 / 255, alpha: 1)
    expectEqual(controller.preferredStatusBarStyle, .lightContent)
    controller.headerView.backgroundColor = UIColor(white: 119.0 / 255, alpha: 1)
    expectEqual(controller.preferredStatusBarStyle, .darkContent)
  }

  @Test func settingAnInferredStatusBarStyleIsReportedAndIgnored() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController()
    let reports = misuses { controller.preferredStatusBarStyle = .lightContent }
    expectEqual(reports.count, 1)
    controller.infersPreferredStatusBarStyle = false
    expectEmpty(misuses { controller.preferredStatusBarStyle = .lightContent })
    expectEqual(controller.preferredStatusBarStyle, .lightContent)
  }

  @Test func aNavigationControllerAsksTheHeader() {
    let screen = HeaderStage<UINavigationController> {
      let navigation = UINavigationController(rootViewController: ScrollScreen())
      navigation.isNavigationBarHidden = true
      return navigation
    }
    let top = screen.root.topViewController as? ScrollScreen
    expectBarFollows(top?.headerViewController, over: top?.scrollView, on: screen)
  }

  @Test func aNavigationControllerAsksTheContainersHeader() {
    DeviceModel.phone47.makeCurrent()
    let scrollView = UIScrollView()
    let screen = HeaderStage<UINavigationController> {
      let content = UIViewController()
      content.view = scrollView
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      let container = FlexibleHeaderContainerViewController(contentViewController: content)
      container.headerViewController.headerView.trackingScrollView = scrollView
      scrollView.delegate = container.headerViewController
      let navigation = UINavigationController(rootViewController: container)
      navigation.isNavigationBarHidden = true
      return navigation
    }
    let container = screen.root.topViewController as? FlexibleHeaderContainerViewController
    expectBarFollows(container?.headerViewController, over: scrollView, on: screen)
  }

  private func expectBarFollows(
    _ controller: FlexibleHeaderViewController?, over scrollView: UIScrollView?,
    on screen: HeaderStage<UINavigationController>
  ) {
    guard let header = controller?.headerView, let scrollView else {
      Issue.record("there is no header")
      return
    }
    header.backgroundColor = .black
    header.shiftBehavior = .enabledWithStatusBar
    controller?.setNeedsStatusBarAppearanceUpdate()
    expectEqual(screen.statusBar?.statusBarStyle, .lightContent)
    scrollView.contentOffset.y = 400
    screen.settle()
    expectEqual(screen.statusBar?.isStatusBarHidden, true)
    header.shiftHeaderOnScreen(animated: false)
    screen.settle()
    expectEqual(screen.statusBar?.isStatusBarHidden, false)
  }
}

/// A delegate that lets the status bar leave with the header whenever the header shows it, and the other way round.
@MainActor private final class UndecidedDelegate: FlexibleHeaderViewDelegate {
  private(set) var requestCount = 0

  func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) {}

  func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView) {
    requestCount += 1
    guard requestCount < 50 else { return }
    headerView.shiftBehavior = headerView.prefersStatusBarHidden ? .enabled : .enabledWithStatusBar
  }

  @Test(
    "A header that is uninstalled while it is away shows the status bar again, and itself", .needs(.touches))
  func uninstalledWhileAway() {
    final class Screen: RowsScreen {
      let controller = FlexibleHeaderViewController()
      override var childForStatusBarHidden: UIViewController? { controller }
    }
    let screen = Screen { screen in
      guard let header = (screen as? Screen)?.controller.headerView else { return }
      header.maximumHeight = 160
      header.shiftBehavior = .enabledWithStatusBar
      header.install(in: screen.list)
    }
    let header = screen.controller.headerView
    let stage = HeaderStage(.phone47) { screen }
    stage.settle()
    stage.drag(by: -300)
    stage.drag(by: -200)
    let statusBar = stage.window.windowScene?.statusBarManager
    expectEqual(statusBar?.isStatusBarHidden, true)
    header.uninstall()
    stage.settle()
    expect(statusBar?.isStatusBarHidden == false && !header.prefersStatusBarHidden && !header.isHidden)
  }
}
