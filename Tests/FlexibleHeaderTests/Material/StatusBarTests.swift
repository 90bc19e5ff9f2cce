import FlexibleHeaderMigration
import HeaderTesting
import Testing

@testable import FlexibleHeader

/// Documentation/Behavior/FlexibleHeader.md#status-bar
@MainActor @Suite("Flexible header: status bar") struct StatusBarTests {
  private func fixture(answers: UIKitAnswers = .initial) -> HeaderFixture {
    let fixture = HeaderFixture(answers: answers)
    fixture.header.shiftBehavior = .enabledWithStatusBar
    fixture.track()
    return fixture
  }

  /// The assumption under which there is a snapshot. See `StatusBarFollowingTests` for the other one.
  private var withSnapshots: UIKitAnswers {
    var answers = UIKitAnswers.initial
    answers.snapshotsShowStatusBar = true
    return answers
  }

  /// Returns the frame of the status bar's snapshot on the screen.
  private func pictureFrame(_ fixture: HeaderFixture) -> CGRect? {
    fixture.header.statusBarSnapshots.shown.map { $0.convert($0.bounds, to: fixture.root.view) }
  }

  @Test(.needs(.settings)) func aPictureOfTheBarMovesUpWithTheHeader() {
    let fixture = fixture(answers: withSnapshots)
    expectNil(pictureFrame(fixture))
    fixture.scroll(to: -71)
    expectEqual(pictureFrame(fixture), CGRect(x: 0, y: -5, width: 375, height: 20))
    expectEqual(fixture.header.statusBarSnapshots.shown?.clipsToBounds, true)
    fixture.scroll(to: -20)
    expectEqual(pictureFrame(fixture)?.minY, -20)
    fixture.scroll(to: -100)
    expectNil(pictureFrame(fixture))
  }

  @Test(
    "A delegate that changes the preference at each request is asked three times for each event",
    .needs(.settings))
  func delegateThatNeverAgrees() {
    let fixture = fixture(answers: withSnapshots)
    let delegate = UndecidedDelegate()
    fixture.header.delegate = delegate
    fixture.scroll(to: -71)
    expectEqual(delegate.requestCount, 3)
    fixture.scroll(to: -70)
    expectEqual(delegate.requestCount, 6)
  }

  @Test func translucentContentHasNoPicture() {
    let fixture = fixture()
    fixture.header.contentIsTranslucent = true
    fixture.scroll(to: -71)
    expect(pictureFrame(fixture) == nil && !fixture.header.prefersStatusBarHidden)
    fixture.scroll(to: -50)
    expect(fixture.header.prefersStatusBarHidden)
  }

  @Test(.needs(.settings)) func statusBarPictureIsRemovedWhenTheMinuteChanges() {
    let fixture = fixture(answers: withSnapshots)
    var now = 118.0
    fixture.header.wallClock = { now }
    fixture.scroll(to: -71)
    now = 120.5
    fixture.scroll(to: -70)
    expectNotNil(pictureFrame(fixture), "taken less than 3 s ago")
    now = 122
    fixture.scroll(to: -69)
    expectNil(pictureFrame(fixture))
  }

  @Test func statusBarPictureIsRemovedWhenShiftingIsDisabled() {
    let fixture = fixture()
    fixture.scroll(to: -71)
    fixture.header.shiftBehavior = .disabled
    expect(!fixture.header.prefersStatusBarHidden)
    expect(fixture.stage.settle(limit: 5))
    expectNil(pictureFrame(fixture))
  }

  @Test func rotationInvalidatesTheStatusBarPicture() {
    let fixture = fixture()
    fixture.scroll(to: -71)
    fixture.header.sizeTransitionWillBegin()
    fixture.header.sizeTransitionDidEnd()
    expectNil(pictureFrame(fixture))
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
