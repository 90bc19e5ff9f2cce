import PortableUIKit
import Testing

@testable import FlexibleHeader

@MainActor @Suite("11. Status bar") struct Section11StatusBarTests {
  private func stage() -> HeaderStage {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .enabledWithStatusBar
    stage.track()
    return stage
  }

  /// Where the picture of the status bar is on the screen.
  private func pictureFrame(_ stage: HeaderStage) -> CGRect? {
    stage.header.statusBarSnapshot.map { $0.convert($0.bounds, to: stage.root.view) }
  }

  @Test func aPictureOfTheBarMovesUpWithTheHeader() {
    let stage = stage()
    #expect(pictureFrame(stage) == nil)
    stage.scroll(to: -71)
    #expect(pictureFrame(stage) == CGRect(x: 0, y: -5, width: 375, height: 20))
    #expect(stage.header.statusBarSnapshot?.clipsToBounds == true)
    stage.scroll(to: -20)
    #expect(pictureFrame(stage)?.minY == -20)
    stage.scroll(to: -100)
    #expect(pictureFrame(stage) == nil)
  }

  @Test func translucentContentHasNoPicture() {
    let stage = stage()
    stage.header.contentIsTranslucent = true
    stage.scroll(to: -71)
    #expect(pictureFrame(stage) == nil && !stage.header.prefersStatusBarHidden)
    stage.scroll(to: -50)
    #expect(stage.header.prefersStatusBarHidden)
  }

  @Test func aPictureWithAnotherMinuteGoesUnlessItIsNew() {
    let stage = stage()
    var now = 118.0
    stage.header.wallClock = { now }
    stage.scroll(to: -71)
    now = 120.5
    stage.scroll(to: -70)
    #expect(pictureFrame(stage) != nil, "taken less than 3 s ago")
    now = 122
    stage.scroll(to: -69)
    #expect(pictureFrame(stage) == nil)
  }

  @Test func thePictureGoesWhenTheHeaderMayShiftNoMore() {
    let stage = stage()
    stage.scroll(to: -71)
    stage.header.shiftBehavior = .disabled
    #expect(!stage.header.prefersStatusBarHidden)
    #expect(stage.simulator.runUntilIdle(limit: 5))
    #expect(pictureFrame(stage) == nil)
  }

  @Test func turningTheInterfaceMakesThePictureInvalid() {
    let stage = stage()
    stage.scroll(to: -71)
    stage.header.interfaceOrientationWillChange()
    stage.header.interfaceOrientationDidChange()
    #expect(pictureFrame(stage) == nil)
  }

  // MARK: - Style and chain of controllers

  @Test func theStyleIsThatWhichCanBeRead() {
    let controller = FlexibleHeaderViewController()
    controller.headerView.backgroundColor = .black
    #expect(controller.preferredStatusBarStyle == .lightContent)
    controller.headerView.backgroundColor = .white
    #expect(controller.preferredStatusBarStyle == .darkContent)
    controller.headerView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    #expect(controller.preferredStatusBarStyle == .default)
    // White on these greys has a contrast just above and just below 4.5.
    controller.headerView.backgroundColor = UIColor(white: 118.0 / 255, alpha: 1)
    #expect(controller.preferredStatusBarStyle == .lightContent)
    controller.headerView.backgroundColor = UIColor(white: 119.0 / 255, alpha: 1)
    #expect(controller.preferredStatusBarStyle == .darkContent)
  }

  @Test func settingAnInferredStatusBarStyleIsReportedAndIgnored() {
    let controller = FlexibleHeaderViewController()
    let reports = misuses { controller.preferredStatusBarStyle = .lightContent }
    #expect(reports.count == 1)
    controller.inferPreferredStatusBarStyle = false
    #expect(misuses { controller.preferredStatusBarStyle = .lightContent }.isEmpty)
    #expect(controller.preferredStatusBarStyle == .lightContent)
  }

  @Test func aNavigationControllerAsksTheHeader() {
    let screen = HostedScreen<UINavigationController> {
      let navigation = UINavigationController(rootViewController: ScrollScreen())
      navigation.isNavigationBarHidden = true
      return navigation
    }
    let top = screen.root.topViewController as? ScrollScreen
    expectBarFollows(top?.headerViewController, over: top?.scrollView, on: screen)
  }

  @Test func aNavigationControllerAsksTheContainersHeader() {
    let scrollView = UIScrollView()
    let screen = HostedScreen<UINavigationController> {
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
    on screen: HostedScreen<UINavigationController>
  ) {
    guard let header = controller?.headerView, let scrollView else {
      Issue.record("there is no header")
      return
    }
    header.backgroundColor = .black
    header.shiftBehavior = .enabledWithStatusBar
    controller?.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.statusBar?.statusBarStyle == .lightContent)
    scrollView.contentOffset.y = 400
    screen.settle()
    #expect(screen.statusBar?.isStatusBarHidden == true)
    header.shiftHeaderOnScreen(animated: false)
    screen.settle()
    #expect(screen.statusBar?.isStatusBarHidden == false)
  }
}
