import FlexibleHeader
import HeaderTesting
import Testing

/// Tests that installing a header or a bar takes one line, and that uninstalling it restores everything.
@MainActor @Suite("Installing headers") struct InstallationTests {
  /// A screen with a scroll view that is already in use.
  private final class ScrollScreen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let toolbar = UIView()
    var offsets: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
      view.addSubview(toolbar)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  private func screen(_ adjustment: UIScrollView.ContentInsetAdjustmentBehavior = .automatic) -> HeaderStage<
    ScrollScreen
  > {
    let screen = HeaderStage(.phoneNotch) { ScrollScreen() }
    screen.root.scrollView.contentInsetAdjustmentBehavior = adjustment
    screen.settle()
    return screen
  }

  @Test(
    "The content begins below the header, whether or not the system adjusts insets",
    arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never])
  func contentBeginsBelowTheHeader(adjustment: UIScrollView.ContentInsetAdjustmentBehavior) {
    DeviceModel.phone47.makeCurrent()
    for header in [FlexibleHeaderView(), FlexibleHeightBar()] as [UIView] {
      let screen = screen(adjustment)
      let scrollView = screen.root.scrollView
      install(header, in: scrollView)
      screen.settle()
      expect(header.frame.width == 390 && header.frame.minY == 0)
      expectEqual(scrollView.convert(CGPoint.zero, to: screen.window).y, header.frame.maxY)
      expectEqual(scrollView.contentOffset.y, -scrollView.adjustedContentInset.top)
    }
  }

  @Test("Uninstalling restores insets exactly, and content at its top stays there")
  func uninstallingRestoresInsets() {
    DeviceModel.phone47.makeCurrent()
    for header in [FlexibleHeaderView(), FlexibleHeightBar()] as [UIView] {
      let screen = screen()
      let scrollView = screen.root.scrollView
      scrollView.contentInset = UIEdgeInsets(top: 1 / 3, left: 1, bottom: 0.1, right: 2)
      scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0.7, left: 1, bottom: 0.3, right: 2)
      screen.settle()
      let (insets, indicator) = (scrollView.contentInset, scrollView.verticalScrollIndicatorInsets)
      install(header, in: scrollView)
      for offset in stride(from: -200.0, to: 400, by: 7.3) { scrollView.contentOffset.y = offset }
      scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
      screen.settle()
      uninstall(header)
      expectEqual(scrollView.contentInset, insets)
      expectEqual(scrollView.verticalScrollIndicatorInsets, indicator)
      expectAtMost(abs(scrollView.contentOffset.y + scrollView.adjustedContentInset.top), 0.5)
      expect(header.superview == nil && scrollView.delegate == nil)
    }
  }

  @Test("A delegate keeps receiving events, set before or after, and is restored")
  func delegatesKeepWorking() {
    DeviceModel.phone47.makeCurrent()
    for header in [FlexibleHeaderView(), FlexibleHeightBar()] as [UIView] {
      for isSetBefore in [true, false] {
        let screen = screen()
        let scrollView = screen.root.scrollView
        if isSetBefore { scrollView.delegate = screen.root }
        install(header, in: scrollView)
        if !isSetBefore { scrollView.delegate = screen.root }
        header.setNeedsLayout()
        screen.settle()
        screen.root.offsets = []
        scrollView.contentOffset.y = 700
        header.layoutIfNeeded()
        expectEqual(screen.root.offsets, [700])
        let collapsedHeight: CGFloat = (header is FlexibleHeightBar ? 20 : 56) + 47
        expectEqual(header.bounds.height, collapsedHeight)
        uninstall(header)
        expectSame(scrollView.delegate, screen.root)
      }
    }
  }

  @Test("The header is in front of the scroll view and behind what was in front of it")
  func headerIsDirectlyAboveTheScrollView() {
    DeviceModel.phone47.makeCurrent()
    for header in [FlexibleHeaderView(), FlexibleHeightBar()] as [UIView] {
      let screen = screen()
      install(header, in: screen.root.scrollView)
      expectEqual(screen.root.view.subviews, [screen.root.scrollView, header, screen.root.toolbar])
    }
  }

  @Test("A header that has a superview stays there") func headerWithSuperviewStays() {
    let screen = screen()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    screen.root.view.addSubview(container)
    let header = FlexibleHeaderView()
    container.addSubview(header)
    header.install(in: screen.root.scrollView)
    expectSame(header.superview, container)
    header.uninstall()
    expectSame(header.superview, container)
  }

  @Test("A header of a table view controller is added to the table")
  func headerInsideATable() {
    let screen = HeaderStage(.phoneNotch) { UITableViewController() }
    let header = FlexibleHeaderView()
    header.install(in: screen.root.tableView)
    screen.settle()
    expectSame(header.superview, screen.root.tableView)
    expectEqual(header.convert(header.bounds, to: screen.window).minY, 0)
    header.uninstall()
    expect(header.superview == nil && screen.root.tableView.contentInset == .zero)
  }

  @Test("A header's controller becomes a child of the controller that owns the scroll view")
  func controllerComesAlong() {
    let screen = screen()
    let controller = FlexibleHeaderViewController()
    controller.headerView.install(in: screen.root.scrollView)
    screen.settle()
    expectSame(controller.parent, screen.root)
    controller.headerView.uninstall()
    expect(controller.parent == nil && controller.view.superview == nil)
  }

  @Test("A bar without a place is reported and changes nothing") func barWithoutPlaceIsReported() {
    HeaderStage(.phone47) { UIViewController() }.makeCurrent()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let bar = FlexibleHeightBar()
    let reports = misuses { bar.install(in: scrollView) }
    expect(reports.count == 1 && scrollView.contentInset == .zero && scrollView.delegate == nil)
  }

  @Test("Installing a header in another scroll view leaves the first one") func installingElsewhere() {
    let screen = screen()
    let second = UIScrollView(frame: screen.root.view.bounds)
    screen.root.view.addSubview(second)
    for header in [FlexibleHeaderView(), FlexibleHeightBar()] as [UIView] {
      install(header, in: screen.root.scrollView)
      install(header, in: second)
      expect(screen.root.scrollView.contentInset == .zero && screen.root.scrollView.delegate == nil)
      expectGreater(second.contentInset.top, 0)
      uninstall(header)
    }
  }

  @Test("Uninstalling restores every scroll view that shared the header")
  func sharedScrollViewsAreRestored() {
    let screen = screen()
    let second = UIScrollView(frame: screen.root.view.bounds)
    screen.root.view.addSubview(second)
    let header = FlexibleHeaderView()
    header.isSharedWithManyScrollViews = true
    header.install(in: screen.root.scrollView)
    header.trackingScrollView = second
    expectGreater(screen.root.scrollView.contentInset.top, 0)
    header.uninstall()
    expect(screen.root.scrollView.contentInset == .zero && second.contentInset == .zero)
    expect(header.isSharedWithManyScrollViews)
  }

  @Test("The bar's inset follows its maximum height and the safe area") func barInsetFollows() {
    let screen = screen()
    let scrollView = screen.root.scrollView
    let bar = FlexibleHeightBar()
    bar.maximumHeight = 160
    bar.install(in: scrollView)
    screen.settle()
    expectEqual(scrollView.adjustedContentInset.top, 47 + 160)
    bar.maximumHeight = 200
    expect(scrollView.adjustedContentInset.top == 247 && scrollView.contentOffset.y == -247)
    screen.root.additionalSafeAreaInsets.top = 20
    screen.settle()
    expect(scrollView.adjustedContentInset.top == 267 && bar.bounds.height == 267)
    bar.heightsIncludeSafeArea = true
    screen.settle()
    expect(scrollView.adjustedContentInset.top == 200 && bar.bounds.height == 200)
  }

  // MARK: - Both kinds

  private func install(_ header: UIView, in scrollView: UIScrollView) {
    if let header = header as? FlexibleHeaderView { header.install(in: scrollView) }
    guard let bar = header as? FlexibleHeightBar else { return }
    bar.maximumHeight = 100
    bar.behavior = SquareCashBehavior()
    bar.install(in: scrollView)
  }

  private func uninstall(_ header: UIView) {
    (header as? FlexibleHeaderView)?.uninstall()
    (header as? FlexibleHeightBar)?.uninstall()
  }
}
