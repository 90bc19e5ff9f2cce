#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

@MainActor struct LayoutStatements {
  private let journal = CallJournal()
  private let box = CGRect(x: 0, y: 0, width: 50, height: 50)

  /// A view in the window that was laid out.
  private func settledView(on stage: FidelityStage) -> JournalView {
    let view = JournalView("v", journal, [.layout], frame: box)
    stage.showPlain().addSubview(view)
    stage.turn()
    _ = journal.take()
    return view
  }

  @Test(
    "[A] setNeedsLayout sets a flag; layout comes with the turn, once", arguments: FidelityAnswers.all)
  func flag(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let view = settledView(on: stage)
    view.setNeedsLayout()
    view.setNeedsLayout()
    expectEqual(journal.entries, [])
    stage.turn()
    expectEqual(journal.entries, ["v layout"])
  }

  @Test("[T: flowkey] a new view needs layout; layoutIfNeeded works without a window")
  func newView() {
    let stage = FidelityStage()
    let view = JournalView("v", journal, [.layout], frame: box)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    expectEqual(journal.entries, ["v layout"])
    withExtendedLifetime(stage) {}
  }

  @Test("[A] layoutIfNeeded goes up while superviews need layout, then lays out the tree below")
  func upwards() {
    let stage = FidelityStage()
    let (outer, inner) = (JournalView("o", journal, [.layout]), JournalView("i", journal, [.layout]))
    let sibling = JournalView("s", journal, [.layout])
    outer.addSubview(inner)
    outer.addSubview(sibling)
    inner.layoutIfNeeded()
    expectEqual(journal.entries.first, "o layout")
    expectEqual(Set(journal.entries), ["o layout", "i layout", "s layout"])
    withExtendedLifetime(stage) {}
  }

  @Test("[T: flowkey] a new size marks the view and, when it is a subview's, the superview")
  func sizes() {
    let stage = FidelityStage()
    let (outer, inner) = (JournalView("o", journal, [.layout]), JournalView("i", journal, [.layout]))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    _ = journal.take()
    inner.bounds.size = CGSize(width: 9, height: 9)
    outer.layoutIfNeeded()
    expectEqual(journal.take(), ["o layout", "i layout"])
    inner.frame.origin.x += 5
    outer.layoutIfNeeded()
    expectEqual(journal.take(), [])
    withExtendedLifetime(stage) {}
  }

  @Test("[R, T] subviews that come and go mark the superview")
  func subviews() {
    let stage = FidelityStage()
    let (outer, inner) = (JournalView("o", journal, [.layout]), UIView())
    outer.layoutIfNeeded()
    _ = journal.take()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    expectEqual(journal.take(), ["o layout"])
    inner.removeFromSuperview()
    outer.layoutIfNeeded()
    expectEqual(journal.take(), ["o layout"])
    withExtendedLifetime(stage) {}
  }

  @Test("[T: flowkey] an offset marks the scroll view and not its superview")
  func offset() {
    let stage = FidelityStage()
    final class Witness: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let outer = JournalView("o", journal, [.layout], frame: box)
    let scrollView = Witness(frame: box)
    outer.addSubview(scrollView)
    outer.layoutIfNeeded()
    _ = journal.take()
    let before = scrollView.layouts
    scrollView.contentOffset.y = 20
    outer.layoutIfNeeded()
    expect(journal.entries == [] && scrollView.layouts == before + 1)
    withExtendedLifetime(stage) {}
  }

  @Test("[A/K] the controller's calls embrace its view's layout; subviews come after")
  func controllerCalls() {
    let stage = FidelityStage()
    let controller = JournalController("c", journal)
    let inner = JournalView("i", journal, [.layout], frame: box)
    controller.onLoad = { $0.view.addSubview(inner) }
    stage.show(controller)
    stage.turn()
    _ = journal.take()
    controller.view.setNeedsLayout()
    inner.setNeedsLayout()
    controller.view.layoutIfNeeded()
    expectEqual(journal.take(), ["c willLayout", "cView layout", "c didLayout", "i layout"])
    controller.view.layoutSubviews()
    expectEqual(journal.take(), ["cView layout"])
  }

  @Test("[K] setNeedsLayout from inside leads to another round in the same turn")
  func fromInside() {
    let stage = FidelityStage()
    final class Twice: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if layouts == 1 { setNeedsLayout() }
      }
    }
    let view = Twice(frame: box)
    stage.showPlain().addSubview(view)
    stage.turn()
    expectEqual(view.layouts, 2)
  }
}

