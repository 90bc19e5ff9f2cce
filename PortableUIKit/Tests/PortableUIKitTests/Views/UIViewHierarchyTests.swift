import PortableUIKit
import Testing

@MainActor struct UIViewHierarchyTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("[R] adding to a superview without window")
  func addWithoutWindow() {
    simulator.makeCurrent()
    let journal = Journal()
    let parent = TalkingView("parent", journal)
    let child = TalkingView("child", journal)
    parent.addSubview(child)
    expectEqual(
      journal.take(),
      [
        "child.willMove(toSuperview: parent) in none", "child.didMoveToSuperview in parent",
        "parent.didAddSubview(child)",
      ])
  }

  @Test("[K] views that get a window are notified, superviews first")
  func treeGetsWindow() {
    simulator.makeCurrent()
    let journal = Journal()
    let window = UIWindow()
    let parent = TalkingView("parent", journal)
    let child = TalkingView("child", journal)
    parent.addSubview(child)
    _ = journal.take()
    window.addSubview(parent)
    expectEqual(
      journal.take(),
      [
        "parent.willMove(toSuperview: other) in none", "parent.willMove(toWindow: some) while none",
        "child.willMove(toWindow: some) while none", "parent.didMoveToWindow now some",
        "child.didMoveToWindow now some", "parent.didMoveToSuperview in other",
      ])
  }

  @Test("[K] adding to a superview that has a window")
  func addWithWindow() {
    simulator.makeCurrent()
    let journal = Journal()
    let window = UIWindow()
    let parent = TalkingView("parent", journal)
    window.addSubview(parent)
    let child = TalkingView("child", journal)
    _ = journal.take()
    parent.addSubview(child)
    expectEqual(
      journal.take(),
      [
        "child.willMove(toSuperview: parent) in none", "child.willMove(toWindow: some) while none",
        "child.didMoveToWindow now some", "child.didMoveToSuperview in parent",
        "parent.didAddSubview(child)",
      ])
  }

  @Test("[R] removing")
  func remove() {
    simulator.makeCurrent()
    let journal = Journal()
    let window = UIWindow()
    let parent = TalkingView("parent", journal)
    let child = TalkingView("child", journal)
    window.addSubview(parent)
    parent.addSubview(child)
    _ = journal.take()
    child.removeFromSuperview()
    expectEqual(
      journal.take(),
      [
        "child.willMove(toSuperview: none) in parent", "child.willMove(toWindow: none) while some",
        "parent.willRemoveSubview(child)", "child.didMoveToWindow now none",
        "child.didMoveToSuperview in none",
      ])
    expect(parent.subviews.isEmpty && child.layer.superlayer == nil)
    child.removeFromSuperview()
    expectEmpty(journal.take())
  }

  @Test("[A] a view that has another superview is removed there first")
  func moveToOtherSuperview() {
    simulator.makeCurrent()
    let journal = Journal()
    let first = TalkingView("first", journal)
    let second = TalkingView("second", journal)
    let child = TalkingView("child", journal)
    first.addSubview(child)
    _ = journal.take()
    second.addSubview(child)
    expectEqual(
      journal.take(),
      [
        "child.willMove(toSuperview: none) in first", "first.willRemoveSubview(child)",
        "child.didMoveToSuperview in none", "child.willMove(toSuperview: second) in none",
        "child.didMoveToSuperview in second", "second.didAddSubview(child)",
      ])
    expectEmpty(first.subviews)
  }

  @Test("[K] adding to the same superview moves a view to the front without notifications")
  func addAgain() {
    simulator.makeCurrent()
    let journal = Journal()
    let parent = TalkingView("parent", journal)
    let children = ["a", "b", "c"].map { TalkingView($0, journal) }
    for child in children { parent.addSubview(child) }
    _ = journal.take()
    parent.addSubview(children[0])
    expectEqual(names(parent), "bca")
    expectEmpty(journal.take())
  }

  @Test("views and layers stand in the same order after every kind of insertion")
  func orderOfViewsAndLayers() {
    simulator.makeCurrent()
    let journal = Journal()
    let parent = TalkingView("parent", journal)
    let shadow = CALayer()
    parent.layer.insertSublayer(shadow, at: 0)
    let views = ["a", "b", "c", "d", "e"].map { TalkingView($0, journal) }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    parent.insertSubview(views[4], at: 99)
    expectEqual(names(parent), "bdcae")
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    expectEqual(names(parent), "adcbe")
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[2])
    expectEqual(names(parent), "cabed")
    parent.insertSubview(views[4], belowSubview: views[0])
    expectEqual(names(parent), "ceabd")
    let layers = parent.layer.sublayers?.filter { $0 !== shadow } ?? []
    expect(layers.count == 5 && zip(layers, parent.subviews).allSatisfy { $0 === $1.layer })
  }

  @Test("[?] reordering marks the superview for layout under one of the two answers")
  func reorderingMarksLayout() {
    simulator.makeCurrent()
    for marks in [true, false] {
      HostSimulator.current.answers.bringToFrontMarksLayout = marks
      let parent = UIView()
      let children = [UIView(), UIView()]
      for child in children { parent.addSubview(child) }
      parent.layoutIfNeeded()
      parent.bringSubviewToFront(children[0])
      expectEqual(parent.layer.needsLayout(), marks)
      parent.layoutIfNeeded()
      // It is in front already: nothing changes.
      parent.bringSubviewToFront(children[0])
      expect(!parent.layer.needsLayout())
    }
  }

  @Test("[R, T] adding marks superview and subview for layout, removing the superview")
  func treeChangesMarkLayout() {
    simulator.makeCurrent()
    let parent = UIView()
    let child = UIView()
    parent.layoutIfNeeded()
    child.layoutIfNeeded()
    parent.addSubview(child)
    expect(parent.layer.needsLayout() && child.layer.needsLayout())
    parent.layoutIfNeeded()
    child.removeFromSuperview()
    expect(parent.layer.needsLayout())
  }

  @Test("a superview that goes away leaves no trace in its subviews")
  func superviewGoesAway() {
    simulator.makeCurrent()
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      expectSame(child.superview, parent)
    }
    expectNil(child.superview)
    expectNil(child.layer.superlayer)
  }

  @Test("a window that goes away leaves no trace in the views below it")
  func windowGoesAway() {
    simulator.makeCurrent()
    let child = UIView()
    do {
      let window = UIWindow()
      let parent = UIView()
      window.addSubview(parent)
      parent.addSubview(child)
      expectSame(child.window, window)
    }
    expect(child.window == nil && child.superview == nil)
  }

  @Test("[A] search by tag goes down the tree and includes the view itself")
  func viewWithTag() {
    simulator.makeCurrent()
    let parent = UIView()
    let child = UIView()
    let grandchild = UIView()
    parent.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    parent.tag = 3
    expectSame(parent.viewWithTag(7), grandchild)
    expectSame(parent.viewWithTag(3), parent)
    expectNil(parent.viewWithTag(9))
    expect(grandchild.isDescendant(of: parent) && parent.isDescendant(of: parent))
    expect(!parent.isDescendant(of: child))
  }

  private func names(_ view: UIView) -> String {
    view.subviews.map { ($0 as? TalkingView)?.name ?? "?" }.joined()
  }
}

@MainActor private final class Journal {
  private var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class TalkingView: UIView {
  let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private func name(of view: UIView?) -> String {
    view == nil ? "none" : (view as? TalkingView)?.name ?? "other"
  }
  private var windowText: String { window == nil ? "none" : "some" }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal.write("\(name).willMove(toSuperview: \(name(of: newSuperview))) in \(name(of: superview))")
  }
  override func didMoveToSuperview() {
    journal.write("\(name).didMoveToSuperview in \(name(of: superview))")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.write("\(name).willMove(toWindow: \(newWindow == nil ? "none" : "some")) while \(windowText)")
  }
  override func didMoveToWindow() { journal.write("\(name).didMoveToWindow now \(windowText)") }
  override func didAddSubview(_ subview: UIView) {
    journal.write("\(name).didAddSubview(\(name(of: subview)))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    journal.write("\(name).willRemoveSubview(\(name(of: subview)))")
  }
}
