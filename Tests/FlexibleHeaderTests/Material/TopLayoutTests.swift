import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#view-controllers
@MainActor @Suite("Flexible header: top layout") struct TopLayoutTests {
  /// A screen with the content as a sibling of the header, as the documentation recommends.
  private final class Screen: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let content = UIViewController()
    let scrollView = UIScrollView()
    var updatesGuideItself = false
    var usesGuide = false
    /// The number of constraints before the screen appears.
    private(set) var earlyConstraints = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(content)
      content.view.frame = view.bounds
      view.addSubview(content.view)
      content.didMove(toParent: self)
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      scrollView.delegate = headerViewController
      content.view.addSubview(scrollView)
      addChild(headerViewController)
      headerViewController.headerView.maximumHeight = 160
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      earlyConstraints = view.constraints.count
      if usesGuide { _ = topGuide }
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if updatesGuideItself { headerViewController.updateTopLayoutGuide() }
    }
  }

  private func show(
    _ device: DeviceModel = .phone47, _ flags: BehavioralFlags = .recommended,
    _ setUp: (Screen) -> Void = { _ in }
  ) -> HeaderStage<Screen> {
    HeaderStage(device) {
      let root = Screen()
      root.headerViewController.headerView.behavioralFlags = flags
      root.loadViewIfNeeded()
      setUp(root)
      return root
    }
  }

  @Test("What was reserved in a controller that is gone isn't taken from the next one")
  func controllerIsGone() {
    let screen = show()
    var content: UIViewController? = UIViewController()
    screen.root.headerViewController.topLayoutGuideViewController = content
    screen.settle()
    weak let gone = content
    content = nil
    screen.settle()
    expectNil(gone)
    let next = screen.root.content
    next.additionalSafeAreaInsets.top = 200
    screen.root.headerViewController.topLayoutGuideViewController = next
    screen.settle()
    expectAtLeast(next.additionalSafeAreaInsets.top, 200)
    screen.root.headerViewController.topLayoutGuideViewController = nil
    expectEqual(next.additionalSafeAreaInsets.top, 200)
  }

  @Test(arguments: DeviceModel.all) func contentKeepsClearOfAHeaderOverNothing(device: DeviceModel) {
    let screen = show(device) { $0.headerViewController.topLayoutGuideViewController = $0.content }
    let header = screen.root.headerViewController.headerView
    let inset = device.safeAreaInsets.top
    expectEqual(header.frame.maxY, 56 + inset)
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, 56)
    expectEqual(screen.root.content.view.safeAreaInsets.top, 56 + inset)
    expectEqual(screen.root.content.topGuide.length, 56 + inset)
    header.frame.size.height = 300
    screen.settle()
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, 160, "at most the maximum height")
  }

  @Test("An inset that the app sets stays, negative or not", arguments: [-20, 0, 15] as [CGFloat])
  func insetOfTheApp(inset: CGFloat) {
    let screen = show {
      $0.content.additionalSafeAreaInsets.top = inset
      $0.headerViewController.topLayoutGuideViewController = $0.content
    }
    let header = screen.root.headerViewController.headerView
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, 56 + inset)
    header.trackingScrollView = screen.root.scrollView
    screen.settle()
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, inset)
    screen.root.content.additionalSafeAreaInsets.top = -30
    screen.settle()
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, -30)
    header.trackingScrollView = nil
    screen.settle()
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, header.frame.maxY - 20 - 30)
  }

  @Test func aTrackedScrollViewHasItsInsetsAndNeedsNoSafeArea() {
    let screen = show { $0.headerViewController.topLayoutGuideViewController = $0.content }
    let header = screen.root.headerViewController.headerView
    header.trackingScrollView = screen.root.scrollView
    screen.settle()
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, 0)
    expect(screen.root.scrollView.contentOffset.y == -180 && header.frame.maxY == 180)
    expectEqual(screen.root.content.topGuide.length, 180)
    screen.root.scrollView.contentOffset.y = -100
    expectEqual(screen.root.content.topGuide.length, 100, "the guide follows the header")
    header.trackingScrollView = nil
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, header.frame.maxY - 20)
  }

  @Test func othersAdditionalSafeAreaStays() {
    let screen = show {
      $0.content.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
      $0.headerViewController.topLayoutGuideViewController = $0.content
    }
    let content = screen.root.content
    expectEqual(content.additionalSafeAreaInsets, UIEdgeInsets(top: 66, left: 1, bottom: 2, right: 3))
    screen.root.headerViewController.topLayoutGuideViewController = nil
    expectEqual(content.additionalSafeAreaInsets, UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3))
  }

  @Test func namingAControllerSwitchesTheAdjustmentOn() {
    let screen = show(.phone47, .materialComponents)
    let controller = screen.root.headerViewController
    expect(!controller.isTopLayoutGuideAdjustmentEnabled)
    controller.topLayoutGuideViewController = screen.root.content
    expect(controller.isTopLayoutGuideAdjustmentEnabled)
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, 56)
    controller.isTopLayoutGuideAdjustmentEnabled = false
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, 0)
    controller.infersTopSafeAreaInsetFromViewController = true
    expect(controller.isTopLayoutGuideAdjustmentEnabled, "as does inferring the safe area")
  }

  @Test func theControllerIsHeldWeakly() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController()
    do {
      let content = UIViewController()
      controller.topLayoutGuideViewController = content
    }
    expectNil(controller.topLayoutGuideViewController)
    controller.updateTopLayoutGuide()
  }

  // MARK: - Without adjustment

  @Test func withoutAdjustmentTheParentsGuideEndsWhereTheHeaderDoes() {
    let screen = show(.phone47, .materialComponents) {
      $0.usesGuide = true
      $0.headerViewController.headerView.maximumHeight = 180
      $0.headerViewController.headerView.minimumHeight = 76
    }
    let root = screen.root
    let header = root.headerViewController.headerView
    expectEqual(root.topGuide.length, header.frame.maxY)
    header.shiftBehavior = .enabled
    header.trackingScrollView = root.scrollView
    root.scrollView.contentOffset.y = 300
    expect(header.frame.maxY == 20 && root.topGuide.length == 20)
    header.shiftHeaderOnScreen(animated: false)
    expectEqual(root.topGuide.length, 76)
    header.shiftBehavior = .enabledWithStatusBar
    root.scrollView.contentOffset.y = 600
    expectEqual(root.topGuide.length, 0, "the status bar left, too")
    expect(root.additionalSafeAreaInsets.top == 0 && root.content.additionalSafeAreaInsets.top == 0)
  }

  @Test(
    "A parent gets no layout guide that it doesn't use, and none before it appears", arguments: [true, false])
  func parentsGuideIsNotCreated(usesGuide: Bool) {
    let screen = show(.phone47, .materialComponents) { $0.usesGuide = usesGuide }
    let (root, header) = (screen.root, screen.root.headerViewController.headerView)
    expect(root.earlyConstraints == 0 && root.view.constraints.isEmpty == !usesGuide)
    header.trackingScrollView = root.scrollView
    root.scrollView.contentOffset.y = 100
    expectEqual(root.view.constraints.isEmpty, !usesGuide)
    if usesGuide { expectEqual(root.topGuide.length, header.frame.maxY) }
  }

  /// A table view controller with the header inside its table.
  private final class TableScreen: UITableViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      headerViewController.headerView.behavioralFlags = .materialComponents
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
      headerViewController.headerView.trackingScrollView = tableView
      _ = topGuide
    }
  }

  @Test func guideOfATableViewControllerIsLeftAlone() {
    let screen = HeaderStage { TableScreen(style: .plain) }
    let length = screen.root.topGuide.length
    screen.root.headerViewController.updateTopLayoutGuide()
    screen.root.tableView.contentOffset.y = 30
    screen.settle()
    expectEqual(screen.root.topGuide.length, length)
    expectNotEqual(screen.root.headerViewController.headerView.frame.height, length)
  }

  /// A table view controller whose label is constrained to its own guide.
  private final class LabeledTableScreen: RowsTableController {
    let headerViewController = FlexibleHeaderViewController()
    let label = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.contentSize.height = 3000
      headerViewController.headerView.behavioralFlags = .materialComponents
      addChild(headerViewController)
      headerViewController.headerView.minimumHeight = 76
      headerViewController.headerView.maximumHeight = 120
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
      headerViewController.headerView.trackingScrollView = tableView
      headerViewController.topLayoutGuideViewController = self
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        label.heightAnchor.constraint(equalToConstant: 10),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 10),
      ])
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      headerViewController.headerView.trackingScrollViewDidScroll()
    }
  }

  @Test("A label at the guide of a table view controller stays below the header inside the table")
  func guideOfATableViewController() {
    let screen = HeaderStage { LabeledTableScreen(style: .plain) }
    let (table, header) = (screen.root.tableView, screen.root.headerViewController.headerView)
    for offset in [-120, -180, -70, 70, 300] as [CGFloat] {
      table?.contentOffset.y = offset
      screen.step()
      expectEqual(screen.root.label.frame.minY, header.frame.maxY)
      expectEqual(screen.root.label.frame.minY - offset, max(76, -offset), "on the screen")
    }
  }

  @Test("The guide of content that doesn't begin at the top of the screen ends at the header's bottom edge")
  func guideOfContentThatBeginsBelowTheTop() {
    let screen = show {
      $0.content.view.frame.origin.y = 30
      $0.headerViewController.topLayoutGuideViewController = $0.content
      $0.headerViewController.headerView.trackingScrollView = $0.scrollView
    }
    screen.root.scrollView.contentOffset.y = -110
    screen.step()
    let header = screen.root.headerViewController.headerView
    expectEqual(screen.root.content.topLayoutGuide.length, header.frame.maxY - 30)
  }

  @Test func aParentThatAsksForItGetsItsGuideWhateverTheFlags() {
    let screen = show {
      $0.updatesGuideItself = true
      $0.headerViewController.headerView.trackingScrollView = $0.scrollView
    }
    expectEqual(screen.root.topGuide.length, 180)
    screen.root.scrollView.contentOffset.y = -100
    screen.root.view.setNeedsLayout()
    screen.settle()
    expectEqual(screen.root.topGuide.length, 100)
  }

  @Test func constraintsToTheGuideFollow() {
    let screen = show {
      $0.headerViewController.topLayoutGuideViewController = $0.content
      $0.headerViewController.headerView.trackingScrollView = $0.scrollView
    }
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = screen.root.content
    content.view.addSubview(label)
    label.topAnchor.constraint(equalTo: content.topGuide.bottomAnchor).isActive = true
    label.heightAnchor.constraint(equalToConstant: 10).isActive = true
    label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 10).isActive = true
    screen.step()
    expectEqual(label.frame.minY, 180)
    screen.root.scrollView.contentOffset.y = -90
    screen.step()
    expectEqual(label.frame.minY, 90)
  }

  // MARK: - Web views

  @Test(.needs([.touches, .clock]), arguments: DeviceModel.all) func aShortWebPageDoesNotBecomeScrollable(
    device: DeviceModel
  ) {
    DeviceModel.phone47.makeCurrent()
    let webView = WKWebView(frame: .zero)
    let screen = show(device) {
      webView.frame = $0.content.view.bounds
      $0.content.view.addSubview(webView)
      webView.scrollView.delegate = $0.headerViewController
      $0.headerViewController.usesAdditionalSafeAreaInsetsForWebKitScrollViews = true
      $0.headerViewController.topLayoutGuideViewController = $0.content
      $0.headerViewController.headerView.trackingScrollView = webView.scrollView
    }
    showPage(height: 30, in: webView)
    screen.settle()
    let (scrollView, inset) = (webView.scrollView, webView.scrollView.adjustedContentInset)
    let header = screen.root.headerViewController.headerView
    expect(scrollView.contentInset == .zero && scrollView.verticalScrollIndicatorInsets == .zero)
    expectEqual(screen.root.content.additionalSafeAreaInsets.top, 160)
    expectEqual(scrollView.contentOffset.y, -160 - device.safeAreaInsets.top)
    expectEqual(scrollView.contentSize.height + inset.top + inset.bottom, scrollView.bounds.height)
    screen.drag(by: -150)
    expectEqual(scrollView.contentOffset.y, -160 - device.safeAreaInsets.top, "it springs back")
    expectEqual(header.frame.height, 160 + device.safeAreaInsets.top)
  }

  @Test(.needs([.touches, .clock])) func aLongWebPageCollapsesTheHeader() {
    DeviceModel.phone47.makeCurrent()
    let webView = WKWebView(frame: .zero)
    let screen = show {
      webView.frame = $0.content.view.bounds
      $0.content.view.addSubview(webView)
      webView.scrollView.delegate = $0.headerViewController
      $0.headerViewController.usesAdditionalSafeAreaInsetsForWebKitScrollViews = true
      $0.headerViewController.topLayoutGuideViewController = $0.content
      $0.headerViewController.headerView.trackingScrollView = webView.scrollView
    }
    showPage(height: 3000, in: webView)
    screen.drag(by: -300)
    expectEqual(screen.root.headerViewController.headerView.frame.height, 76)
    screen.drag(by: 500)
    expectEqual(screen.root.headerViewController.headerView.frame.height, 180)
    expectEqual(webView.scrollView.contentOffset.y, -180)
  }

  @Test func withoutTheFlagAWebViewIsAScrollViewLikeOthers() {
    DeviceModel.phone47.makeCurrent()
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let screen = show {
      $0.content.view.addSubview(webView)
      $0.headerViewController.headerView.trackingScrollView = webView.scrollView
    }
    expectEqual(webView.scrollView.adjustedContentInset.top, 180)
    expectEqual(screen.root.content.additionalSafeAreaInsets, .zero)
  }

  @Test func aWebViewNeedsAControllerToBeGivenSafeArea() {
    DeviceModel.phone47.makeCurrent()
    let webView = WKWebView(frame: .zero)
    var screen: HeaderStage<Screen>?
    let reports = misuses {
      screen = show {
        $0.content.view.addSubview(webView)
        $0.headerViewController.usesAdditionalSafeAreaInsetsForWebKitScrollViews = true
        $0.headerViewController.headerView.trackingScrollView = webView.scrollView
      }
      screen?.root.headerViewController.updateTopLayoutGuide()
    }
    expect(reports.count == 1 && reports.first?.advice.contains("topLayoutGuideViewController") == true)
    guard let root = screen?.root else { return }
    let more = misuses { root.headerViewController.topLayoutGuideViewController = root.content }
    expect(more.isEmpty && root.content.additionalSafeAreaInsets.top == 160)
  }
}
