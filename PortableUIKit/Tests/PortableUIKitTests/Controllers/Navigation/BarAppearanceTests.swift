import Testing

@testable import PortableUIKit

@MainActor struct BarAppearanceTests {
  let simulator = HostSimulator(device: .phoneNotch)
  let window: UIWindow
  let controller = UIViewController()
  let navigation: UINavigationController

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    let table = UITableView(frame: .zero)
    table.contentSize.height = 3000
    controller.view = table
    controller.title = "Title"
    navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulator.step()
  }

  /// The background that is seen: at the top of the content another one than below.
  var background: UIView? { navigation.navigationBar.subviews.first { !$0.isHidden && $0.alpha > 0 } }
  var title: UILabel? { navigation.navigationBar.labels.first { $0.text == "Title" } }

  @Test("[A] an appearance gives a bar its color, its line and the look of its titles")
  func standard() throws {
    simulator.makeCurrent()
    try scroll()
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.blue]
    navigation.navigationBar.standardAppearance = look
    expect(background?.backgroundColor == .red && title?.textColor == .blue)
    look.backgroundColor = .green
    expectEqual(background?.backgroundColor, .green)
    look.configureWithTransparentBackground()
    expectNil(background?.backgroundColor)
    expectEqual((look.copy() as? UINavigationBarAppearance)?.titleTextAttributes.count, 1)
  }

  @Test("[A] an item's appearance comes before the bar's")
  func item() throws {
    simulator.makeCurrent()
    try scroll()
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    controller.navigationItem.standardAppearance = look
    expectEqual(background?.backgroundColor, .red)
    controller.navigationItem.standardAppearance = nil
    expectNotEqual(background?.backgroundColor, .red)
  }

  @Test("[A] the look at the edge is shown while content is at its top")
  func scrollEdge() throws {
    simulator.makeCurrent()
    let bar = navigation.navigationBar
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    standard.backgroundColor = .red
    edge.backgroundColor = .green
    bar.standardAppearance = standard
    bar.scrollEdgeAppearance = edge
    simulator.step()
    let table = try #require(controller.view as? UIScrollView)
    expectEqual(background?.backgroundColor, .green)
    table.contentOffset.y += 200
    expectEqual(background?.backgroundColor, .red)
    table.contentOffset.y -= 200
    expectEqual(background?.backgroundColor, .green)
  }

  @Test("Without an appearance for the edge, the bar is transparent while content is at its top")
  func defaultEdge() throws {
    simulator.makeCurrent()
    let bar = navigation.navigationBar
    func isTransparent() -> Bool {
      background?.backgroundColor == nil && background?.subviews.allSatisfy { $0.isHidden } == true
    }
    expect(isTransparent())
    let table = try #require(controller.view as? UIScrollView)
    try scroll()
    expect(!isTransparent())
    table.contentOffset.y -= 200
    expect(isTransparent())
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.standardAppearance = look
    expect(isTransparent() && title?.textColor == .blue, "only the background differs")
    try scroll()
    expectEqual(background?.backgroundColor, .red)
  }

  @Test("[K] within 4 points, the look at the edge fades into the other one")
  func fade() throws {
    simulator.makeCurrent()
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .green
    navigation.navigationBar.scrollEdgeAppearance = edge
    simulator.step()
    let table = try #require(controller.view as? UIScrollView)
    let backgrounds = navigation.navigationBar.subviews.prefix(2)
    expectEqual(backgrounds.map(\.isHidden), [false, true])
    table.contentOffset.y += 1
    expectEqual(backgrounds.map(\.alpha), [0.75, 0.25])
    expectEqual(backgrounds.first?.backgroundColor, .green)
    table.contentOffset.y += 3
    expectNotEqual(background?.backgroundColor, .green)
  }

  @Test(
    "[K] the bar follows the scroll view that the controller names, or else the first one in the chain of backmost views",
    arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never])
  func searchedContent(adjustment: UIScrollView.ContentInsetAdjustmentBehavior) {
    simulator.makeCurrent()
    let (outer, inner, list, other) = (UIViewController(), UIViewController(), UIScrollView(), UIScrollView())
    for view in [list, other] {
      view.contentInsetAdjustmentBehavior = adjustment
      view.contentSize.height = 3000
    }
    let box = UIView()
    box.addSubview(list)
    box.addSubview(other)
    inner.view.addSubview(box)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let navigation = UINavigationController(rootViewController: outer)
    window.rootViewController = navigation
    simulator.step()
    var isAtEdge: Bool { navigation.navigationBar.subviews.first?.isHidden == false }
    expect(isAtEdge)
    other.contentOffset.y += 100
    expect(isAtEdge)
    list.contentOffset.y += 100
    expect(!isAtEdge)
    outer.setContentScrollView(other, for: .top)
    other.contentOffset.y = -other.adjustedContentInset.top
    simulator.step()
    expect(isAtEdge)
    inner.setContentScrollView(list, for: .top)
    simulator.step()
    expect(isAtEdge, "only the controller that is shown is asked")
    outer.setContentScrollView(nil, for: .top)
    simulator.step()
    expect(!isAtEdge)
  }

  @Test("[K] a controller holds the scroll view that was set for its bars")
  func heldContent() {
    simulator.makeCurrent()
    weak var list: UIScrollView?
    do {
      let scrollView = UIScrollView()
      controller.setContentScrollView(scrollView, for: [.top, .bottom])
      list = scrollView
    }
    expectNotNil(list)
    expectSame(controller.contentScrollView(for: .bottom), list)
    controller.setContentScrollView(nil, for: .top)
    expectNil(controller.contentScrollView(for: .top))
    controller.setContentScrollView(nil, for: .bottom)
    expectNil(list)
  }

  /// Scrolls away from the top, where bars have a look of their own.
  private func scroll() throws {
    try #require(controller.view as? UIScrollView).contentOffset.y += 200
  }

  @Test("[A] a picture takes the place of the color, and with it one the place of the line")
  func pictures() {
    simulator.makeCurrent()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    navigation.navigationBar.setBackgroundImage(picture, for: .default)
    navigation.navigationBar.shadowImage = picture
    expectSame(navigation.navigationBar.backgroundImage(for: .default), picture)
    expectNil(background?.backgroundColor)
    let pictures = background?.subviews.compactMap { $0 as? UIImageView } ?? []
    expect(pictures.count == 2 && pictures.allSatisfy { !$0.isHidden && $0.image === picture })
  }

  @Test("[A] buttons can be replaced in an animation")
  func buttons() {
    simulator.makeCurrent()
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    controller.navigationItem.setRightBarButton(item, animated: true)
    expect(controller.navigationItem.rightBarButtonItems == [item] && !simulator.isIdle)
    simulator.runUntilIdle(limit: 1)
    controller.navigationItem.setLeftBarButtonItems([item], animated: false)
    expectSame(controller.navigationItem.leftBarButtonItem, item)
  }

  @Test("[A] a tab bar's appearance gives its items their colors")
  func tabs() {
    simulator.makeCurrent()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [
      UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1),
    ]
    bar.selectedItem = bar.items?.first
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.stackedLayoutAppearance.selected.iconColor = .blue
    bar.standardAppearance = look
    expectEqual(bar.subviews.first?.backgroundColor, .red)
    expectEqual(bar.labels.first { $0.text == "One" }?.textColor, .blue)
    expectEqual(bar.labels.first { $0.text == "Two" }?.textColor, .green)
  }

  @Test("[R] a black bar has light content, and so has the status bar, unless the bar is hidden")
  func barStyle() throws {
    simulator.makeCurrent()
    try scroll()
    let bar = navigation.navigationBar
    expect(bar.barStyle == .default && navigation.preferredStatusBarStyle == .default)
    bar.barStyle = .black
    simulator.step()
    let color = background?.backgroundColor?.resolvedColor(with: background?.traitCollection ?? .current)
    var (white, alpha) = (CGFloat(1), CGFloat(1))
    _ = color?.getWhite(&white, alpha: &alpha)
    expect(white == 0 && title?.traitCollection.userInterfaceStyle == .dark)
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
    expectEqual(simulator.scene.statusBar.statusBarStyle, .lightContent)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNeedsStatusBarAppearanceUpdate()
    expectNotEqual(simulator.scene.statusBar.statusBarStyle, .lightContent)
  }
}

extension UIView {
  /// The labels in the view, in order.
  fileprivate var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
