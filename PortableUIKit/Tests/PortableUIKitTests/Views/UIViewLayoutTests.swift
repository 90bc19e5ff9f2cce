import PortableUIKit
import Testing

@MainActor struct UIViewLayoutTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("[T] a new view needs layout, setNeedsLayout only sets a flag")
  func newViewNeedsLayout() {
    simulator.makeCurrent()
    let view = LayoutView()
    expect(view.layer.needsLayout())
    view.layoutIfNeeded()
    expect(view.layouts == 1 && !view.layer.needsLayout())
    view.layoutIfNeeded()
    expectEqual(view.layouts, 1)
    view.setNeedsLayout()
    expect(view.layouts == 1 && view.layer.needsLayout())
  }

  @Test("[A] layoutIfNeeded walks up while superviews need layout, then lays out all below")
  func walksUp() {
    simulator.makeCurrent()
    let log = LayoutLog()
    let views = chain(["a", "b", "c", "d"], log)
    views[0].layoutIfNeeded()
    expectEqual(log.take(), ["a", "b", "c", "d"])
    views[1].setNeedsLayout()
    views[2].setNeedsLayout()
    views[3].layoutIfNeeded()
    expectEqual(log.take(), ["b", "c"])
    views[0].setNeedsLayout()
    views[3].layoutIfNeeded()
    expectEmpty(log.take(), "the row of superviews that need layout is broken at c")
  }

  @Test("[T] what marks a view and its superview for layout")
  func marks() {
    simulator.makeCurrent()
    let parent = LayoutView()
    let child = LayoutView()
    parent.addSubview(child)
    func marked(_ change: () -> Void) -> String {
      parent.layoutIfNeeded()
      change()
      return (parent.layer.needsLayout() ? "parent " : "") + (child.layer.needsLayout() ? "child" : "")
    }
    expectEqual(marked { child.bounds.size.width = 10 }, "parent child")
    expectEqual(marked { child.frame.size.height = 10 }, "parent child")
    expectEqual(marked { child.frame.origin.x = 99 }, "")
    expectEqual(marked { child.center.y = 99 }, "")
    expectEqual(marked { child.transform = CGAffineTransform(scaleX: 2, y: 2) }, "")
    expectEqual(marked { child.bounds.origin.y = 4 }, "")
    expectEqual(marked { child.isHidden = true }, "")
    expectEqual(marked { child.alpha = 0.2 }, "")
    expectEqual(marked { child.bounds.size.width = 10 }, "", "an equal size is no change")
    expectEqual(marked { child.layer.bounds.size.width = 11 }, "parent child", "the layer was written")
  }

  @Test("[K] the flag is cleared before layoutSubviews; asking again inside gives another round")
  func askingAgainInside() {
    simulator.makeCurrent()
    let view = LayoutView()
    var rounds = 0
    view.onLayout = { view in
      expect(!view.layer.needsLayout())
      rounds += 1
      if rounds < 3 { view.setNeedsLayout() }
    }
    view.layoutIfNeeded()
    expectEqual(rounds, 3)
  }

  @Test("a view that always asks again is stopped after 100 rounds with a message")
  func feedbackLoop() {
    simulator.makeCurrent()
    let view = LayoutView()
    view.onLayout = { $0.setNeedsLayout() }
    view.layoutIfNeeded()
    expectEqual(view.layouts, 100)
    expectEqual(HostSimulator.current.warnings.count, 1)
    expectEqual(HostSimulator.current.warnings.first?.contains("LayoutView"), true)
  }

  @Test("[K] a layout that tries a size before it sets the right one comes to rest")
  func tryingSizes() {
    simulator.makeCurrent()
    let parent = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    parent.addSubview(child)
    parent.onLayout = { _ in
      child.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      child.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    }
    parent.layoutIfNeeded()
    expectEqual(parent.layouts, 1)
  }

  @Test("[K] superviews are laid out before subviews")
  func topDown() {
    simulator.makeCurrent()
    let log = LayoutLog()
    let views = chain(["a", "b", "c"], log)
    views[0].layoutIfNeeded()
    _ = log.take()
    for view in views.reversed() { view.setNeedsLayout() }
    views[0].layoutIfNeeded()
    expectEqual(log.take(), ["a", "b", "c"])
  }

  @Test("[A] the controller's calls come around the view's layout and before subviews are laid out")
  func controllerCalls() {
    simulator.makeCurrent()
    let log = LayoutLog()
    let controller = LayoutController()
    controller.log = log
    let root = LayoutView(name: "root", log: log)
    let child = LayoutView(name: "child", log: log)
    root.addSubview(child)
    controller.view = root
    root.layoutIfNeeded()
    expectEqual(log.take(), ["will", "root", "did", "child"])
    root.layoutSubviews()
    expectEqual(log.take(), ["root"], "layoutSubviews alone doesn't run the controller's calls")
  }

  @Test("a frame lays out visible windows only")
  func framesLayOutVisibleWindows() {
    simulator.makeCurrent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = LayoutView()
    window.addSubview(view)
    simulator.step()
    expectEqual(view.layouts, 0)
    window.isHidden = false
    simulator.step()
    expectEqual(view.layouts, 1)
    view.setNeedsLayout()
    expect(!simulator.isIdle)
    simulator.step()
    expectEqual(view.layouts, 2)
  }

  @Test("a sublayer without view asks its delegate for layout")
  func sublayerDelegate() {
    simulator.makeCurrent()
    let view = UIView()
    let layer = CALayer()
    let delegate = LayerLayouter()
    layer.delegate = delegate
    view.layer.addSublayer(layer)
    view.layoutIfNeeded()
    expectEqual(delegate.layouts, 1)
    layer.bounds.size.width = 5
    view.layoutIfNeeded()
    expectEqual(delegate.layouts, 2)
  }

  private func chain(_ names: [String], _ log: LayoutLog) -> [LayoutView] {
    let views = names.map { LayoutView(name: $0, log: log) }
    for (parent, child) in zip(views, views.dropFirst()) { parent.addSubview(child) }
    return views
  }
}

@MainActor private final class LayoutLog {
  private var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class LayoutView: UIView {
  private(set) var layouts = 0
  var onLayout: ((LayoutView) -> Void)?
  private var name = ""
  private var log: LayoutLog?

  convenience init(name: String, log: LayoutLog) {
    self.init(frame: .zero)
    self.name = name
    self.log = log
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    log?.write(name)
    onLayout?(self)
  }
}

private final class LayoutController: UIViewController {
  var log: LayoutLog?
  override func viewWillLayoutSubviews() { log?.write("will") }
  override func viewDidLayoutSubviews() { log?.write("did") }
}

private final class LayerLayouter: NSObject, CALayerDelegate {
  var layouts = 0
  func layoutSublayers(of layer: CALayer) { layouts += 1 }
}
