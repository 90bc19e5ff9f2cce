import PortableUIKit

/// What was called, in order; shared by the logging controllers and views of one test.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// The calls so far; the log starts afresh.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The calls of one object without its name.
  func calls(of name: String) -> [String] {
    calls.filter { $0.hasPrefix(name + ".") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

/// A controller that logs its life.
class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  /// Runs inside `viewDidLoad`.
  var onLoad: ((LoggingController) -> Void)?
  var onWillAppear: ((LoggingController) -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func note(_ call: String) { log.add("\(name).\(call)") }

  override func loadView() {
    note("loadView")
    view = LoggingView(name + "View", log)
    view.frame = UIScreen.main.bounds
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
    onLoad?(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
    onWillAppear?(self)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("safeArea")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(nameOf(parent)))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(nameOf(parent)))")
  }

  private func nameOf(_ controller: UIViewController?) -> String {
    (controller as? LoggingController)?.name ?? "nil"
  }
}

/// A view that logs entering windows, layout and safe area.
final class LoggingView: UIView {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    log.add("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    log.add("\(name).didMoveToWindow")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.add("\(name).layoutSubviews")
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.add("\(name).safeAreaInsetsDidChange")
  }
}

/// A window that says itself what is unsafe, as on iOS where the override is what reaches the root view [T].
final class SafeAreaWindow: UIWindow {
  var insets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  override var safeAreaInsets: UIEdgeInsets { insets }
}

extension HostSimulator {
  /// A new device made the current one.
  @discardableResult
  static func fresh(
    _ device: DeviceModel = .phone47, _ change: (inout UIKitAnswers) -> Void = { _ in }
  ) -> HostSimulator {
    let simulator = HostSimulator(device: device)
    change(&simulator.answers)
    simulator.makeCurrent()
    return simulator
  }
}

/// Keeps windows alive as long as the test that shows them.
@MainActor final class WindowKeeper {
  private var windows: [UIWindow] = []

  /// Shows a controller in a window of the screen's size, made for the scene if asked for.
  @discardableResult
  func show(_ root: UIViewController, inScene: Bool = false) -> UIWindow {
    let window =
      inScene
      ? UIWindow(windowScene: HostSimulator.current.scene) : UIWindow(frame: UIScreen.main.bounds)
    return show(root, in: window)
  }

  @discardableResult
  func show<Window: UIWindow>(_ root: UIViewController, in window: Window) -> Window {
    windows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}