@MainActor struct AutoresizingStatements {
  private func grow(_ mask: UIView.AutoresizingMask, from frame: CGRect, parentTo height: CGFloat) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.height = height
    return child.frame
  }

  private let frame = CGRect(x: 0, y: 20, width: 100, height: 30)

  @Test(
    "[T: MDC] applied at once; [A] the default mask is empty", arguments: FidelityAnswers.all)
  func atOnce(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    expectEqual(grow([], from: frame, parentTo: 200), frame)
    expectEqual(grow(.flexibleHeight, from: frame, parentTo: 200).height, 130)
    withExtendedLifetime(stage) {}
  }

  @Test("[A/K] flexible parts share in proportion to their lengths")
  func shares() {
    let stage = FidelityStage()
    // 20 above, 30 high, 50 below; 100 more.
    expectEqual(grow(.flexibleTopMargin, from: frame, parentTo: 200).minY, 120)
    expectEqual(grow([.flexibleTopMargin, .flexibleBottomMargin], from: frame, parentTo: 170).minY, 40)
    let both = grow([.flexibleTopMargin, .flexibleHeight], from: frame, parentTo: 200)
    expect(both.minY == 60 && both.height == 90)
    let all = grow([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], from: frame, parentTo: 200)
    expect(all.minY == 40 && all.height == 60)
    withExtendedLifetime(stage) {}
  }

  @Test("[A] autoresizesSubviews turns it off")
  func off() {
    let stage = FidelityStage()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 300, height: 300)
    expectEqual(child.frame.size, CGSize(width: 100, height: 100))
    withExtendedLifetime(stage) {}
  }

  @Test("[A] a controller's own view is flexible in width and height")
  func controllerView() {
    let stage = FidelityStage()
    let controller = UIViewController()
    expectEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    withExtendedLifetime(stage) {}
  }
}

@MainActor struct HitTestingStatements {
  private let root = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("[A] hidden, transparent and deaf views are passed over", arguments: FidelityAnswers.all)
  func passedOver(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (parent, child) = (UIView(frame: root), UIView(frame: root))
    parent.addSubview(child)
    let point = CGPoint(x: 5, y: 5)
    expectSame(parent.hitTest(point, with: nil), child)
    child.isHidden = true
    expectSame(parent.hitTest(point, with: nil), parent)
    child.isHidden = false
    child.alpha = 0.005
    expectSame(parent.hitTest(point, with: nil), parent)
    child.alpha = 0.02
    expectSame(parent.hitTest(point, with: nil), child)
    child.isUserInteractionEnabled = false
    expectSame(parent.hitTest(point, with: nil), parent)
    parent.isUserInteractionEnabled = false
    expectNil(parent.hitTest(point, with: nil))
    withExtendedLifetime(stage) {}
  }

  @Test("[A] the last subview wins; [T: flowkey] right and bottom edges are outside")
  func order() {
    let stage = FidelityStage()
    let parent = UIView(frame: root)
    let views = [UIView(frame: root), UIView(frame: root)]
    views.forEach(parent.addSubview)
    expectSame(parent.hitTest(.zero, with: nil), views[1])
    expectNil(parent.hitTest(CGPoint(x: 100, y: 50), with: nil))
    expectNil(parent.hitTest(CGPoint(x: 50, y: 100), with: nil))
    expect(parent.point(inside: CGPoint(x: 99.9, y: 0), with: nil))
    withExtendedLifetime(stage) {}
  }

  @Test("[A] what sticks out of the superview is not hit, clipped or not", arguments: [true, false])
  func outside(clips: Bool) {
    let stage = FidelityStage()
    let (parent, child) = (UIView(frame: root), UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    parent.clipsToBounds = clips
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(parent)
    parent.addSubview(child)
    expectSame(window.hitTest(CGPoint(x: 90, y: 90), with: nil), child)
    expectSame(window.hitTest(CGPoint(x: 110, y: 110), with: nil), window)
    withExtendedLifetime(stage) {}
  }

  @Test("[A] an answer from elsewhere in the tree is taken")
  func elsewhere() {
    let stage = FidelityStage()
    final class Pointer: UIView {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let (parent, pointer, other) = (UIView(frame: root), Pointer(frame: root), UIView(frame: .zero))
    parent.addSubview(other)
    parent.addSubview(pointer)
    pointer.target = other
    expectSame(parent.hitTest(CGPoint(x: 5, y: 5), with: nil), other)
    withExtendedLifetime(stage) {}
  }
}
