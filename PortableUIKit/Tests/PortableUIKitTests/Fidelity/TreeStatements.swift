#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

@MainActor struct TreeStatements {
  private let journal = CallJournal()

  @Test("[R] added to a superview without window", arguments: FidelityAnswers.all)
  func addWithoutWindow(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (parent, child) = (JournalView("p", journal), JournalView("c", journal))
    parent.addSubview(child)
    expectEqual(journal.take(), ["c willMove superview true", "c didMove superview true", "p didAdd"])
    withExtendedLifetime(stage) {}
  }

  @Test("[R] when the window comes later, both are notified, will before did for each")
  func windowLater() {
    let stage = FidelityStage()
    let root = stage.showPlain()
    let (parent, child) = (JournalView("p", journal), JournalView("c", journal))
    parent.addSubview(child)
    _ = journal.take()
    root.addSubview(parent)
    for name in ["p", "c"] {
      let will = journal.place(of: "\(name) willMove window true")
      let did = journal.place(of: "\(name) didMove window true")
      expect(will != nil && did != nil && (will ?? 1) < (did ?? 0))
    }
    expectNil(journal.place(of: "c didMove superview true"))
  }

  @Test("[K] added to a superview with window")
  func addWithWindow() {
    let stage = FidelityStage()
    let parent = JournalView("p", journal)
    stage.showPlain().addSubview(parent)
    let child = JournalView("c", journal)
    _ = journal.take()
    parent.addSubview(child)
    expectEqual(
      journal.take(),
      [
        "c willMove superview true", "c willMove window true", "c didMove window true",
        "c didMove superview true", "p didAdd",
      ])
  }

  @Test("[R] removed")
  func remove() {
    let stage = FidelityStage()
    let (parent, child) = (JournalView("p", journal), JournalView("c", journal))
    stage.showPlain().addSubview(parent)
    parent.addSubview(child)
    _ = journal.take()
    child.removeFromSuperview()
    expectEqual(
      journal.take(),
      [
        "c willMove superview false", "c willMove window false", "p willRemove", "c didMove window false",
        "c didMove superview false",
      ])
  }

  @Test("[A] superview is old in will, new in did")
  func oldAndNew() {
    let stage = FidelityStage()
    final class Witness: UIView {
      var seen: [Bool] = []
      override func willMove(toSuperview newSuperview: UIView?) { seen.append(superview == nil) }
      override func didMoveToSuperview() { seen.append(superview == nil) }
    }
    let (parent, child) = (UIView(), Witness())
    parent.addSubview(child)
    child.removeFromSuperview()
    expectEqual(child.seen, [true, false, false, true])
    withExtendedLifetime(stage) {}
  }

  @Test("[A] a view that has a superview leaves it first")
  func newSuperview() {
    let stage = FidelityStage()
    let root = stage.showPlain()
    let (old, new, child) = (UIView(), UIView(), JournalView("c", journal))
    root.addSubview(old)
    root.addSubview(new)
    old.addSubview(child)
    _ = journal.take()
    new.addSubview(child)
    expect(old.subviews.isEmpty && child.superview === new)
    let left = journal.place(of: "c didMove superview false")
    let arrived = journal.place(of: "c didMove superview true")
    expect(left != nil && (left ?? 1) < (arrived ?? 0))
  }

  @Test("[K] added again to the same superview: to the front, no word of the window")
  func addedAgain() {
    let stage = FidelityStage()
    let root = stage.showPlain()
    let child = JournalView("c", journal)
    root.addSubview(child)
    root.addSubview(UIView())
    _ = journal.take()
    root.addSubview(child)
    expectSame(root.subviews.last, child)
    expect(!journal.entries.contains { $0.contains("window") })
  }

  @Test("[?] bringSubviewToFront asks for a layout of the superview")
  func bringToFront() {
    check(.bringToFrontMarksLayout, yes: "layout", no: "none") { stage in
      let parent = JournalView("p", journal, [.layout], frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = UIView()
      stage.showPlain().addSubview(parent)
      parent.addSubview(child)
      parent.addSubview(UIView())
      stage.turn()
      _ = journal.take()
      parent.bringSubviewToFront(child)
      stage.turn()
      return journal.take() == [] ? "none" : "layout"
    }
  }

  @Test("[T] inserted beside a view that is no subview: added in front, with the usual calls")
  func insertedBesideStranger() {
    let stage = FidelityStage()
    for isAbove in [true, false] {
      let (parent, child, stranger) = (UIView(), JournalView("c", journal), UIView())
      parent.addSubview(UIView())
      if isAbove {
        parent.insertSubview(child, aboveSubview: stranger)
      } else {
        parent.insertSubview(child, belowSubview: stranger)
      }
      expect(parent.subviews.last === child && parent.subviews.count == 2)
      expectEqual(journal.take(), ["c willMove superview true", "c didMove superview true"])
    }
    withExtendedLifetime(stage) {}
  }

  @Test(
    "[T] inserted beside a subview: its layer lies right beside that one's, whatever layers are there")
  func insertedAmongLayers() {
    let stage = FidelityStage()
    let (parent, view, above, below) = (UIView(), UIView(), UIView(), UIView())
    let layer = CALayer()
    parent.layer.addSublayer(layer)
    parent.addSubview(view)
    parent.layer.addSublayer(layer)
    parent.insertSubview(above, aboveSubview: view)
    expectEqual(parent.layer.sublayers, [view.layer, above.layer, layer])
    parent.layer.insertSublayer(layer, at: 0)
    parent.insertSubview(below, belowSubview: view)
    expectEqual(parent.layer.sublayers, [layer, below.layer, view.layer, above.layer])
    parent.layer.insertSublayer(layer, above: view.layer)
    parent.insertSubview(below, aboveSubview: view)
    expectEqual(parent.layer.sublayers, [view.layer, below.layer, layer, above.layer])
    expectEqual(parent.subviews, [view, below, above])
    withExtendedLifetime(stage) {}
  }
}
