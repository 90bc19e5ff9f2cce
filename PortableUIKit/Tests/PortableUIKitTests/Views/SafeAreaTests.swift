import PortableUIKit
import Testing

@MainActor struct SafeAreaTests {
  private let simulator = HostSimulator(device: .phone47)
  private let windows = WindowKeeper()

  private func insets(top: CGFloat, bottom: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// A window that imposes 44 points at the top, with a root view that fills it.
  private func shownRoot(additional: CGFloat = 0) -> (window: SafeAreaWindow, root: UIViewController) {
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = additional
    return (windows.show(root, in: SafeAreaWindow(frame: UIScreen.main.bounds)), root)
  }

  // MARK: - The table of cases

  @Test("table [A]: a root view has the window's inset and the additional one on top")
  func rootView() {
    simulator.makeCurrent()
    expectEqual(shownRoot().root.view.safeAreaInsets, insets(top: 44))
    expectEqual(shownRoot(additional: 56).root.view.safeAreaInsets, insets(top: 100))
  }

  @Test(
    "table [A/K]: a subview has what it covers of its superview's inset, at most all of it",
    arguments: [(0, 100), (60, 40), (99.5, 0.5), (100, 0), (120, 0), (-30, 100), (2000, 0)]
      as [(CGFloat, CGFloat)])
  func subview(y: CGFloat, inset: CGFloat) {
    simulator.makeCurrent()
    let (window, root) = shownRoot(additional: 56)
    let subview = UIView(frame: CGRect(x: 0, y: y, width: 375, height: 50))
    root.view.addSubview(subview)
    expectEqual(subview.safeAreaInsets, insets(top: inset))
    expectSame(subview.window, window)
  }

  @Test("[A] outside a window there is no safe area, whatever is added")
  func outsideWindow() {
    simulator.makeCurrent()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 56
    let subview = UIView(frame: controller.view.bounds)
    controller.view.addSubview(subview)
    expectEqual(controller.view.safeAreaInsets, .zero)
    expectEqual(subview.safeAreaInsets, .zero)
  }

  @Test("[A/K] all four edges follow the same rule")
  func fourEdges() {
    simulator.makeCurrent()
    let (window, root) = shownRoot()
    window.insets = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 20)
    let subview = UIView(frame: CGRect(x: 10, y: 600, width: 360, height: 60))
    root.additionalSafeAreaInsets.top = 1
    root.view.addSubview(subview)
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 45, left: 30, bottom: 34, right: 20))
    // The root view is 375 × 667: 15 points stay free at the right, 7 at the bottom.
    expectEqual(subview.safeAreaInsets, UIEdgeInsets(top: 0, left: 20, bottom: 27, right: 15))
  }

  @Test("a view that leaves its window has none left, nor have its subviews")
  func leavingWindow() {
    simulator.makeCurrent()
    let (_, root) = shownRoot()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    root.view.addSubview(outer)
    expectEqual(inner.safeAreaInsets.top, 44)
    outer.removeFromSuperview()
    expectEqual(outer.safeAreaInsets, .zero)
    expectEqual(inner.safeAreaInsets, .zero)
  }

  @Test("the superview's bounds count, its origin (a scroll offset) as well as its size")
  func superviewBounds() {
    simulator.makeCurrent()
    let (window, root) = shownRoot()
    window.insets.bottom = 34
    root.additionalSafeAreaInsets.left = 1
    let container = UIView(frame: root.view.bounds)
    let subview = UIView(frame: CGRect(x: 100, y: 50, width: 50, height: 583))
    root.view.addSubview(container)
    container.addSubview(subview)
    expectEqual(subview.safeAreaInsets, .zero)
    container.bounds.origin.y = 20
    expectEqual(subview.safeAreaInsets, insets(top: 14))
    container.bounds.origin.y = 0
    expectEqual(subview.safeAreaInsets, .zero)
    container.frame.size.height -= 10
    expectEqual(container.safeAreaInsets.bottom, 24)
    expectEqual(subview.safeAreaInsets, .zero)
    container.frame.size.height += 10
    subview.frame.size.height += 7
    expectEqual(subview.safeAreaInsets.bottom, 7)
    // The container's own inset stays the same when it grows beyond the screen, its subview's does not.
    container.frame.size.height += 100
    expectEqual(container.safeAreaInsets.bottom, 34)
    expectEqual(subview.safeAreaInsets, .zero)
  }

  // MARK: - Synchronous propagation

  @Test("[R] additional insets reach loaded subtrees at once, superviews first, and mark layout")
  func additionalInsetsPropagateAtOnce() {
    simulator.makeCurrent()
    let log = CallLog()
    let (window, root) = shownRoot()
    let child = LoggingController("child", log)
    let grandchild = LoggingView("grandchild", log)
    root.addChild(child)
    child.view.addSubview(grandchild)
    grandchild.frame = CGRect(x: 0, y: 60, width: 10, height: 10)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    _ = log.take()

    root.additionalSafeAreaInsets.top = 56
    expectEqual(child.view.safeAreaInsets.top, 100)
    expectEqual(grandchild.safeAreaInsets.top, 40)
    expectEqual(
      log.take(),
      [
        "childView.safeAreaInsetsDidChange", "child.safeArea", "grandchild.safeAreaInsetsDidChange",
      ])
    window.layoutIfNeeded()
    expect(log.take().contains("childView.layoutSubviews"))
  }

  @Test("[?] the other answer calls the controller before its view")
  func controllerFirst() {
    simulator.makeCurrent()
    simulator.answers.viewSafeAreaCallBeforeController = false
    let log = CallLog()
    let (window, root) = shownRoot()
    let child = LoggingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    _ = log.take()
    root.additionalSafeAreaInsets.top = 56
    expectEqual(log.take(), ["child.safeArea", "childView.safeAreaInsetsDidChange"])
  }

  @Test("[K] equal values cause no call")
  func equalValuesAreSilent() {
    simulator.makeCurrent()
    let log = CallLog()
    let root = LoggingController("root", log)
    root.additionalSafeAreaInsets.top = 56
    let window = windows.show(root, in: SafeAreaWindow(frame: UIScreen.main.bounds))
    window.layoutIfNeeded()
    _ = log.take()
    root.additionalSafeAreaInsets.top = 56
    root.view.frame = root.view.frame
    window.layoutIfNeeded()
    expectEqual(log.take(), [])
  }

  @Test("[R] moving a view changes its insets at once")
  func movingIsSynchronous() {
    simulator.makeCurrent()
    let log = CallLog()
    let (_, root) = shownRoot()
    let view = LoggingView("moving", log)
    view.frame = CGRect(x: 0, y: 100, width: 375, height: 50)
    root.view.addSubview(view)
    _ = log.take()
    view.center.y -= 80
    expectEqual(view.safeAreaInsets.top, 24)
    expectEqual(log.take(), ["moving.safeAreaInsetsDidChange"])
    view.transform = CGAffineTransform(translationX: 0, y: 80)
    expectEqual(view.safeAreaInsets.top, 0)
    view.transform = .identity
    view.frame.origin.y = 43
    expectEqual(view.safeAreaInsets.top, 1)
  }

  @Test("[R] a child's root view: geometry from the parent's view plus its own additional insets")
  func childControllers() {
    simulator.makeCurrent()
    let (_, root) = shownRoot()
    let child = UIViewController()
    child.additionalSafeAreaInsets.top = 7
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 40, width: 375, height: 300)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    expectEqual(child.view.safeAreaInsets.top, 11)
    child.view.frame.origin.y = 200
    expectEqual(child.view.safeAreaInsets.top, 7)
    child.additionalSafeAreaInsets.top = -20
    expectEqual(child.view.safeAreaInsets.top, 0)
  }

  @Test(
    "a view that changes an ancestor's additional insets in its own call leaves the newest value everywhere")
  func reentrancy() {
    simulator.makeCurrent()
    final class Greedy: UIView {
      weak var controller: UIViewController?
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        controller?.additionalSafeAreaInsets.top = 56
      }
    }
    let (window, root) = shownRoot()
    let greedy = Greedy(frame: root.view.bounds)
    let sibling = UIView(frame: root.view.bounds)
    root.view.addSubview(greedy)
    root.view.addSubview(sibling)
    greedy.controller = root
    window.insets.top = 20
    root.additionalSafeAreaInsets.left = 1
    expectEqual(root.view.safeAreaInsets.top, 76)
    expectEqual(greedy.safeAreaInsets.top, 76)
    expectEqual(sibling.safeAreaInsets.top, 76)
  }

  @Test("a scroll view follows its safe area without the call to its subclass, and before it")
  func scrollViewFollowsBeforeTheCall() {
    simulator.makeCurrent()
    final class Watcher: UIScrollView {
      var insetInCall: CGFloat?
      override func safeAreaInsetsDidChange() { insetInCall = adjustedContentInset.top }
    }
    let (window, root) = shownRoot()
    let scrollView = Watcher(frame: root.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    root.view.addSubview(scrollView)
    window.insets.top = 20
    root.additionalSafeAreaInsets.left = 1
    expectEqual(scrollView.insetInCall, 20)
    expectEqual(scrollView.contentOffset.y, -20)
  }

  // MARK: - Windows

  @Test("[T] the window's insets are read through the overridable property every time")
  func overridingWindow() {
    simulator.makeCurrent()
    let (window, root) = shownRoot()
    window.insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    root.view.frame.origin.y = 1
    root.view.frame.origin.y = 0
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test("[A] a window has the device's insets where it reaches them", arguments: DeviceModel.all)
  func windowOnDevice(_ device: DeviceModel) {
    HostSimulator.fresh(device)
    expectEqual(UIWindow(frame: UIScreen.main.bounds).safeAreaInsets, device.safeAreaInsets)
    expectEqual(UIWindow().safeAreaInsets, device.safeAreaInsets)
    let low = UIWindow(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    expectEqual(low.safeAreaInsets, .zero)
    low.frame.origin.y = 5
    expectEqual(low.safeAreaInsets.top, device.safeAreaInsets.top - 5)
  }
}
