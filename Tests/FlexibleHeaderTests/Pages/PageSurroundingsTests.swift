import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md
@MainActor @Suite("Pages: device and containers") struct PageSurroundingsTests {
  @Test("A rotation leaves no gap below a header that leaves the screen", .needs([.rotation, .touches]))
  func rotationOfShiftedHeader() {
    for (distance, rows) in [
      (60, 60), (100, 3), (140, 60), (180, 3), (180, 15), (180, 60), (300, 0), (300, 15),
    ] {
      let screen = PagesScreen(.shifting, device: .phoneNotch, rows: [60, rows, 60])
      screen.scroll(by: CGFloat(distance))
      screen.controller.select(1, animated: true)
      screen.stage.settle()
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        screen.stage.rotate(to: orientation)
        screen.stage.settle()
        expectLess(screen.greatestGap, 0.5, "\(distance), \(rows), \(orientation.rawValue)")
      }
      expectLess(screen.swipe(forward: true), 0.5)
    }
  }

  @Test("A rotation in the middle of a swipe ends on a page", .needs([.rotation, .touches]))
  func rotationWhileSwiping() {
    let screen = PagesScreen()
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 300, y: 400))
    for step in 1...8 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 15, y: 400))
    }
    screen.stage.rotate(to: .landscapeLeft)
    screen.stage.settle(limit: 2)
    finger.up()
    screen.stage.settle()
    expectEqual(screen.visible, [screen.controller.selectedIndex])
    expectEqual(screen.controller.position, CGFloat(screen.controller.selectedIndex))
    expectEqual(screen.lists[0].calls.last, "didAppear")
  }

  @Test("Right to left, the next page comes from the left", .needs(.touches))
  func rightToLeft() {
    var heard: [CGFloat] = []
    let screen = PagesScreen {
      $0.view.semanticContentAttribute = .forceRightToLeft
      $0.positionDidChange = { heard.append($0) }
    }
    expectEqual(screen.visible, [0])
    expectLess(screen.swipe(forward: false), 0.5)
    expect(screen.controller.selectedIndex == 1 && heard == heard.sorted() && heard.last == 1)
    screen.controller.select(2, animated: true)
    screen.stage.settle()
    expectEqual(screen.visible, [2])
    expectLess(screen.swipe(forward: true), 0.5)
    expectEqual(screen.controller.selectedIndex, 1)
  }

  /// Shows pages in the middle of a screen of the app, below a navigation bar.
  private func nestedPages(
    _ setUp: @MainActor (UIViewController) -> Void = { _ in }
  ) -> (
    stage: HeaderStage<UINavigationController>, screen: UIViewController, pages: HeaderPagesViewController
  ) {
    let (screen, box) = (UIViewController(), UIViewController())
    let pages = HeaderPagesViewController(
      header: FlexibleHeaderView(maximumHeight: 160), pages: ["0", "1"].map { ListPage($0) })
    setUp(screen)
    let stage = HeaderStage { () -> UINavigationController in
      for (parent, child) in [(screen, box), (box, pages)] {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      return UINavigationController(rootViewController: screen)
    }
    stage.settle()
    return (stage, screen, pages)
  }

  @Test("Bars around a screen that contains the pages follow the current page, while that is on the screen")
  func barsOfContainers() {
    let (stage, screen, pages) = nestedPages()
    let lists = pages.pages.compactMap { ($0 as? ListPage)?.list }
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      expectSame(screen.contentScrollView(for: edge), lists[0])
      expectNil(stage.root.contentScrollView(for: edge))
    }
    pages.select(1, animated: true)
    stage.settle()
    for controller in [pages, screen, pages.parent] {
      expectSame(controller?.contentScrollView(for: .top), lists[1])
    }
    stage.root.pushViewController(UIViewController(), animated: true)
    stage.settle()
    expectNil(screen.contentScrollView(for: .top))
    stage.root.popViewController(animated: true)
    stage.settle()
    expectSame(screen.contentScrollView(for: .top), lists[1])
    let box = pages.parent
    pages.willMove(toParent: nil)
    pages.view.removeFromSuperview()
    pages.removeFromParent()
    expect(screen.contentScrollView(for: .top) == nil && box?.contentScrollView(for: .bottom) == nil)
  }

  @Test("A scroll view that the app names for an edge of its screen stays")
  func namedByApp() {
    let own = UIScrollView()
    let (stage, screen, pages) = nestedPages { $0.setContentScrollView(own, for: .bottom) }
    expectSame(screen.contentScrollView(for: .bottom), own)
    expectSame(screen.contentScrollView(for: .top), (pages.currentPage as? ListPage)?.list)
    pages.select(1, animated: false)
    stage.settle()
    expectSame(screen.contentScrollView(for: .bottom), own)
  }

  @Test("A tap on the status bar scrolls the current page only", .needs(.statusBar))
  func statusBarTap() {
    let screen = PagesScreen()
    screen.scroll(by: 300)
    screen.controller.select(1, animated: false)
    screen.scroll(by: 300)
    screen.scroll(by: 200)
    let other = screen.lists[0].list.contentOffset.y
    screen.stage.tapStatusBar()
    screen.stage.settle()
    expect(screen.lists[1].distance == 0 && screen.bottom == 180)
    expectEqual(screen.lists[0].list.contentOffset.y, other)
  }

  @Test("A swipe from the edge goes back on the first page", .needs(.touches))
  func swipeBack() {
    let screen = PagesScreen(inNavigation: true) {
      ($0.header as? FlexibleHeaderView)?.shiftBehavior = .disabled
    }
    let navigation = screen.controller.navigationController
    navigation?.setNavigationBarHidden(false, animated: false)
    screen.stage.settle()
    let finger = screen.stage.swipeBack(to: 300)
    finger.up()
    screen.stage.settle()
    expectEqual(navigation?.viewControllers.count, 1)
  }

  @Test("A swipe that leads out of the first page belongs to the navigation controller", .needs(.touches))
  func swipeOutOfFirstPage() {
    let screen = PagesScreen(inNavigation: true)
    var least: CGFloat = 0
    screen.controller.positionDidChange = { least = min(least, $0) }
    screen.swipe(forward: false)
    expectEqual(least, 0, "the pages aren't pulled")
    screen.swipe(forward: true)
    expectEqual(screen.controller.selectedIndex, 1)
    screen.swipe(forward: false)
    expectEqual(screen.controller.selectedIndex, 0)
  }

  @Test("The header's controller becomes a child, and a header with a place stays there")
  func headerPlace() {
    DeviceModel.phone47.makeCurrent()
    let headerController = FlexibleHeaderViewController()
    headerController.headerView.maximumHeight = 140
    let screen = PagesScreen { $0.header = headerController.headerView }
    expectSame(headerController.parent, screen.controller)
    expectSame(screen.controller.childForStatusBarStyle, headerController)
    expect(screen.bottom == 160 && screen.gap(above: 0) == 0)
    screen.controller.header = nil
    expect(headerController.parent == nil && headerController.headerView.superview == nil)

    let placed = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let other = PagesScreen {
      $0.view.addSubview(placed)
      $0.header = placed
    }
    other.controller.header = nil
    expectSame(placed.superview, other.controller.view)
  }

  @Test(
    "Swiping has no gap whatever UIKit does",
    .needs([.touches, .settings]), arguments: UIKitAnswers.tested)
  func answers(answers: UIKitAnswers) {
    for kind in [HeaderKind.flexible, .shifting, .squareCashBar] {
      let screen = PagesScreen(kind, device: .phoneNotch, answers: answers, isTable: true)
      screen.scroll(by: 300)
      expectLess(screen.swipe(forward: true), 0.5)
      expectLess(screen.swipe(forward: true), 0.5)
      expectLess(screen.swipe(forward: false), 0.5)
      expect(screen.controller.selectedIndex == 1 && screen.bottom < 110)
    }
  }

  @Test("VoiceOver sees the current page only", .needs(.settings))
  func voiceOver() {
    let screen = PagesScreen()
    screen.stage.isVoiceOverRunning = true
    screen.controller.select(1, animated: true)
    screen.stage.settle()
    expect(screen.lists[0].view.accessibilityElementsHidden)
    expect(!screen.lists[1].view.accessibilityElementsHidden)
    // VoiceOver scrolls by pages and sends no event at the end.
    screen.pager.contentOffset.x = screen.pager.bounds.width * 2
    expectEqual(screen.controller.selectedIndex, 2)
    expect(!screen.lists[2].view.accessibilityElementsHidden)
  }
}
