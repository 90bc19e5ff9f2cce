import PortableUIKit
import Testing

/// `adjustedContentInset` and what the safe area does to the offset.
@MainActor struct AdjustedInsetTests {
  /// A controller in a visible window with a scroll view that fills it; the safe area's top is 47.
  func stage(
    content: CGFloat = 3000, behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) -> (controller: UIViewController, view: UIScrollView, window: UIWindow) {
    let view = UIScrollView(frame: UIScreen.main.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: 390, height: content)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, view, window)
  }

  /// A navigation controller with the controller of `stage()`; the safe area's top is 91.
  private func navigationStage() -> (UINavigationController, UIScrollView, HostSimulator) {
    switchOn(.phoneNotch)
    let (controller, view, window) = stage()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    HostSimulator.current.runUntilIdle()
    return (navigation, view, HostSimulator.current)
  }

  @Test("[T: MDC] outside a window all four behaviors give contentInset")
  func outsideWindow() {
    switchOn(.phoneNotch)
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always]
    {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.contentInsetAdjustmentBehavior = behavior
      view.contentInset.top = 12
      expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0))
    }
  }

  @Test("[A] the safe area counts as the behavior says")
  func behaviors() {
    switchOn(.phoneNotch)
    func top(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ content: CGFloat) -> CGFloat {
      stage(content: content, behavior: behavior).view.adjustedContentInset.top
    }
    expectEqual(top(.never, 3000), 0)
    expectEqual(top(.always, 10), 47)
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      expectEqual(top(behavior, 3000), 47)
      expectEqual(top(behavior, 10), 0)
    }
  }

  @Test func pullableContentCountsAsScrollable() {
    switchOn(.phoneNotch)
    let view = stage(content: 10, behavior: .scrollableAxes).view
    view.alwaysBounceVertical = true
    expectEqual(view.adjustedContentInset.top, 47)
    view.isScrollEnabled = false
    expectEqual(view.adjustedContentInset.top, 0)
  }

  @Test("[K] content whose size comes in a layout is below the safe area at first", arguments: [true, false])
  func sizeFromLayout(usesConstraints: Bool) {
    final class Screen: UIViewController {
      let list = UIScrollView()
      var contentHeight: CGFloat?
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let contentHeight { list.contentSize.height = contentHeight }
      }
    }
    switchOn(.phoneNotch)
    let screen = Screen()
    let (list, row) = (screen.list, UIView())
    list.frame = screen.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(list)
    if usesConstraints {
      row.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(row)
      let guide = list.contentLayoutGuide
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: guide.topAnchor),
        row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 3000),
      ])
    } else {
      screen.contentHeight = 3000
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectEqual(list.adjustedContentInset.top, 47)
    expectEqual(list.contentOffset.y, -47)
  }

  @Test("[K] content further down stays when it begins to scroll")
  func scrollsLater() {
    switchOn(.phoneNotch)
    HostSimulator.current.answers.safeAreaChangeMovesScrolledContent = false
    let (_, view, window) = stage(content: 10)
    expectEqual(view.contentOffset.y, 0)
    view.bounds.origin.y = 5
    view.contentSize.height = 3000
    expectEqual(view.adjustedContentInset.top, 47)
    expectEqual(view.contentOffset.y, 5)
    _ = window
  }

  @Test("[R] content at the top follows the safe area")
  func followsAtTheTop() {
    switchOn(.phoneNotch)
    let (controller, view, window) = stage()
    expectEqual(view.contentOffset.y, -47)
    controller.additionalSafeAreaInsets.top = 53
    expectEqual(view.contentOffset.y, -100)
    controller.additionalSafeAreaInsets.top = 0
    expectEqual(view.contentOffset.y, -47)
    _ = window
  }

  @Test("[?] content further down stays or moves", arguments: [true, false])
  func furtherDown(moves: Bool) {
    switchOn(.phoneNotch)
    HostSimulator.current.answers.safeAreaChangeMovesScrolledContent = moves
    let (controller, view, window) = stage()
    view.contentOffset.y = 300
    controller.additionalSafeAreaInsets.top = 53
    expectEqual(view.contentOffset.y, moves ? 247 : 300)
    _ = window
  }

  @Test("[R] a scroll view that may not scroll is not moved")
  func disabled() {
    switchOn(.phoneNotch)
    let (controller, view, window) = stage(behavior: .always)
    view.isScrollEnabled = false
    view.contentOffset.y = -47
    controller.additionalSafeAreaInsets.top = 53
    expectEqual(view.contentOffset.y, -47)
    expectEqual(view.adjustedContentInset.top, 100)
    _ = window
  }

  @Test("[R] a refreshing control takes room in adjustedContentInset only")
  func refreshing() {
    switchOn(.phoneNotch)
    let (_, view, window) = stage()
    let control = UIRefreshControl()
    view.refreshControl = control
    control.beginRefreshing()
    expectEqual(view.contentInset, .zero)
    expectEqual(view.adjustedContentInset.top, 47 + control.bounds.height)
    expectEqual(view.contentOffset.y, -47)
    control.endRefreshing()
    expectEqual(view.adjustedContentInset.top, 47)
    _ = window
  }

  @Test(
    "[K] content of a screen that another one covers stays where it is",
    arguments: [-91, -50, 0, 300] as [CGFloat])
  func coveredScreen(offset: CGFloat) {
    let (navigation, view, simulator) = navigationStage()
    expectEqual(view.adjustedContentInset.top, 91)
    view.contentOffset.y = offset
    for isAnimated in [false, true] {
      navigation.pushViewController(UIViewController(), animated: isAnimated)
      simulator.runUntilIdle()
      expectNil(view.window)
      // A shorter list is corrected there as if it were on the screen.
      view.contentSize.height = 2500
      navigation.popViewController(animated: isAnimated)
      simulator.runUntilIdle()
      expectEqual(view.contentOffset.y, offset)
      expectEqual(view.adjustedContentInset.top, 91)
    }
  }

  @Test(
    "[A] refreshing ends behind another screen as it does on the screen",
    arguments: [-151, -91, -50, 300] as [CGFloat], [false, true])
  func refreshBehindAnotherScreen(offset: CGFloat, beginsThere: Bool) {
    let (navigation, view, simulator) = navigationStage()
    let control = UIRefreshControl()
    view.refreshControl = control
    if !beginsThere { control.beginRefreshing() }
    view.contentOffset.y = beginsThere ? max(-91, offset) : offset
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.runUntilIdle()
    if beginsThere { control.beginRefreshing() }
    control.endRefreshing()
    simulator.runUntilIdle()
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    expectEqual(view.contentOffset.y, max(-91, offset))
    expectEqual(view.adjustedContentInset.top, 91)
  }

  @Test(
    "Content of a screen that returns where there is no safe area follows the one that comes later",
    arguments: [-20, -13, 300] as [CGFloat])
  func returnWithoutSafeArea(offset: CGFloat) {
    switchOn(.phone47)
    let (controller, view, window) = stage()
    window.rootViewController = controller
    let simulator = HostSimulator.current
    simulator.runUntilIdle()
    view.contentOffset.y = offset
    simulator.turn(behind: controller, to: .landscapeLeft)
    expectEqual(view.contentOffset.y, max(0, offset))
    simulator.rotate(to: .portrait)
    simulator.runUntilIdle()
    expectEqual(view.contentOffset.y, offset > 0 ? offset : -20)
  }

  @Test("[A] content of a screen that returns where there is no safe area is brought into its range once")
  func returnIntoRange() {
    switchOn(.phone47)
    let (controller, view, window) = stage()
    window.rootViewController = controller
    let simulator = HostSimulator.current
    simulator.runUntilIdle()
    window.rootViewController = UIViewController()
    simulator.rotate(to: .landscapeLeft)
    simulator.runUntilIdle()
    window.rootViewController = controller
    // A size that is set in the window brings the content into its range, and a layout doesn't do so again.
    view.frame.size.height -= 10
    expectEqual(view.contentOffset.y, 0)
    view.contentOffset.y = -20
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, -20)
  }

  @Test("[K] pulling far enough sends valueChanged while the finger is down, once")
  func pullToRefresh() {
    switchOn(.phoneNotch)
    let stage = ScrollStage()
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stage.scrollView.refreshControl = control
    stage.drag(from: 100, by: 500)
    expect(count == 1 && control.isRefreshing && stage.scrollView.isDragging)
    stage.finger.up(time: 1)
    stage.simulator.runUntilIdle()
    expectEqual(count, 1)
    expectEqual(stage.y, -control.bounds.height)
  }

  @Test("[A] indicators stay in the safe area if their insets are adjusted automatically")
  func indicators() throws {
    switchOn(.phoneNotch)
    let (_, view, window) = stage()
    let automatic = try #require(HostScrollIndicators(of: view).vertical)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    let plain = try #require(HostScrollIndicators(of: view).vertical)
    expectEqual(automatic.minY - plain.minY, 47)
    view.scrollIndicatorInsets.top = 30
    try expectEqual(#require(HostScrollIndicators(of: view).vertical).minY - plain.minY, 30)
    view.showsVerticalScrollIndicator = false
    expectNil(HostScrollIndicators(of: view).vertical)
    _ = window
  }

  @Test("[A] indicators are seen while content moves and for a moment after they were flashed")
  func visibleIndicators() {
    switchOn(.phone47)
    let stage = ScrollStage()
    expect(!HostScrollIndicators(of: stage.scrollView).areVisible)
    stage.scrollView.flashScrollIndicators()
    expect(HostScrollIndicators(of: stage.scrollView).areVisible)
    stage.simulator.advance(by: 0.6)
    expect(!HostScrollIndicators(of: stage.scrollView).areVisible)
    stage.drag(from: 400, by: -100)
    expect(HostScrollIndicators(of: stage.scrollView).areVisible)
  }

  @Test("[A] indicators are light by their style, by default where the look is dark")
  func indicatorStyle() {
    switchOn(.phone47)
    let view = UIScrollView()
    var light: [Bool] = []
    for look in [UIUserInterfaceStyle.light, .dark] {
      view.overrideUserInterfaceStyle = look
      for style in [UIScrollView.IndicatorStyle.default, .black, .white] {
        view.indicatorStyle = style
        light.append(HostScrollIndicators(of: view).areLight)
      }
    }
    expectEqual(light, [false, false, true, true, false, true])
  }
}
