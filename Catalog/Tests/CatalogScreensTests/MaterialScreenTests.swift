import CatalogScreens
import HeaderTesting
import Testing

/// Each screen of the flexible header does what its summary says.
@MainActor struct MaterialScreenTests {
  private let middle = CGPoint(x: 187, y: 400)

  @Test func hideableLeavesAndReturnsOnCommandOnly() throws {
    let stage = try ScreenStage("hideable")
    let header = try stage.header
    stage.drag(from: middle, by: -300)
    expectEqual(header.frame.minY, 0, "scrolling does not hide it")
    stage.tap(try stage.button("Hide"))
    expectAtMost(header.frame.maxY, 0.5)
    stage.tap(try stage.button("Show"))
    expectEqual(header.frame.minY, 0)
  }

  @Test func statusBarLeavesWithTheHeader() throws {
    let stage = try ScreenStage("status-bar")
    expectEqual(stage.simulator.scene.statusBarManager?.isStatusBarHidden, false)
    expectEqual(stage.simulator.scene.statusBarManager?.statusBarStyle, .lightContent)
    stage.drag(from: middle, by: -350)
    expectEqual(stage.simulator.scene.statusBarManager?.isStatusBarHidden, true)
    try expectAtMost(stage.header.frame.maxY, 0.5)
    stage.drag(from: middle, by: 250)
    expectEqual(stage.simulator.scene.statusBarManager?.isStatusBarHidden, false)
  }

  @Test func pictureMovesAtHalfSpeedUnderAVeil() throws {
    let stage = try ScreenStage("background-image")
    let picture = try stage.view(UIImageView.self) { $0.image != nil }
    let (header, scrollView) = (try stage.header, try stage.scrollView)
    let (middle, height) = (picture.frame.midY, header.bounds.height)
    scrollView.contentOffset.y += 80
    stage.settle()
    expectEqual(header.bounds.height, height - 80)
    expectEqual(picture.frame.midY, middle - 40)
    scrollView.contentOffset.y += 400
    stage.settle()
    let veil = try #require(picture.superview?.subviews.dropFirst().first)
    expectLess(abs(veil.alpha - 0.85), 1e-6)
  }

  @Test func containerSwapsItsContent() throws {
    let stage = try ScreenStage("container")
    let first = try stage.scrollView
    stage.tap(try stage.button("Other list"))
    let second = try stage.scrollView
    expect(second !== first)
    expect(first.window == nil && second.window === stage.window)
    expectEqual(second.contentOffset.y, -second.adjustedContentInset.top)
    let container = try #require(stage.window.rootViewController)
    expectSame(container.view.subviews.last, try stage.header, "the header stays in front")
    stage.drag(from: middle, by: -200)
    try expectEqual(stage.header.scrollPhasePercentage, 0, "the header follows the new list")
  }

  @Test func swipeGoesBackWithAHiddenNavigationBar() throws {
    let stage = try ScreenStage("swipe-back")
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    stage.tap(try stage.view(UITableViewCell.self))
    expectEqual(navigation.viewControllers.count, 2)
    stage.drag(from: CGPoint(x: 4, y: 400), by: 0, sideways: 300)
    expectEqual(navigation.viewControllers.count, 1)
    // At the root a swipe has nowhere to go, and must not leave the next push dead.
    stage.drag(from: CGPoint(x: 4, y: 60), by: 0, sideways: 300)
    expectEqual(navigation.viewControllers.count, 1)
    stage.tap(try stage.view(UITableViewCell.self))
    expectEqual(navigation.viewControllers.count, 2)
  }

  @Test func headerKeepsItsHeightWhenListsAreSwitched() throws {
    let stage = try ScreenStage("shared-tabs")
    let header = try stage.header
    let tabs = try stage.view(UISegmentedControl.self)
    stage.drag(from: middle, by: -60)
    let height = header.bounds.height
    for index in [1, 2, 0] {
      tabs.selectedSegmentIndex = index
      tabs.sendActions(for: .valueChanged)
      expectLess(abs(header.bounds.height - height), 1e-6, "list \(index)")
      stage.settle()
    }
  }

