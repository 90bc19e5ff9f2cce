import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("12. The header's view controller") struct Section12ViewControllerTests {
  /// A screen as the documentation shows it: the header a child, the controller the scroll view's delegate.
  private final class Screen: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      addChild(headerViewController)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = headerViewController
      view.addSubview(scrollView)
      headerViewController.headerView.maximumHeight = 160
      headerViewController.headerView.trackingScrollView = scrollView
      headerViewController.view.frame = view.bounds
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override var childForStatusBarHidden: UIViewController? { headerViewController }
    override var childForStatusBarStyle: UIViewController? { headerViewController }
  }

  private final class FrameLog: FlexibleHeaderViewLayoutDelegate {
    var count = 0
    func flexibleHeaderViewController(
      _ flexibleHeaderViewController: FlexibleHeaderViewController,
      flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView
    ) {
      count += 1
    }
  }

  /// A phone that shows the screen; it keeps the window alive.
  @MainActor private struct Phone {
    let simulator: HostSimulator
    let window: UIWindow
    let screen = Screen()

    init(_ device: DeviceModel = .phoneNotch) {
      simulator = HostSimulator(device: device)
      simulator.makeCurrent()
      window = UIWindow(windowScene: simulator.scene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      simulator.step()
    }
  }

  @Test(arguments: DeviceModel.all) func theHeaderStartsExpandedAboveTheContent(device: DeviceModel) {
    let phone = Phone(device)
    let top = device.safeAreaInsets.top
    #expect(
      phone.screen.headerViewController.view.frame
        == CGRect(x: 0, y: 0, width: phone.window.bounds.width, height: 160 + top))
    #expect(phone.screen.scrollView.contentOffset.y == -160 - top)
  }

  @Test func theControllerForwardsTheScrollViewsEvents() {
    let phone = Phone()
    phone.screen.headerViewController.headerView.shiftBehavior = .enabled
    phone.screen.scrollView.contentOffset.y = -120
    #expect(phone.screen.headerViewController.headerView.frame.height == 120)
    let other = UIScrollView()
    phone.screen.headerViewController.scrollViewDidScroll(other)
    #expect(phone.screen.headerViewController.headerView.frame.height == 120)
  }

  @Test func theLayoutDelegateHearsOfChangedFrames() {
    let phone = Phone()
    let log = FrameLog()
    phone.screen.headerViewController.layoutDelegate = log
    phone.screen.scrollView.contentOffset.y = -120
    phone.screen.scrollView.contentOffset.y = -110
    #expect(log.count == 2)
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
    let phone = Phone(device)
    phone.screen.scrollView.contentOffset.y = 200
    let inset = phone.screen.scrollView.contentInset
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      phone.simulator.rotate(to: orientation)
      #expect(phone.simulator.runUntilIdle(limit: 5))
      let header = phone.screen.headerViewController.headerView
      #expect(header.frame.width == phone.window.bounds.width)
      #expect(header.frame.height == 56 + phone.screen.view.safeAreaInsets.top)
      #expect(header.frame.minY == 0)
    }
    #expect(phone.screen.scrollView.contentInset == inset)
  }

  @Test func theStatusBarLeavesWithTheHeaderAndComesBack() {
    let phone = Phone(.phone47)
    phone.screen.headerViewController.headerView.shiftBehavior = .enabledWithStatusBar
    phone.screen.scrollView.contentOffset.y = 300
    phone.simulator.step()
    #expect(phone.simulator.scene.statusBarManager?.isStatusBarHidden == true)
    let header = phone.screen.headerViewController.headerView
    #expect(header.frame.height == 76, "hiding the bar does not make the header smaller")
    header.shiftHeaderOnScreen(animated: false)
    phone.simulator.step()
    #expect(phone.simulator.scene.statusBarManager?.isStatusBarHidden == false)
    #expect(phone.screen.scrollView.contentOffset.y == 300)
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

  @Test func theStyleFollowsTheBackground() {
    let controller = FlexibleHeaderViewController()
    controller.headerView.backgroundColor = .black
    #expect(controller.preferredStatusBarStyle == .lightContent)
    controller.headerView.backgroundColor = .white
    #expect(controller.preferredStatusBarStyle == .darkContent)
    controller.headerView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    #expect(controller.preferredStatusBarStyle == .default)
  }
}
