import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#top-safe-area
@MainActor @Suite("Flexible header: top safe area") struct TopSafeAreaTests {
  private final class Source: FlexibleHeaderSafeAreaDelegate {
    weak var controller: UIViewController?
    func flexibleHeaderViewControllerTopSafeAreaInsetViewController(
      _ flexibleHeaderViewController: FlexibleHeaderViewController
    ) -> UIViewController? { controller }
  }

  /// A screen with a header but without content. The header's height is that of its content plus the safe
  /// area.
  private final class Screen: UIViewController {
    let headerViewController = FlexibleHeaderViewController()

    init(flags: BehavioralFlags = .recommended) {
      super.init(nibName: nil, bundle: nil)
      headerViewController.headerView.behavioralFlags = flags
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  @Test(arguments: DeviceModel.all, [BehavioralFlags.recommended, .materialComponents])
  func theGuideViewIsAsHighAsTheSafeArea(device: DeviceModel, flags: BehavioralFlags) {
    let screen = HeaderStage(device) { ScrollScreen(flags: flags) }
    let header = screen.root.headerViewController.headerView
    let inset = device.safeAreaInsets.top
    expectEqual(header.topSafeAreaGuide.frame, CGRect(x: 0, y: 0, width: header.bounds.width, height: inset))
    expect(header.topSafeAreaGuide.isDescendant(of: header))
  }

  @Test func safeAreaWithoutAWindowIs20Points() {
    DeviceModel.phoneNotch.makeCurrent()
    let header = FlexibleHeaderView(frame: .zero, behavioralFlags: .materialComponents)
    expectEqual(header.minimumHeight, 76)
    expectEqual(FlexibleHeaderView(frame: .zero).sizeThatFits(.zero).height, 56)
  }

  @Test(
    "Without a window, the key window gives the safe area, unless it is inferred",
    arguments: DeviceModel.all)
  func keyWindowGivesTheSafeArea(device: DeviceModel) {
    let stage = HeaderStage(device) { UIViewController() }
    let safeArea = stage.window.safeAreaInsets.top
    let header = FlexibleHeaderView(frame: .zero, behavioralFlags: .materialComponents)
    expectEqual(header.minimumHeight, 56 + safeArea)
    expectEqual(header.topSafeAreaGuide.frame.height, safeArea)
    let scrollView = UIScrollView(frame: stage.window.bounds)
    header.trackingScrollView = scrollView
    expectEqual(scrollView.contentInset.top, 56 + safeArea, "the inset is final before the header is shown")
    expectEqual(FlexibleHeaderView(frame: .zero).sizeThatFits(.zero).height, 56)
  }

  @Test(
    "Without any event, the inset contains the safe area once",
    arguments: [DeviceModel.phone47, .phoneNotch])
  func insetContainsTheSafeAreaOnce(device: DeviceModel) {
    final class PlainScreen: UIViewController {
      let header = FlexibleHeaderView(frame: .zero, behavioralFlags: .materialComponents)
      let scrollView = UIScrollView()

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        view.addSubview(scrollView)
        header.maximumHeight = 160
        header.trackingScrollView = scrollView
        view.addSubview(header)
      }
    }
    let stage = HeaderStage(device) { PlainScreen() }
    expectEqual(stage.root.scrollView.adjustedContentInset.top, 160)
  }

  @Test(
    "A header that was off the screen during a rotation no longer counts a status bar that is hidden",
    .needs(.rotation), arguments: [false, true], [false, true])
  func rotationWhileOffTheScreen(isCorrected: Bool, infers: Bool) {
    var flags = isCorrected ? BehavioralFlags.recommended : .materialComponents
    flags.infersTopSafeAreaInsetFromViewController = infers
    let stage = HeaderStage(.phone47) { ListScreen(flags: flags, behavior: .hideable) }
    let header = stage.root.header
    header.shiftHeaderOffScreen(animated: false)
    stage.settle()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    header.shiftHeaderOnScreen(animated: true)
    stage.settle()
    expect(stage.root.view.safeAreaInsets.top == 0 && header.frame.minY == 0)
    expectEqual(header.topSafeAreaGuide.frame.height, 0)
  }