  @Test func pagesInTheHeaderAreSwiped() throws {
    let stage = try ScreenStage("page-control")
    let dots = try stage.view(UIPageControl.self)
    let height = try stage.header.bounds.height
    stage.drag(from: CGPoint(x: 300, y: 120), by: 0, sideways: -250)
    expectEqual(dots.currentPage, 1)
    try expectEqual(stage.header.bounds.height, height)
    stage.drag(from: middle, by: -300)
    expectEqual(dots.currentPage, 1)
    try expectEqual(stage.header.scrollPhasePercentage, 0)
  }

  @Test func infiniteContentStartsInTheMiddleWithAShadow() throws {
    let stage = try ScreenStage("infinite-content")
    let scrollView = try stage.scrollView
    expectGreater(scrollView.contentOffset.y, 9000)
    try expectEqual(stage.header.layer.shadowOpacity, 0.5)
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    stage.settle()
    try expectEqual(stage.header.layer.shadowOpacity, 0.5)
  }

  @Test func dragsOnTheHeaderScrollAndTapsReachItsButton() throws {
    let stage = try ScreenStage("touch-forwarding")
    let scrollView = try stage.scrollView
    let top = scrollView.contentOffset.y
    stage.tap(try stage.button("0 likes"))
    _ = try stage.button("1 like")
    expectEqual(scrollView.contentOffset.y, top)
    stage.drag(from: CGPoint(x: 100, y: 150), by: -100)
    expectGreater(scrollView.contentOffset.y, top + 80)
  }

  @Test func refreshingKeepsTheHeaderInPlace() async throws {
    let stage = try ScreenStage("refresh-control")
    let (header, table) = (try stage.header, try stage.view(UITableView.self))
    let frame = header.frame
    stage.drag(from: CGPoint(x: 187, y: 200), by: 420)
    let control = try #require(table.refreshControl)
    expect(control.isRefreshing && header.frame == frame)
    while control.isRefreshing {
      await Task.yield()
      stage.simulator.makeCurrent()
      stage.settle()
    }
    expectEqual(table.numberOfRows(inSection: 0), 40, "the pull refreshed")
    expectEqual(header.frame, frame)
    expectEqual(table.contentOffset.y, -table.adjustedContentInset.top)
  }

  @Test func headerInAPopoverHasNoTopSafeArea() throws {
    let pad = try ScreenStage("popover", on: .pad)
    try expectEqual(pad.header.topSafeAreaGuide.bounds.height, 0)
    try expectEqual(pad.header.bounds.height, 220)
  }

  @Test func controlsOfTheConfiguratorTakeEffect() throws {
    let stage = try ScreenStage("configurator")
    let header = try stage.header
    let least = try stage.view(UISlider.self)
    least.value = 120
    least.sendActions(for: .valueChanged)
    expectEqual(header.minimumHeight, 120)
    stage.tap(try stage.view(UISwitch.self))
    expectEqual(header.canOverExtend, false)
  }

  @Test func eachPanelShowsItsBehavior() throws {
    let stage = try ScreenStage("shift-behaviors")
    let panels = try #require(stage.window.rootViewController?.view.subviews)
    expectEqual(panels.count, 4)
    let headers = try panels.map { try #require($0.firstRecordableHeader as? FlexibleHeaderView) }
    expect(headers.allSatisfy { $0.topSafeAreaGuide.bounds.height == 0 })
    for panel in panels {
      let start = panel.convert(CGPoint(x: panel.bounds.midX, y: panel.bounds.height - 40), to: stage.window)
      stage.drag(from: CGPoint(x: start.x - 20, y: start.y), by: -250)
    }
    expectEqual(headers.map { $0.frame.maxY <= 0.5 }, [false, true, true, false])
    stage.tap(try stage.view(UISwitch.self))
    expectAtMost(headers[3].frame.maxY, 0.5)
  }
}
