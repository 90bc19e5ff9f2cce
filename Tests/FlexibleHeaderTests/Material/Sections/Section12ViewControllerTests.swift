import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("12. The header's view controller") struct Section12ViewControllerTests {
  @Test(arguments: DeviceModel.all) func theHeaderStartsExpandedAboveTheContent(device: DeviceModel) {
    let screen = HostedScreen(device) { ScrollScreen() }
    let top = device.safeAreaInsets.top
    #expect(
      screen.root.headerViewController.view.frame
        == CGRect(x: 0, y: 0, width: screen.window.bounds.width, height: 160 + top))
    #expect(screen.root.scrollView.contentOffset.y == -160 - top)
  }

  @Test func theControllerForwardsTheScrollViewsEvents() {
    let screen = HostedScreen(.phoneNotch) { ScrollScreen() }
    screen.root.headerViewController.headerView.shiftBehavior = .enabled
    screen.root.scrollView.contentOffset.y = -120
    #expect(screen.root.headerViewController.headerView.frame.height == 120)
    let other = UIScrollView()
    screen.root.headerViewController.scrollViewDidScroll(other)
    #expect(screen.root.headerViewController.headerView.frame.height == 120)
  }

  @Test func withoutScrollViewTheHeaderSizesItselfToFit() {
    HostSimulator(device: .phone47).makeCurrent()
    let parent = UIViewController()
    let controller = FlexibleHeaderViewController()
    controller.headerView.minMaxHeightIncludesSafeArea = false
    controller.headerView.minimumHeight = 80
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    #expect(controller.headerView.frame.height == 80)
  }

  @Test(arguments: DeviceModel.all) func rotationKeepsTheHeaderAboveTheContent(device: DeviceModel) {
    let screen = HostedScreen(device) { ScrollScreen() }
    screen.root.scrollView.contentOffset.y = 200
    let inset = screen.root.scrollView.contentInset
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      screen.simulator.rotate(to: orientation)
      #expect(screen.simulator.runUntilIdle(limit: 5))
      let header = screen.root.headerViewController.headerView
      #expect(header.frame.width == screen.window.bounds.width)
      #expect(header.frame.height == 56 + screen.root.view.safeAreaInsets.top)
      #expect(header.frame.minY == 0)
    }
    #expect(screen.root.scrollView.contentInset == inset)
  }

  @Test func aTransitionThatIsOverKeepsTheHeaderFromNothing() throws {
    let screen = HostedScreen(.phone47) { ScrollScreen() }
    let witness = TransitionWitness()
    screen.root.addChild(witness)
    screen.simulator.rotate(to: .landscapeLeft)
    #expect(screen.simulator.runUntilIdle(limit: 5))
    let coordinator = try #require(witness.coordinator)
    let header = screen.root.headerViewController.headerView
    header.viewWillTransition(to: screen.window.bounds.size, with: coordinator)
    screen.root.scrollView.contentOffset.y = -100
    #expect(header.frame.height == 100)
  }

  @Test func theStatusBarLeavesWithTheHeaderAndComesBack() {
    let screen = HostedScreen { ScrollScreen() }
    screen.root.headerViewController.headerView.shiftBehavior = .enabledWithStatusBar
    screen.root.scrollView.contentOffset.y = 300
    screen.simulator.step()
    #expect(screen.simulator.scene.statusBarManager?.isStatusBarHidden == true)
    let header = screen.root.headerViewController.headerView
    #expect(header.frame.height == 76, "hiding the bar does not make the header smaller")
    header.shiftHeaderOnScreen(animated: false)
    screen.simulator.step()
    #expect(screen.simulator.scene.statusBarManager?.isStatusBarHidden == false)
    #expect(screen.root.scrollView.contentOffset.y == 300)
  }

  /// The header's own safe area changes with every move of the header: fed back, it would never settle.
  @Test(arguments: DeviceModel.all) func aHeaderThatIsItsWindowsRootSettles(device: DeviceModel) {
    let simulator = HostSimulator(device: device)
    simulator.makeCurrent()
    let controller = FlexibleHeaderViewController()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.headerView.minimumHeight = 80
    simulator.step()
    controller.headerView.sizeToFit()
    simulator.step()
    #expect(controller.headerView.frame.height == 80 + device.safeAreaInsets.top)
  }

  // MARK: - Touches

  @Test func touchesOnTheHeaderScrollTheContentAndThoseOnControlsDoNot() {
    let stage = HeaderStage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let picture = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    stage.header.contentView.addSubview(control)
    stage.header.contentView.addSubview(picture)
    #expect(stage.header.hitTest(CGPoint(x: 300, y: 10), with: nil) === stage.header.contentView)
    stage.track()
    #expect(stage.header.hitTest(CGPoint(x: 300, y: 10), with: nil) === stage.scrollView)
    #expect(stage.header.hitTest(CGPoint(x: 10, y: 10), with: nil) === control)
    #expect(stage.header.hitTest(CGPoint(x: 110, y: 10), with: nil) === picture)
    stage.header.forwardTouchEvents(for: picture)
    #expect(stage.header.hitTest(CGPoint(x: 110, y: 10), with: nil) === stage.scrollView)
    stage.header.stopForwardingTouchEvents(for: picture)
    #expect(stage.header.hitTest(CGPoint(x: 110, y: 10), with: nil) === picture)
  }
}

/// Keeps the last coordinator of a change of size.
private final class TransitionWitness: UIViewController {
  private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator = coordinator
  }
}
