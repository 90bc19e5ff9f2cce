import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// A screen whose header is migrated flag by flag. It starts with the original's behavior.
@MainActor private final class MigratingViewController: UIViewController {
  let flexibleHeaderViewController = FlexibleHeaderViewController()
  let scrollView = UIScrollView()
  private let migrate: (FlexibleHeaderViewController) -> Void

  init(_ migrate: @escaping (FlexibleHeaderViewController) -> Void) {
    self.migrate = migrate
    super.init(nibName: nil, bundle: nil)
    flexibleHeaderViewController.headerView.behavioralFlags = .materialComponents
    migrate(flexibleHeaderViewController)
    addChild(flexibleHeaderViewController)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    scrollView.delegate = flexibleHeaderViewController
    view.addSubview(scrollView)
    flexibleHeaderViewController.headerView.trackingScrollView = scrollView
    view.addSubview(flexibleHeaderViewController.view)
    flexibleHeaderViewController.didMove(toParent: self)
  }
}

@MainActor @Suite("Material's example: Recommended behavioral flags")
struct RecommendedFlagsExampleTests {
  private func shown(on device: DeviceModel) -> HeaderStage<MigratingViewController> {
    HeaderStage(device) {
      MigratingViewController { flexibleHeaderViewController in
        flexibleHeaderViewController.infersTopSafeAreaInsetFromViewController = true
        flexibleHeaderViewController.headerView.minMaxHeightIncludesSafeArea = false
      }
    }
  }

  @Test("both flags right after the creation: right on every device", arguments: DeviceModel.all)
  func everyDevice(device: DeviceModel) {
    let phone = shown(on: device)
    let header = phone.root.flexibleHeaderViewController.headerView
    expect(header.minimumHeight == 56 && header.maximumHeight == 56)
    phone.root.scrollView.contentOffset.y = 100
    expectEqual(header.frame.height, 56 + device.safeAreaInsets.top)
  }

  @Test("new headers have them set")
  func ours() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController()
    expect(controller.infersTopSafeAreaInsetFromViewController)
    expect(!controller.headerView.minMaxHeightIncludesSafeArea)
  }
}

@MainActor @Suite("Material's example: Removing safe area insets from the min/max heights")
struct MinMaxHeightExampleTests {
  @Test("heights mean the content alone, whatever the device adds", arguments: DeviceModel.all)
  func contentAlone(device: DeviceModel) {
    let phone = HeaderStage(device) {
      MigratingViewController { $0.headerView.minMaxHeightIncludesSafeArea = false }
    }
    let header = phone.root.flexibleHeaderViewController.headerView
    header.minimumHeight = 70
    phone.root.scrollView.contentOffset.y = 100
    expectEqual(header.frame.height, 70 + device.safeAreaInsets.top)
  }

  @Test("without the flag the heights contain the safe area", arguments: DeviceModel.all)
  func before(device: DeviceModel) {
    let phone = HeaderStage(device) { MigratingViewController { _ in } }
    let header = phone.root.flexibleHeaderViewController.headerView
    expectEqual(header.minimumHeight, 56 + device.safeAreaInsets.top)
    header.minimumHeight = 70
    phone.root.scrollView.contentOffset.y = 100
    expectEqual(header.frame.height, 70)
  }
}

@MainActor @Suite("Material's example: Enabling inferred top safe area insets")
struct InferredSafeAreaExampleTests {
  /// Shows a screen as a popover on a tablet, where no status bar overlaps it.
  private func popover(
    inferring: Bool
  ) -> (screen: MigratingViewController, phone: HeaderStage<UIViewController>) {
    let phone = HeaderStage(.pad) { UIViewController() }
    let screen = MigratingViewController { flexibleHeaderViewController in
      flexibleHeaderViewController.headerView.minMaxHeightIncludesSafeArea = false
      flexibleHeaderViewController.infersTopSafeAreaInsetFromViewController = inferring
    }
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.sourceView = phone.root.view
    screen.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    phone.root.present(screen, animated: false)
    phone.settle()
    return (screen, phone)
  }

  @Test("in a popover a header that infers has no status bar to make room for")
  func inPopover() {
    let (screen, phone) = popover(inferring: true)
    expectLess(screen.view.bounds.height, phone.window.bounds.height)
    expectEqual(screen.flexibleHeaderViewController.headerView.frame.height, 56)
  }

  @Test("without inferring, the device counts")
  func before() {
    let (screen, phone) = popover(inferring: false)
    expectEqual(screen.flexibleHeaderViewController.headerView.frame.height, 80)
    withExtendedLifetime(phone) {}
  }
}

@MainActor @Suite("Material's example: minMaxHeightIncludesSafeArea") struct MigrationExampleTests {
  @Test(
    "flag, maximum, minimum, in this order: both heights are the content's", .needs(.touches),
    arguments: DeviceModel.all)
  func heights(device: DeviceModel) {
    let phone = HeaderStage(device) {
      MigratingViewController { headerViewController in
        headerViewController.headerView.minMaxHeightIncludesSafeArea = false
        headerViewController.headerView.maximumHeight = 128
        headerViewController.headerView.minimumHeight = 56
      }
    }
    let header = phone.root.flexibleHeaderViewController.headerView
    let top = device.safeAreaInsets.top
    phone.drag(by: 250)
    expect(header.frame.height == 128 + top && phone.root.scrollView.contentOffset.y == -128 - top)
    phone.drag(by: -300)
    expectEqual(header.frame.height, 56 + top)
  }
}
