import FlexibleHeader
import HeaderTesting
import Testing

/// What installing and uninstalling promise, for every kind of header and of scroll view.
@MainActor @Suite("Installing every header") struct InstallingTests {
  @Test(
    "Content begins below the header, with and without the system's adjustment, installed early or late",
    arguments: HeaderKind.atTheTop, ListKind.allCases)
  func contentBeginsBelowTheHeader(kind: HeaderKind, list: ListKind) {
    for adjustment in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never] {
      for isLate in [false, true] {
        let (header, screen) = (kind.make(), EdgeScreen(kind: list))
        screen.scrollView.contentInsetAdjustmentBehavior = adjustment
        if isLate { screen.show() }
        header.install(in: screen.scrollView)
        screen.show()
        expectEqual(screen.place(of: header).maxY, screen.firstRowTop, "\(adjustment), \(isLate)")
        expect(screen.restsAtTop && screen.place(of: header).width == 390)
      }
    }
  }

  @Test(
    "A header that is uninstalled to hide it leaves no space, and returns when it is installed again",
    .needs(.touches), arguments: HeaderKind.atTheTop)
  func hiding(kind: HeaderKind) {
    for (distance, duration) in [(0, 0), (0, 0.3), (60, 0.3), (300, 0.3)] as [(CGFloat, TimeInterval)] {
      let header = kind.make()
      let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
      let list = stage.root.list
      stage.settle()
      if distance > 0 { stage.drag(from: CGPoint(x: 200, y: 700), by: -distance) }
      let (offset, inset) = (list.contentOffset, list.contentInset)
      UIView.animate(withDuration: duration) { header.uninstall() }
      stage.settle()
      expect(header.superview == nil && list.contentInset == .zero)
      if distance < 100 { expectEqual(stage.root.contentTop, 47, "dragged by \(distance)") }
      UIView.animate(withDuration: duration) { header.install(in: list) }
      stage.settle()
      expectEqual(list.contentInset, inset)
      if distance == 0 { expectEqual(list.contentOffset, offset) }
      expectAtMost(stage.gap(below: header, in: list), 0.51, "dragged by \(distance)")
    }
  }

  @Test(
    "Uninstalling in either order restores everything, and content at its top stays there",
    arguments: HeaderKind.aloneAndInPairs, ListKind.allCases)
  func uninstallingRestoresEverything(kinds: [HeaderKind], list: ListKind) {
    // One header leaves in one order.
    for isReversed in [false, true].prefix(kinds.count) {
      for distance in [0, 500] as [CGFloat] {
        let (headers, screen) = (kinds.map { $0.make() }, EdgeScreen(kind: list))
        let scrollView = screen.scrollView
        let insets = UIEdgeInsets(top: 1 / 3, left: 1, bottom: 0.1, right: 2)
        let indicator = UIEdgeInsets(top: 0.7, left: 1, bottom: 0.3, right: 2)
        scrollView.contentInset = insets
        scrollView.verticalScrollIndicatorInsets = indicator
        screen.show()
        screen.scroll(to: -scrollView.adjustedContentInset.top)
        let views = screen.controller.view.subviews
        for header in headers { header.install(in: scrollView) }
        screen.stage.settle()
        expectNotEqual(scrollView.contentInset, insets)
        let top = scrollView.contentOffset.y
        for y in stride(from: top - 100, to: top + 500, by: 27.3) { scrollView.contentOffset.y = y }
        screen.scroll(to: top + distance)
        let row = screen.firstRowTop
        for header in isReversed ? headers.reversed() : headers { header.uninstall() }
        screen.stage.settle()
        // What each of two headers adds and removes is rounded.
        let tolerance: CGFloat = kinds.count == 1 ? 0 : 1e-9
        expectAtMost(difference(scrollView.contentInset, insets), tolerance)
        expectAtMost(difference(scrollView.verticalScrollIndicatorInsets, indicator), tolerance)
        expect(distance == 0 ? screen.restsAtTop : screen.firstRowTop == row, "\(distance), \(isReversed)")
        expectEqual(screen.controller.view.subviews, views)
        expect(headers.allSatisfy { $0.superview == nil && $0.scrollView == nil })
        expect(scrollView.delegate == nil && screen.table?.backgroundView == nil)
      }
    }
  }

  /// Returns the greatest difference of the edges.
  private func difference(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> CGFloat {
    max(
      abs(one.top - other.top), abs(one.bottom - other.bottom), abs(one.left - other.left),
      abs(one.right - other.right))
  }

  @Test(
    "A header that is removed from the view to which it was added is uninstalled",
    arguments: HeaderKind.allCases, ListKind.allCases)
  func removingTheView(kind: HeaderKind, list: ListKind) {
    let (header, screen) = (kind.make(), EdgeScreen(kind: list))
    screen.show()
    header.install(in: screen.scrollView)
    screen.stage.settle()
    header.removeFromSuperview()
    screen.stage.settle()
    expect(header.scrollView == nil && screen.table?.backgroundView == nil && screen.restsAtTop)
    expectEqual(screen.scrollView.contentInset, .zero)
    expectEqual(screen.scrollView.verticalScrollIndicatorInsets, .zero)
  }

  @Test("A header that the app added to a view stays installed without one", arguments: HeaderKind.inFront)
  func removingTheViewOfTheApp(kind: HeaderKind) {
    let (header, screen) = (kind.make(), EdgeScreen(kind: .plain))
    screen.show()
    screen.controller.view.addSubview(header)
    header.install(in: screen.scrollView)
    screen.stage.settle()
    let insets = screen.scrollView.contentInset
    header.removeFromSuperview()
    screen.controller.view.addSubview(header)
    screen.stage.settle()
    expect(header.scrollView === screen.scrollView && screen.restsAtTop)
    expectEqual(screen.scrollView.contentInset, insets)
  }

  @Test(
    "A header that the app adds without a width is as wide as its superview", arguments: HeaderKind.inFront,
    [false, true])
  func headerWithoutWidth(kind: HeaderKind, isEarly: Bool) {
    let (header, screen) = (kind.make(), EdgeScreen(kind: .plain))
    if !isEarly { screen.show() }
    screen.controller.view.addSubview(header)
    header.install(in: screen.scrollView)
    screen.show()
    expectEqual(header.frameInWindow, CGRect(x: 0, y: 0, width: 390, height: 47 + 160))
  }

  @Test("Installing a header in another scroll view leaves the first one", arguments: HeaderKind.allCases)
  func installingElsewhere(kind: HeaderKind) {
    let (header, screen) = (kind.make(), EdgeScreen(kind: .plain))
    screen.show()
    let second = UIScrollView(frame: screen.scrollView.frame)
    second.contentSize = screen.scrollView.contentSize
    screen.controller.view.addSubview(second)
    header.install(in: screen.scrollView)
    header.install(in: second)
    screen.stage.settle()
    expect(screen.scrollView.contentInset == .zero && screen.scrollView.delegate == nil && screen.restsAtTop)
    expectGreater(second.contentInset.top + second.contentInset.bottom, 0)
    expectSame(header.scrollView, second)
  }

  @Test(
    "A header that outlives its scroll view can be installed again", arguments: HeaderKind.atTheTop,
    ListKind.allCases)
  func outlivingTheScrollView(kind: HeaderKind, list: ListKind) {
    DeviceModel.phoneNotch.makeCurrent()
    let header = kind.make()
    do {
      let screen = EdgeScreen(kind: list)
      header.install(in: screen.scrollView)
      screen.show()
    }
    expectNil(header.scrollView)
    let screen = EdgeScreen()
    header.install(in: screen.scrollView)
    screen.show()
    expect(screen.restsAtTop && screen.firstRowTop == 47 + 160)
    expectEqual(screen.place(of: header).maxY, screen.firstRowTop)
  }

  @Test(
    "The header is in front of the scroll view and behind what was in front of it",
    arguments: HeaderKind.inFront)
  func headerIsDirectlyAboveTheScrollView(kind: HeaderKind) {
    let (header, toolbar, screen) = (kind.make(), UIView(), EdgeScreen(kind: .plain))
    screen.controller.view.addSubview(toolbar)
    screen.show()
    header.install(in: screen.scrollView)
    expectEqual(screen.controller.view.subviews, [screen.scrollView, header, toolbar])
  }

  @Test(
    "A rotation there and back leaves everything in its place", .needs(.rotation),
    arguments: HeaderKind.aloneAndInPairs, [0, 500])
  func rotation(kinds: [HeaderKind], distance: Int) {
    let headers = kinds.map { $0.make() }
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen { screen in headers.forEach { $0.install(in: screen.list) } }
    }
    let list = stage.root.list
    list.contentOffset.y += CGFloat(distance)
    stage.settle()
    let (frames, offset, inset) = (headers.map(\.frame), list.contentOffset, list.contentInset)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      stage.rotate(to: orientation)
      expect(stage.settle(limit: 5))
      expect(headers.allSatisfy { $0.frameInWindow.width == stage.window.bounds.width })
    }
    expectEqual(headers.map(\.frame), frames)
    expect(list.contentOffset == offset && list.contentInset == inset)
    expectEmpty(stage.warnings)
  }

  // MARK: - Particular headers

  @Test("A header that has a superview stays there") func headerWithSuperviewStays() {
    let screen = EdgeScreen(kind: .plain)
    screen.show()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    screen.controller.view.addSubview(container)
    let header = FlexibleHeaderView()
    container.addSubview(header)
    header.install(in: screen.scrollView)
    expectSame(header.superview, container)
    header.uninstall()
    expectSame(header.superview, container)
  }

  @Test("A header's controller becomes a child of the controller that owns the scroll view")
  func controllerComesAlong() {
    let screen = EdgeScreen(kind: .plain)
    screen.show()
    let controller = FlexibleHeaderViewController()
    controller.headerView.install(in: screen.scrollView)
    screen.stage.settle()
    expectSame(controller.parent, screen.controller)
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

  @Test("Uninstalling restores every scroll view that shared the header")
  func sharedScrollViewsAreRestored() {
    let screen = EdgeScreen(kind: .plain)
    screen.show()
    let second = UIScrollView(frame: screen.controller.view.bounds)
    screen.controller.view.addSubview(second)
    let header = FlexibleHeaderView()
    header.isSharedWithManyScrollViews = true
    header.install(in: screen.scrollView)
    header.trackingScrollView = second
    expectGreater(screen.scrollView.contentInset.top, 0)
    header.uninstall()
    expect(screen.scrollView.contentInset == .zero && second.contentInset == .zero)
    expect(header.isSharedWithManyScrollViews)
  }

  @Test("The bar's inset follows its maximum height and the safe area") func barInsetFollows() {
    let screen = EdgeScreen(kind: .plain)
    screen.show()
    let scrollView = screen.scrollView
    let bar = FlexibleHeightBar()
    bar.maximumHeight = 160
    bar.install(in: scrollView)
    screen.stage.settle()
    expectEqual(scrollView.adjustedContentInset.top, 47 + 160)
    bar.maximumHeight = 200
    expect(scrollView.adjustedContentInset.top == 247 && scrollView.contentOffset.y == -247)
    screen.controller.additionalSafeAreaInsets.top = 20
    screen.stage.settle()
    expect(scrollView.adjustedContentInset.top == 267 && bar.bounds.height == 267)
    bar.heightsIncludeSafeArea = true
    screen.stage.settle()
    expect(scrollView.adjustedContentInset.top == 200 && bar.bounds.height == 200)
  }

  @Test(
    "Content at its top stays there when a header that collapsed is installed again", .needs(.touches),
    arguments: HeaderKind.atTheTop)
  func installedAgain(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.drag(by: -300)
    header.uninstall()
    stage.drag(by: 400)
    expectEqual(stage.root.distance, 0)
    header.install(in: stage.root.list)
    stage.settle()
    expectEqual(stage.root.distance, 0)
  }
}
