import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Integration") struct IntegrationExampleTests {
  private class MyViewController: UIViewController, FlexibleHeaderParentViewController {
    var headerViewController: FlexibleHeaderViewController!
    let myCustomView = UIView()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      FlexibleHeaderViewController.addToParent(self)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      myCustomView.frame = headerViewController.headerView.bounds
      myCustomView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      headerViewController.headerView.addSubview(myCustomView)
      headerViewController.addFlexibleHeaderViewToParentViewControllerView()
    }
  }

  private final class MySubclass: MyViewController {
    let added = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.insertSubview(added, belowSubview: headerViewController.headerView)
    }
  }

  @Test("adding to a parent gives it a header, and its own views grow with it", arguments: DeviceModel.all)
  func injection(device: DeviceModel) {
    let phone = HeaderStage(device) { MyViewController() }
    let controller: FlexibleHeaderViewController = phone.root.headerViewController
    expect(controller.parent === phone.root && controller.view.superview === phone.root.view)
    let header = controller.headerView
    expectEqual(header.frame.height, 56 + device.safeAreaInsets.top)
    expectEqual(phone.root.myCustomView.frame, header.bounds)
    header.minimumHeight = 100
    header.sizeToFit()
    phone.settle()
    expect(phone.root.myCustomView.frame == header.bounds && header.bounds.height > 99)
  }

  @Test("a note on subclasses: what they add goes below the header")
  func subclasses() {
    let phone = HeaderStage { MySubclass() }
    expectSame(phone.root.view.subviews.last, phone.root.headerViewController.headerView)
    expectSame(phone.root.view.subviews.first, phone.root.added)
  }
}

@MainActor @Suite("Material's example: Tracking a scroll view") struct FirstTrackingExampleTests {
  private final class MyViewController: UIViewController, FlexibleHeaderParentViewController {
    var headerViewController: FlexibleHeaderViewController!
    let scrollView = UIScrollView()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      FlexibleHeaderViewController.addToParent(self)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      view.addSubview(scrollView)
      headerViewController.headerView.shiftBehavior = .enabledWithStatusBar
      headerViewController.headerView.trackingScrollView = scrollView
      scrollView.delegate = headerViewController
      headerViewController.addFlexibleHeaderViewToParentViewControllerView()
    }

    override var prefersStatusBarHidden: Bool {
      headerViewController.prefersStatusBarHidden
    }
  }

  @Test(
    "a controller that answers with the header's wish has its status bar hidden and shown", .needs(.touches))
  func statusBar() throws {
    let phone = HeaderStage { MyViewController() }
    try phone.play("flick-up-1")
    expectEqual(phone.statusBar?.isStatusBarHidden, true)
    try phone.play("flick-down-1")
    phone.settle()
    expectEqual(phone.statusBar?.isStatusBarHidden, false)
  }

  @Test("its navigation controller hides the bar for good")
  func navigationBar() {
    let phone = HeaderStage { () -> UINavigationController in
      let navigationController = UINavigationController(rootViewController: MyViewController())
      navigationController.isNavigationBarHidden = true
      return navigationController
    }
    expect(phone.root.navigationBar.isHidden || phone.root.isNavigationBarHidden)
    let screen = phone.root.topViewController as? MyViewController
    expectEqual(screen?.headerViewController.headerView.frame.height, 76)
  }
}