  @Test("The superview gives the safe area, with the bars of containers; in the original the device does")
  func superviewGivesTheSafeArea() {
    let screen = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: Screen()) }
    let header = (screen.root.topViewController as? Screen)?.headerViewController.headerView
    expectEqual(header?.frame.height, 147)
    var flags = BehavioralFlags.recommended
    flags.correctsOriginalBehavior = false
    let original = HeaderStage(.phoneNotch) {
      UINavigationController(rootViewController: Screen(flags: flags))
    }
    let former = (original.root.topViewController as? Screen)?.headerViewController.headerView
    expectEqual(former?.frame.height, 103)
  }

  @Test func theDelegateNamesAnotherViewController() {
    let source = Source()
    let screen = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: Screen()) }
    let top = screen.root.topViewController as? Screen
    source.controller = top
    top?.headerViewController.safeAreaDelegate = source
    expectEqual(top?.headerViewController.headerView.frame.height, 147)
    source.controller = nil
    top?.headerViewController.safeAreaDelegate = source
    expectEqual(top?.headerViewController.headerView.frame.height, 147, "nil is the superview again")
  }

  @Test func inASheetTheSafeAreaIsThatOfTheSheet() {
    let screen = HeaderStage(.phone47) { UIViewController() }
    let presented = Screen()
    presented.modalPresentationStyle = .pageSheet
    screen.root.present(presented, animated: false)
    screen.settle()
    expectEqual(presented.headerViewController.headerView.frame.height, 56, "no status bar over a sheet")
  }

  @Test(.needs(.clock)) func hidingAClassicStatusBarByTheHeaderLeavesTheSafeAreaAlone() {
    let screen = HeaderStage { ScrollScreen() }
    let header = screen.root.headerViewController.headerView
    header.shiftBehavior = .enabledWithStatusBar
    screen.root.scrollView.contentOffset.y = 300
    screen.settle()
    expectEqual(screen.window.safeAreaInsets.top, 0)
    expectEqual(header.topSafeAreaGuide.frame.height, 20)
  }

  @Test func aHiddenHeaderJumpsToItsNewPlaceOffTheScreen() {
    let screen = HeaderStage(.phoneNotch) { ScrollScreen() }
    let header = screen.root.headerViewController.headerView
    header.shiftBehavior = .hideable
    screen.root.scrollView.contentOffset.y = 300
    header.shiftHeaderOffScreen(animated: false)
    expectEqual(header.frame.minY, -103)
    screen.root.additionalSafeAreaInsets.top = 30
    expectEqual(header.frame.minY, -133)
  }

  // MARK: - A safe area that the header enlarges itself

  @Test(arguments: DeviceModel.all) func safeAreaSourceThatDependsOnTheHeaderIsRefused(device: DeviceModel) {
    var screen: HeaderStage<Screen>?
    let reports = misuses {
      screen = HeaderStage<Screen>(device) {
        let root = Screen()
        root.headerViewController.topLayoutGuideViewController = root
        return root
      }
      screen?.settle()
    }
    expect(reports.count == 1 && reports.first?.advice.contains("sibling") == true)
    expectEqual(screen?.root.additionalSafeAreaInsets.top, 0)
    expectEqual(screen?.root.headerViewController.headerView.frame.height, 56 + device.safeAreaInsets.top)
  }

  @Test func aSourceInsideTheAdjustedControllerIsRefusedToo() {
    let source = Source()
    let inner = UIViewController()
    let screen = HeaderStage { Screen() }
    screen.root.addChild(inner)
    screen.root.view.addSubview(inner.view)
    inner.didMove(toParent: screen.root)
    source.controller = inner
    screen.root.headerViewController.safeAreaDelegate = source
    let reports = misuses { screen.root.headerViewController.topLayoutGuideViewController = screen.root }
    expectEqual(reports.count, 1)
    expectEqual(screen.root.additionalSafeAreaInsets.top, 0)
  }

  @Test(arguments: DeviceModel.all) func additionalSafeAreaOfTheHeaderIsSubtractedWithPermission(
    device: DeviceModel
  ) {
    let screen = HeaderStage<Screen>(device) {
      let root = Screen()
      root.headerViewController.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = true
      root.headerViewController.topLayoutGuideViewController = root
      return root
    }
    let inset = device.safeAreaInsets.top
    let header = screen.root.headerViewController.headerView
    expect(screen.settle())
    expectEqual(screen.root.additionalSafeAreaInsets.top, 56)
    expectEqual(screen.root.view.safeAreaInsets.top, 56 + inset)
    expectEqual(header.frame.height, 56 + inset, "\(header.frame)")
    header.minimumHeight = 90
    header.sizeToFit()
    expect(screen.settle())
    expectEqual(screen.root.view.safeAreaInsets.top, 90 + inset)
    expectEqual(header.frame.height, 90 + inset)
  }

  @Test func revokingTheSubtractionIsRefused() {
    let screen = HeaderStage<Screen> {
      let root = Screen()
      root.headerViewController.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = true
      root.headerViewController.topLayoutGuideViewController = root
      return root
    }
    let reports = misuses {
      screen.root.headerViewController.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = false
    }
    expectEqual(reports.count, 1)
    expectEqual(screen.root.additionalSafeAreaInsets.top, 0)
    expectEqual(screen.root.headerViewController.headerView.frame.height, 76)
  }
}
