import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#view-controllers
@MainActor @Suite("Flexible header: view controller") struct HeaderViewControllerTests {
  @Test(arguments: DeviceModel.all) func theHeaderStartsExpandedAboveTheContent(device: DeviceModel) {
    let screen = HeaderStage(device) { ScrollScreen() }
    let top = device.safeAreaInsets.top
    expectEqual(
      screen.root.headerViewController.view.frame,
      CGRect(x: 0, y: 0, width: screen.window.bounds.width, height: 160 + top))
    expectEqual(screen.root.scrollView.contentOffset.y, -160 - top)
  }

  @Test func theControllerForwardsTheScrollViewsEvents() {
    let screen = HeaderStage(.phoneNotch) { ScrollScreen() }
    screen.root.headerViewController.headerView.shiftBehavior = .enabled
    screen.root.scrollView.contentOffset.y = -120
    expectEqual(screen.root.headerViewController.headerView.frame.height, 120)
    let other = UIScrollView()
    screen.root.headerViewController.scrollViewDidScroll(other)
    expectEqual(screen.root.headerViewController.headerView.frame.height, 120)
  }

  @Test func withoutScrollViewTheHeaderSizesItselfToFit() {
    DeviceModel.phone47.makeCurrent()
    let parent = UIViewController()
    let controller = FlexibleHeaderViewController()
    controller.headerView.minMaxHeightIncludesSafeArea = false
    controller.headerView.minimumHeight = 80
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    expectEqual(controller.headerView.frame.height, 80)
  }

  @Test(.needs(.rotation)) func headerWorksAfterATransitionThatIsOver() throws {
    let screen = HeaderStage(.phone47) { ScrollScreen() }
    let witness = TransitionWitness()
    screen.root.addChild(witness)
    screen.rotate(to: .landscapeLeft)
    expect(screen.settle(limit: 5))
    let coordinator = try #require(witness.coordinator)
    let header = screen.root.headerViewController.headerView
    header.viewWillTransition(to: screen.window.bounds.size, with: coordinator)
    screen.root.scrollView.contentOffset.y = -100
    expectEqual(header.frame.height, 100)
  }

  @Test func theStatusBarLeavesWithTheHeaderAndComesBack() {
    let screen = HeaderStage { ScrollScreen() }
    screen.root.headerViewController.headerView.shiftBehavior = .enabledWithStatusBar
    screen.root.scrollView.contentOffset.y = 300
    screen.step()
    expectEqual(screen.window.windowScene?.statusBarManager?.isStatusBarHidden, true)
    let header = screen.root.headerViewController.headerView
    expectEqual(header.frame.height, 76, "hiding the bar does not make the header smaller")
    header.shiftHeaderOnScreen(animated: false)
    screen.step()
    expectEqual(screen.window.windowScene?.statusBarManager?.isStatusBarHidden, false)
    expectEqual(screen.root.scrollView.contentOffset.y, 300)
  }

  /// The header's own safe area changes with every move of the header. Using it for the header's height would
  /// cause an endless loop.
  @Test(arguments: DeviceModel.all) func headerAsWindowRootComesToRest(device: DeviceModel) {
    let stage = HeaderStage(device) { FlexibleHeaderViewController() }
    let controller = stage.root
    controller.headerView.minimumHeight = 80
    stage.step()
    controller.headerView.sizeToFit()
    stage.step()
    expectEqual(controller.headerView.frame.height, 80 + device.safeAreaInsets.top)
  }

  // MARK: - Touches

  @Test func touchesOnTheHeaderScrollTheContentAndThoseOnControlsDoNot() {
    let fixture = HeaderFixture()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let picture = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    // A plain view would forward its touches.
    picture.addGestureRecognizer(UILongPressGestureRecognizer())
    fixture.header.contentView.addSubview(control)
    fixture.header.contentView.addSubview(picture)
    expectSame(fixture.header.hitTest(CGPoint(x: 300, y: 10), with: nil), fixture.header.contentView)
    fixture.track()
    expectSame(fixture.header.hitTest(CGPoint(x: 300, y: 10), with: nil), fixture.scrollView)
    expectSame(fixture.header.hitTest(CGPoint(x: 10, y: 10), with: nil), control)
    expectSame(fixture.header.hitTest(CGPoint(x: 110, y: 10), with: nil), picture)
    fixture.header.forwardTouchEvents(for: picture)
    expectSame(fixture.header.hitTest(CGPoint(x: 110, y: 10), with: nil), fixture.scrollView)
    fixture.header.stopForwardingTouchEvents(for: picture)
    expectSame(fixture.header.hitTest(CGPoint(x: 110, y: 10), with: nil), picture)
  }
}

/// A view controller that stores the last transition coordinator.
private final class TransitionWitness: UIViewController {
  private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator = coordinator
  }
}
