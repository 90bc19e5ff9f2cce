import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Interacting with UINavigationController")
struct NavigationExampleTests {
  private final class HeaderViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      addChild(headerViewController)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      headerViewController.view.frame = view.bounds
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  /// A screen without a header, which shows the navigation bar.
  private final class BarViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  private final class PlainHeaderViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  @Test(
    "each screen brings or hides the bar as it appears", .needs(.clock), arguments: DeviceModel.all,
    [false, true])
  func barsComeAndGo(device: DeviceModel, animated: Bool) {
    let phone = HeaderStage(device) { UINavigationController(rootViewController: BarViewController()) }
    let height = 56 + device.safeAreaInsets.top
    expect(!phone.root.isNavigationBarHidden)
    let screen = HeaderViewController()
    phone.root.pushViewController(screen, animated: animated)
    expect(phone.settle())
    expect(phone.root.isNavigationBarHidden)
    let header = screen.headerViewController.headerView
    expectEqual(
      header.convert(header.bounds, to: phone.window),
      CGRect(x: 0, y: 0, width: device.screenSize.width, height: height))
    phone.root.popViewController(animated: animated)
    expect(phone.settle())
    expect(!phone.root.isNavigationBarHidden)
  }

  @Test("a stack of headers hides the bar once and for all")
  func hiddenFromTheStart() {
    let phone = HeaderStage { () -> UINavigationController in
      let navigationController = UINavigationController(rootViewController: PlainHeaderViewController())
      navigationController.setNavigationBarHidden(true, animated: false)
      return navigationController
    }
    let second = PlainHeaderViewController()
    phone.root.pushViewController(second, animated: true)
    expect(phone.settle())
    let header = second.headerViewController.headerView
    expectEqual(header.convert(header.bounds, to: phone.window), CGRect(x: 0, y: 0, width: 375, height: 76))
  }
}

@MainActor @Suite("Material's example: Enabling Swipe to Dismiss") struct SwipeToDismissExampleTests {
  private class PlainViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  private final class SwipingViewController: PlainViewController {
    var existingInteractivePopGestureRecognizerDelegate: (any UIGestureRecognizerDelegate)?

    override func viewWillAppear(_ animated: Bool) {
      if let delegate = navigationController?.interactivePopGestureRecognizer?.delegate {
        existingInteractivePopGestureRecognizerDelegate = delegate
      }
      super.viewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if let delegate = existingInteractivePopGestureRecognizerDelegate {
        navigationController?.interactivePopGestureRecognizer?.delegate = delegate
      }
    }
  }

  private func shown(_ screen: () -> UIViewController) -> HeaderStage<UINavigationController> {
    let phone = HeaderStage { UINavigationController(rootViewController: UIViewController()) }
    phone.root.pushViewController(screen(), animated: true)
    phone.settle()
    return phone
  }

  @Test("with the bar hidden and nothing done, a swipe doesn't go back")
  func withoutTheRecipe() {
    let phone = shown { PlainViewController() }
    phone.swipeBack(to: 300).up()
    expect(phone.settle())
    expectEqual(phone.root.viewControllers.count, 2)
  }

  @Test("with the recipe a swipe goes back, and the recognizer has its own delegate again", .needs(.touches))
  func withTheRecipe() {
    let phone = shown { SwipingViewController() }
    expectNil(phone.root.interactivePopGestureRecognizer?.delegate)
    phone.swipeBack(to: 300).up()
    expect(phone.settle())
    expectEqual(phone.root.viewControllers.count, 1)
    expectNotNil(phone.root.interactivePopGestureRecognizer?.delegate)
  }

  @Test("a swipe that is given up leaves the screen as it was, ready for the next one", .needs(.touches))
  func givenUp() {
    let phone = shown { SwipingViewController() }
    let finger = phone.swipeBack(to: 100)
    phone.advance(by: 0.3)
    finger.up()
    expect(phone.settle())
    expectEqual(phone.root.viewControllers.count, 2)
    phone.swipeBack(to: 300).up()
    expect(phone.settle())
    expectEqual(phone.root.viewControllers.count, 1)
  }
}
