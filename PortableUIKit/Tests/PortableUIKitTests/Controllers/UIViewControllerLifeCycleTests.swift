import PortableUIKit
import Testing

@MainActor struct UIViewControllerLifeCycleTests {
  private let log = CallLog()
  private let simulator = HostSimulator(device: .phone47)

  private let windows = WindowKeeper()

  // MARK: - Loading

  @Test("[A] a plain view has the screen's size and follows its superview")
  func plainView() {
    simulator.makeCurrent()
    let controller = UIViewController()
    expectEqual(controller.view.frame, UIScreen.main.bounds)
    expectEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    expectSame(controller.view.next, controller)
  }

  @Test("[K] a view set from outside is taken as it is and loads nothing")
  func settingTheView() {
    simulator.makeCurrent()
    let controller = LoggingController("a", log)
    let view = UIView()
    controller.view = view
    expectSame(controller.view, view)
    expectEmpty(log.calls)
    controller.view = nil
    expect(!controller.isViewLoaded)
    expectNil(view.next)
  }

  // MARK: - Root

  @Test(
    "[A/R] a root appears in order; viewWillAppear inside makeKeyAndVisible, viewDidAppear after the commit"
  )
  func rootAppears() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    windows.show(root)
    expectEqual(
      log.take(),
      [
        "root.loadView", "root.didLoad", "root.willAppear", "rootView.willMove(toWindow: window)",
        "rootView.didMoveToWindow", "rootView.safeAreaInsetsDidChange",
      ])
    expectEqual(root.view.safeAreaInsets.top, 20)
    simulator.step()
    expectEqual(
      log.take(),
      [
        "root.isAppearing", "root.safeArea", "root.willLayout", "rootView.layoutSubviews", "root.didLayout",
        "root.didAppear",
      ])
    simulator.step()
    expectEqual(log.take(), [])
  }

  @Test("[?] the other answer tells of the safe area first")
  func safeAreaBeforeIsAppearing() {
    simulator.makeCurrent()
    simulator.answers.viewIsAppearingBeforeSafeArea = false
    let window = windows.show(LoggingController("root", log))
    window.layoutIfNeeded()
    let calls = log.calls(of: "root").filter { ["isAppearing", "safeArea"].contains($0) }
    expectEqual(calls, ["safeArea", "isAppearing"])
  }

  @Test("[R] the safe area is reported once before the first appearance even when it is zero")
  func safeAreaCallEvenIfZero() {
    simulator.makeCurrent()
    let window = SafeAreaWindow(frame: UIScreen.main.bounds)
    window.insets = .zero
    windows.show(LoggingController("root", log), in: window)
    simulator.step()
    expectEqual(log.calls.filter { $0.contains("afeArea") }, ["root.safeArea"])
    window.isHidden = true
    window.isHidden = false
    simulator.step()
    expectEqual(log.calls.filter { $0.contains("afeArea") }, ["root.safeArea"])
  }

  @Test("viewDidAppear comes even when the view was laid out before it entered the window")
  func appearsWithoutPendingLayout() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    root.view.layoutIfNeeded()
    _ = log.take()
    windows.show(root)
    simulator.step()
    expectEqual(
      log.calls(of: "root").filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") },
      ["willAppear", "isAppearing", "didAppear"])
  }

  @Test("another root replaces the first, which disappears")
  func replacingRoot() {
    simulator.makeCurrent()
    let first = LoggingController("first", log)
    let second = LoggingController("second", log)
    let window = windows.show(first)
    simulator.step()
    _ = log.take()
    window.rootViewController = second
    expectNil(first.view.superview)
    expectEqual(log.calls(of: "first"), ["willDisappear", "didDisappear", "safeArea"])
    expectEqual(log.calls(of: "second"), ["loadView", "didLoad", "willAppear"])
    simulator.step()
    expectEqual(log.calls(of: "second").last, "didAppear")
    window.rootViewController = nil
    expectEqual(log.calls(of: "second").suffix(3), ["willDisappear", "didDisappear", "safeArea"])
  }

  @Test("a root that leaves before the commit never gets viewDidAppear, but its calls are paired")
  func leavingBeforeCommit() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    let window = windows.show(root)
    window.rootViewController = nil
    simulator.step()
    expectEqual(
      log.calls(of: "root").filter { $0.hasSuffix("ppear") }, ["willAppear", "willDisappear", "didDisappear"])
  }

  // MARK: - Children

  private func addChild(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private var appearanceCalls: [String] {
    log.take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") || $0.hasSuffix("ppearing") }
  }

  @Test("[A], order of viewDidAppear [?]: a child added in viewDidLoad appears with its parent")
  func childAddedInViewDidLoad() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    let child = LoggingController("child", log)
    root.onLoad = { addChild(child, to: $0) }
    let window = windows.show(root)
    expectEqual(appearanceCalls, ["root.willAppear", "child.willAppear"])
    simulator.step()
    expectEqual(
      appearanceCalls, ["root.isAppearing", "child.isAppearing", "child.didAppear", "root.didAppear"])
    window.rootViewController = nil
    expectEqual(
      appearanceCalls,
      ["root.willDisappear", "child.willDisappear", "child.didDisappear", "root.didDisappear"])
  }

  @Test("a child added in the parent's viewWillAppear appears with it, once")
  func childAddedInViewWillAppear() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    let child = LoggingController("child", log)
    root.onWillAppear = { addChild(child, to: $0) }
    windows.show(root)
    simulator.step()
    expectEqual(log.calls(of: "child").filter { $0.hasSuffix("ppear") }, ["willAppear", "didAppear"])
  }

  @Test(
    "[?] a child added to a visible parent appears inside addSubview or after the commit",
    arguments: [false, true])
  func childAddedLater(isInside: Bool) {
    simulator.makeCurrent()
    simulator.answers.childDidAppearInsideAddSubview = isInside
    let root = LoggingController("root", log)
    windows.show(root)
    simulator.step()
    _ = log.take()
    let child = LoggingController("child", log)
    addChild(child, to: root)
    expectEqual(log.calls.contains("child.didAppear"), isInside)
    expectEqual(log.calls(of: "child").prefix(4), ["willMove(root)", "loadView", "didLoad", "willAppear"])
    simulator.step()
    expectEqual(log.calls.filter { $0 == "child.didAppear" }.count, 1)
    expectEqual(log.calls(of: "root").filter { $0.hasSuffix("ppear") }, [])
  }

  @Test("[A] a child that is removed from a visible parent disappears")
  func childRemoved() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    let child = LoggingController("child", log)
    root.onLoad = { addChild(child, to: $0) }
    windows.show(root)
    simulator.step()
    _ = log.take()
    child.willMove(toParent: nil)
    expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(
      log.calls(of: "child"),
      [
        "willMove(nil)", "willDisappear", "didDisappear", "safeArea", "didMove(nil)",
      ])
    expect(!child.isMovingFromParent)
    expectEmpty(root.children)
    simulator.step()
    expectEqual(log.calls(of: "root").filter { $0.hasSuffix("ppear") }, [])
  }

  @Test("a child in a windowless parent gets no appearance calls")
  func windowless() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    addChild(LoggingController("child", log), to: root)
    root.view.layoutIfNeeded()
    expectEqual(appearanceCalls, [])
  }

  @Test("[K] a controller without parent whose view is put into a window appears")
  func viewInWindowWithoutRoot() {
    simulator.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let loose = LoggingController("loose", log)
    window.isHidden = false
    window.addSubview(loose.view)
    simulator.step()
    expectEqual(appearanceCalls, ["loose.willAppear", "loose.isAppearing", "loose.didAppear"])
  }

  @Test("[?] hiding the window makes its root disappear, showing it again makes it appear")
  func hidingTheWindow() {
    simulator.makeCurrent()
    let window = windows.show(LoggingController("root", log))
    simulator.step()
    _ = log.take()
    window.isHidden = true
    expectEqual(appearanceCalls, ["root.willDisappear", "root.didDisappear"])
    window.isHidden = false
    simulator.step()
    expectEqual(appearanceCalls, ["root.willAppear", "root.isAppearing", "root.didAppear"])
  }

  // MARK: - Explicit transitions

  @Test("[A] a cancelled transition gives willDisappear, willAppear, didAppear")
  func cancelledTransition() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    windows.show(root)
    simulator.step()
    _ = log.take()
    root.beginAppearanceTransition(false, animated: true)
    root.beginAppearanceTransition(true, animated: true)
    root.endAppearanceTransition()
    expectEqual(
      appearanceCalls, ["root.willDisappear", "root.willAppear", "root.isAppearing", "root.didAppear"])
  }

  @Test("a container that forwards by hand decides when its child appears")
  func manualForwarding() {
    simulator.makeCurrent()
    final class Manual: LoggingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let root = Manual("root", log)
    let child = LoggingController("child", log)
    root.onLoad = { addChild(child, to: $0) }
    windows.show(root)
    simulator.step()
    expectEqual(appearanceCalls, ["root.willAppear", "root.isAppearing", "root.didAppear"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    expectEqual(appearanceCalls, ["child.willAppear", "child.isAppearing", "child.didAppear"])
    expectEqual(simulator.warnings.count, 1)
  }

  @Test("an explicit transition around addSubview replaces the automatic calls")
  func explicitAroundAddSubview() {
    simulator.makeCurrent()
    let root = LoggingController("root", log)
    windows.show(root)
    simulator.step()
    let child = LoggingController("child", log)
    _ = log.take()
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(child.view)
    simulator.step()
    expectEqual(appearanceCalls, ["child.willAppear", "child.isAppearing"])
    child.endAppearanceTransition()
    expectEqual(appearanceCalls, ["child.didAppear"])
  }
}
