import PortableUIKit
import Testing

/// Windows, screens, and scenes
@MainActor struct UIWindowTests {
  private let simulator = HostSimulator(device: .phone47)
  private let windows = WindowKeeper()

  @Test("[A] a window is hidden at first; makeKeyAndVisible shows it and makes it key")
  func hiddenByDefault() {
    simulator.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    expect(window.isHidden)
    expect(!window.isKeyWindow)
    expectEqual(UIWindow().frame, UIScreen.main.bounds)
    window.makeKeyAndVisible()
    expect(!window.isHidden)
    expect(window.isKeyWindow)
    expectSame(UIApplication.shared.keyWindow, window)
  }

  @Test("[K] a view in a hidden window has a window")
  func viewInHiddenWindow() {
    simulator.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView()
    window.addSubview(view)
    expectSame(view.window, window)
    expectSame(window.window, window)
  }

  @Test("[A] the root view is put in when the window becomes visible, filling it")
  func rootView() {
    simulator.makeCurrent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let root = UIViewController()
    window.rootViewController = root
    expect(!root.isViewLoaded)
    window.isHidden = false
    expectSame(root.view.superview, window)
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
    window.frame.size = CGSize(width: 300, height: 200)
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("a root view without autoresizing mask still fills the window")
  func rootViewWithoutMask() {
    simulator.makeCurrent()
    final class Bare: UIViewController {
      override func loadView() { view = UIView() }
    }
    let root = Bare()
    let window = windows.show(root)
    expectEqual(root.view.frame, window.bounds)
    window.frame.size.height = 100
    expectEqual(root.view.frame, window.bounds)
  }

  @Test("A root that sets another one before it appears leaves the window")
  func rootThatLeavesAtOnce() {
    simulator.makeCurrent()
    final class Redirecting: UIViewController {
      weak var shownIn: UIWindow?
      override func viewWillAppear(_ animated: Bool) { shownIn?.rootViewController = UIViewController() }
    }
    let first = Redirecting()
    let window = windows.show(UIViewController())
    first.shownIn = window
    window.rootViewController = first
    expectNil(first.view.superview)
    expectEqual(window.subviews, [window.rootViewController?.view].compactMap(\.self))
  }

  @Test("only one window is key, and each is notified")
  func keyWindow() {
    simulator.makeCurrent()
    final class Keyed: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let first = Keyed(frame: UIScreen.main.bounds)
    let second = Keyed(frame: UIScreen.main.bounds)
    first.makeKeyAndVisible()
    first.makeKey()
    second.makeKeyAndVisible()
    expectEqual(first.calls, ["become", "resign"])
    expect(second.isKeyWindow)
    second.isHidden = true
    expectEqual(second.calls, ["become", "resign"])
    expect(first.isKeyWindow)
  }

  @Test("windows with a scene know it; windows without have none")
  func scenes() {
    simulator.makeCurrent()
    let scene = simulator.scene
    let plain = UIWindow(frame: UIScreen.main.bounds)
    let inScene = UIWindow(windowScene: scene)
    expectNil(plain.windowScene)
    expectSame(inScene.windowScene, scene)
    expectEqual(inScene.frame, UIScreen.main.bounds)
    expectEqual(scene.windows, [inScene])
    expectEqual(UIApplication.shared.windows, [plain, inScene])
    inScene.makeKeyAndVisible()
    expectSame(scene.keyWindow, inScene)
    plain.makeKeyAndVisible()
    expectNil(scene.keyWindow)
    expectEqual(UIApplication.shared.connectedScenes, [scene])
  }

  @Test("the responder chain ends window, scene, application (section 6 [A])")
  func responderChain() {
    simulator.makeCurrent()
    let window = UIWindow(windowScene: simulator.scene)
    expectSame(window.next, simulator.scene)
    expectSame(simulator.scene.next, UIApplication.shared)
    expectNil(UIApplication.shared.next)
    expectSame(UIWindow().next, UIApplication.shared)
    let root = UIViewController()
    windows.show(root, in: window)
    expectSame(root.next, window)
  }

  @Test("windows are listed from back to front, levels first, and go when they are released")
  func order() {
    simulator.makeCurrent()
    let alert = UIWindow(frame: UIScreen.main.bounds)
    alert.windowLevel = .alert
    let first = UIWindow(frame: UIScreen.main.bounds)
    let second = UIWindow(frame: UIScreen.main.bounds)
    alert.makeKeyAndVisible()
    second.makeKeyAndVisible()
    first.makeKeyAndVisible()
    expectEqual(UIApplication.shared.windows, [second, first, alert])
    do { _ = UIWindow(frame: .zero) }
    expectEqual(UIApplication.shared.windows.count, 3)
  }

  @Test("the screen has the device's size, scale and pixels")
  func screen() {
    HostSimulator.fresh(.phoneNotch)
    let screen = UIScreen.main
    expectEqual(screen.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(screen.scale, 3)
    expectEqual(screen.nativeBounds.size, CGSize(width: 1170, height: 2532))
    expectEqual(screen.maximumFramesPerSecond, 60)
  }

  @Test("screen coordinates count the window's place")
  func coordinateSpace() {
    simulator.makeCurrent()
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    expectEqual(view.convert(CGPoint(x: 3, y: 4), to: space), CGPoint(x: 14, y: 26))
    expectEqual(view.convert(CGPoint(x: 14, y: 26), from: space), CGPoint(x: 3, y: 4))
    expectEqual(space.convert(CGPoint(x: 14, y: 26), to: view), CGPoint(x: 3, y: 4))
    expectEqual(space.convert(view.bounds, from: view), CGRect(x: 11, y: 22, width: 50, height: 50))
    expectEqual(space.bounds, UIScreen.main.bounds)
  }

  @Test("a snapshot of the screen keeps what was there")
  func snapshot() throws {
    simulator.makeCurrent()
    let root = UIViewController()
    windows.show(root)
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    view.backgroundColor = .red
    root.view.addSubview(view)
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
    view.frame.origin = .zero
    view.backgroundColor = .blue
    let copy = try #require(snapshot.layer.sublayers?.first?.sublayers?.first?.sublayers?.first)
    expectEqual(snapshot.frame, UIScreen.main.bounds)
    expectEqual(copy.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
    expectEqual(copy.backgroundColor, UIColor.red.cgColor)
  }

  @Test("background and foreground are reported once each")
  func background() {
    simulator.makeCurrent()
    var names: [NSNotification.Name] = []
    let tokens = [
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: simulator.application, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    expectEqual(simulator.scene.activationState, .foregroundActive)
    simulator.enterForeground()
    simulator.enterBackground()
    simulator.enterBackground()
    expectEqual(simulator.scene.activationState, .background)
    simulator.enterForeground()
    expectEqual(
      names,
      [
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIApplication.didBecomeActiveNotification,
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("accessibility settings come from the host")
  func accessibility() {
    simulator.makeCurrent()
    expect(!UIAccessibility.isVoiceOverRunning)
    simulator.isVoiceOverRunning = true
    expect(UIAccessibility.isVoiceOverRunning)
    simulator.isReduceMotionEnabled = true
    expect(UIAccessibility.isReduceMotionEnabled)
  }
}
