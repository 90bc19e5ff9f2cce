import PortableUIKit
import Testing

@MainActor struct ConstraintPassTests {
  @Test("A view can be resized and laid out while the view that constrains it is being released")
  func releasedRoot() {
    let stage = LayoutStage()
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let inner = UIView()
    let isResized = Flag()
    if let root {
      let child = stage.add(inner, to: root)
      let last = LastWords {
        child.bounds.size.width = 10
        child.layoutIfNeeded()
        isResized.isSet = true
      }
      root.addSubview(last)
      NSLayoutConstraint.activate(inner.pinned(to: root))
      root.layoutIfNeeded()
    }
    expectEqual(inner.bounds.width, 300)
    root = nil
    expect(isResized.isSet && inner.bounds.width == 10)
  }

  @Test(
    "[A/K] constraints are updated from the inside out, then views are laid out from the outside in")
  func order() {
    let stage = LayoutStage()
    let log = PassLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = PassController(log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (a, b) = (PassView("a", log), PassView("b", log))
    a.addSubview(b)
    controller.view.addSubview(a)
    stage.simulator.step()
    expectEqual(
      log.take(),
      [
        "update b", "update a", "updateViewConstraints", "willLayout", "didLayout", "layout a", "layout b",
      ])
    a.setNeedsUpdateConstraints()
    expect(a.needsUpdateConstraints() && !b.needsUpdateConstraints())
    stage.simulator.step()
    expectEqual(log.take(), ["update a"], "constraints that stay the same move nothing [?]")
    expect(!a.needsUpdateConstraints() && stage.simulator.isIdle)
  }

  @Test("[A] updateConstraintsIfNeeded works at once, without layout")
  func atOnce() {
    _ = LayoutStage()
    let log = PassLog()
    let view = PassView("a", log)
    view.updateConstraintsIfNeeded()
    expectEqual(log.take(), ["update a"])
    view.updateConstraintsIfNeeded()
    expectEmpty(log.take())
  }

  @Test("views without constraints are not asked to update any, and keep no state")
  func nothing() {
    let stage = LayoutStage()
    let view = PlainView()
    stage.view.addSubview(view)
    stage.layOut()
    expect(view.updates == 0 && view.constraints.isEmpty)
  }

  @Test("a changed constant lays out the views that hold what moves, no others")
  func onlyWhatMoves() {
    let stage = LayoutStage()
    let log = PassLog()
    let (outer, inner) = (stage.add(PassView("outer", log)), PassView("inner", log))
    _ = stage.add(inner, to: outer)
    let leaf = stage.add(UIView(), to: inner)
    let top = leaf.topAnchor.constraint(equalTo: inner.topAnchor)
    stage.layOut(outer.pinned(to: stage.view) + inner.pinned(to: outer) + [top])
    _ = log.take()
    top.constant = 5
    stage.layOut()
    expect(log.take() == ["layout inner"] && leaf.frame.minY == 5)
  }

  @Test("a view that constraints place goes back where they want it when its frame is set")
  func frameSetByHand() {
    let stage = LayoutStage()
    let a = stage.add()
    stage.layOut(a.pinned(to: stage.view, inset: 10))
    a.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    stage.layOut()
    expectEqual(a.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  @Test("a subtree takes its constraints along when it moves to another superview")
  func moving() {
    let stage = LayoutStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = stage.add(UIView(), to: box)
    NSLayoutConstraint.activate(a.pinned(to: box, inset: 1))
    box.layoutIfNeeded()
    expectEqual(a.frame.width, 98)
    stage.view.addSubview(box)
    box.frame.size.width = 50
    stage.layOut()
    expectEqual(a.frame.width, 48)
    let placed = stage.add()
    placed.addSubview(box)
    stage.layOut(placed.pinned(to: stage.view))
    box.frame.size.width = 60
    stage.layOut()
    expect(a.frame.width == 58 && a.constraints.isEmpty && box.constraints.count == 4)
    box.removeFromSuperview()
    box.frame.size.width = 70
    box.layoutIfNeeded()
    expect(a.frame.width == 68 && stage.simulator.warnings.isEmpty)
  }
}

@MainActor private final class PassLog {
  private var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private final class PassView: UIView {
  private let name: String
  private let log: PassLog

  init(_ name: String, _ log: PassLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    log.add("update \(name)")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    log.add("layout \(name)")
    super.layoutSubviews()
  }
}

@MainActor private final class Flag {
  var isSet = false
}

/// A view that calls a closure when it is released.
private final class LastWords: UIView {
  private let say: @MainActor @Sendable () -> Void

  init(_ say: @escaping @MainActor @Sendable () -> Void) {
    self.say = say
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  deinit { MainActor.assumeIsolated { say() } }
}

private final class PlainView: UIView {
  var updates = 0
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

private final class PassController: UIViewController {
  private let log: PassLog

  init(_ log: PassLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  override func updateViewConstraints() {
    log.add("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.add("willLayout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.add("didLayout")
  }
}
