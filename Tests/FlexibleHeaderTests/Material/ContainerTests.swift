import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#view-controllers
@MainActor @Suite("Flexible header: container view controller") struct ContainerTests {
  private final class List: UIViewController {
    let scrollView = UIScrollView()

    override func loadView() { view = scrollView }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 300, height: 3000)
    }
  }

  @Test("Content that is set in a loaded container has its layout guide at once")
  func guideOfLateContent() {
    DeviceModel.phone47.makeCurrent()
    let container = FlexibleHeaderContainerViewController(contentViewController: nil)
    container.isTopLayoutGuideAdjustmentEnabled = true
    container.loadViewIfNeeded()
    let header = container.headerViewController.headerView
    header.frame.size.height = 50
    let content = UIViewController()
    container.contentViewController = content
    expectEqual(content.topLayoutGuide.length, 50)
  }

  @Test(arguments: DeviceModel.all) func theHeaderLiesOverContentThatStartsBelowIt(device: DeviceModel) throws
  {
    let stage = HeaderStage<FlexibleHeaderContainerViewController>(device) {
      let list = List()
      let container = FlexibleHeaderContainerViewController(contentViewController: list)
      let header = container.headerViewController.headerView
      header.maximumHeight = 160
      header.trackingScrollView = list.scrollView
      list.scrollView.delegate = container.headerViewController
      return container
    }
    let container = stage.root
    let list = try #require(container.contentViewController as? List)
    let header = container.headerViewController.headerView
    let expanded = 160 + device.safeAreaInsets.top
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: device.screenSize.width, height: expanded))
    expectEqual(list.view.frame, container.view.bounds)
    expectEqual(list.scrollView.contentOffset.y, -expanded)
    list.scrollView.contentOffset.y = 0
    expectEqual(header.frame.height, 56 + device.safeAreaInsets.top)
  }

  @Test func contentIsSwappedBehindTheHeader() {
    let stage = HeaderStage(.phoneNotch) { FlexibleHeaderContainerViewController(contentViewController: nil) }
    let container = stage.root
    let (first, second) = (List(), List())
    container.contentViewController = first
    container.contentViewController = second
    stage.step()
    expect(first.parent == nil && first.view.superview == nil)
    expectSame(second.parent, container)
    expectSame(container.view.subviews.first, second.view)
    expectSame(container.view.subviews.last, container.headerViewController.view)
    container.contentViewController = nil
    expectEqual(container.children, [container.headerViewController])
  }

  @Test("Scrolling a table or scroll view in a container changes none of its constraints")
  func guideOfScrollView() {
    let stage = HeaderStage(.phoneNotch) { () -> FlexibleHeaderContainerViewController in
      let list = List()
      let container = FlexibleHeaderContainerViewController(contentViewController: list)
      container.headerViewController.headerView.maximumHeight = 160
      container.headerViewController.headerView.trackingScrollView = list.scrollView
      list.scrollView.delegate = container.headerViewController
      return container
    }
    stage.settle()
    stage.drag(by: -100)
    expectEqual(stage.root.contentViewController?.view.constraints.isEmpty, true)
  }

  @Test("The content decides on the home indicator and the gestures at the screen's edges")
  func contentDecidesOnSystemInterfaces() {
    DeviceModel.phone47.makeCurrent()
    let content = UIViewController()
    let container = FlexibleHeaderContainerViewController(contentViewController: content)
    expectSame(container.childForHomeIndicatorAutoHidden, content)
    expectSame(container.childForScreenEdgesDeferringSystemGestures, content)
    let pages = HeaderPagesViewController(pages: [content])
    expectSame(pages.childForHomeIndicatorAutoHidden, pages.currentPage)
  }

  @Test(
    "Bars follow the scroll view that the container or its content names, or else the one that the header tracks"
  )
  func scrollViewForBars() {
    let (content, table) = (UIViewController(), UIScrollView())
    let container = FlexibleHeaderContainerViewController(contentViewController: content)
    expectNil(container.contentScrollView(for: .top))
    let list = UIScrollView()
    container.headerViewController.headerView.trackingScrollView = list
    expectSame(container.contentScrollView(for: .top), list)
    content.setContentScrollView(table, for: .top)
    expectSame(container.contentScrollView(for: .top), table)
    expectSame(container.contentScrollView(for: .bottom), list)
    container.setContentScrollView(list, for: .top)
    expectSame(container.contentScrollView(for: .top), list)
  }

  @Test func headerControllerDecidesOnTheStatusBar() {
    DeviceModel.phone47.makeCurrent()
    let container = FlexibleHeaderContainerViewController(contentViewController: nil)
    expectSame(container.childForStatusBarHidden, container.headerViewController)
    expectSame(container.childForStatusBarStyle, container.headerViewController)
  }

  @Test func theSafeAreaIsInferredWhateverTheDefaults() {
    DeviceModel.phone47.makeCurrent()
    FlexibleHeaderView.defaultBehavioralFlags = .materialComponents
    defer { FlexibleHeaderView.defaultBehavioralFlags = .recommended }
    let container = FlexibleHeaderContainerViewController(contentViewController: nil)
    expect(container.headerViewController.infersTopSafeAreaInsetFromViewController)
    expect(container.headerViewController.headerView.minMaxHeightIncludesSafeArea)
    expect(!container.isTopLayoutGuideAdjustmentEnabled)
  }

  @Test func contentKeepsClearOfTheHeaderIfItIsAskedTo() {
    let (first, second) = (UIViewController(), UIViewController())
    let screen = HeaderStage { FlexibleHeaderContainerViewController(contentViewController: first) }
    let container = screen.root
    expect(container.isTopLayoutGuideAdjustmentEnabled && first.view.safeAreaInsets.top == 76)
    container.headerViewController.isTopLayoutGuideAdjustmentEnabled = false
    expect(!container.isTopLayoutGuideAdjustmentEnabled && first.additionalSafeAreaInsets == .zero)
    container.isTopLayoutGuideAdjustmentEnabled = true
    expect(container.headerViewController.isTopLayoutGuideAdjustmentEnabled)
    expect(first.view.safeAreaInsets.top == 76 && first.topGuide.length == 76)
    container.contentViewController = second
    expect(second.view.safeAreaInsets.top == 76 && first.additionalSafeAreaInsets == .zero)
    container.isTopLayoutGuideAdjustmentEnabled = false
    expectEqual(second.view.safeAreaInsets.top, 20)
  }

  @Test func contentWithItsOwnHeaderIsRefused() {
    DeviceModel.phone47.makeCurrent()
    let wrapped = UIViewController()
    let container = FlexibleHeaderContainerViewController(contentViewController: wrapped)
    let second = FlexibleHeaderViewController()
    let reports = misuses {
      wrapped.addChild(second)
      second.didMove(toParent: wrapped)
    }
    expect(reports.count == 1 && reports.first?.advice.contains("container's headerViewController") == true)
    expectEqual(
      misuses { _ = FlexibleHeaderContainerViewController(contentViewController: ScrollScreen()) }, reports)
    expectSame(container.contentViewController, wrapped)
  }

  /// A container that counts its requests to the system.
  private final class CountingContainer: FlexibleHeaderContainerViewController {
    var (indicatorRequests, edgeRequests) = (0, 0)

    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { indicatorRequests += 1 }
    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { edgeRequests += 1 }
  }

  @Test("Other content decides about the home indicator and the screen's edges at once")
  func requestsOfOtherContent() {
    DeviceModel.phone47.makeCurrent()
    let container = CountingContainer(contentViewController: List())
    container.loadViewIfNeeded()
    let former = (container.indicatorRequests, container.edgeRequests)
    container.contentViewController = List()
    expect(container.indicatorRequests == former.0 + 1 && container.edgeRequests == former.1 + 1)
    container.contentViewController = nil
    expect(container.indicatorRequests == former.0 + 2 && container.edgeRequests == former.1 + 2)
  }
}
