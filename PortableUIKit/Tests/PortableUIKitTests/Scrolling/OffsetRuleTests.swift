import PortableUIKit
import Testing

/// What moves the offset, and what does not.
@MainActor struct OffsetRuleTests {
  func table(content: CGFloat, offset: CGFloat = 0, inset: UIEdgeInsets = .zero) -> UIScrollView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    fill(view, content: content, offset: offset, inset: inset)
    return view
  }

  func plain(content: CGFloat, offset: CGFloat = 0, inset: UIEdgeInsets = .zero) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    fill(view, content: content, offset: offset, inset: inset)
    return view
  }

  func fill(_ view: UIScrollView, content: CGFloat, offset: CGFloat, inset: UIEdgeInsets) {
    view.contentSize = CGSize(width: 320, height: content)
    view.contentInset = inset
    view.contentOffset.y = offset
  }

  @Test("[T] short content is brought to its only place", arguments: [0, 300] as [CGFloat])
  func shortContent(height: CGFloat) {
    switchOn(.phone47)
    let view = table(content: height)
    view.contentInset.top = 100
    expectEqual(view.contentOffset.y, -100)
  }

  @Test func insetsThatShrinkPullTheOffsetAlong() {
    switchOn(.phone47)
    let top = table(content: 1000, offset: -100, inset: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    top.contentInset.top = 50
    expectEqual(top.contentOffset.y, -50)
    let end = table(content: 1000, offset: 500)
    end.contentInset.bottom = 50
    expectEqual(end.contentOffset.y, 500)
    end.contentOffset.y = 550
    end.contentInset.bottom = 0
    expectEqual(end.contentOffset.y, 500)
  }

  @Test("[?] plain scroll views clamp when insets change, or only tables do")
  func whoClamps() {
    switchOn(.phone47)
    for (answer, expected) in [(UIKitAnswers.InsetClamping.all, CGFloat(-100)), (.tablesOnly, 0)] {
      HostSimulator.current.answers.clampsOnInsetChange = answer
      let plain = plain(content: 300)
      plain.contentInset.top = 100
      expectEqual(plain.contentOffset.y, expected)
      let table = table(content: 300)
      table.contentInset.top = 100
      expectEqual(table.contentOffset.y, -100)
    }
  }

  @Test("[R] an equal frame pulls the offset along, but equal bounds don't")
  func equalSizes() {
    switchOn(.phone47)
    let view = plain(content: 1000, offset: 900)
    view.bounds = view.bounds
    expectEqual(view.contentOffset.y, 900)
    view.frame = view.frame
    expectEqual(view.contentOffset.y, 500)
  }

  @Test("[T: flowkey] a new frame keeps the offset")
  func frame() {
    switchOn(.phone47)
    let view = plain(content: 1000, offset: 200)
    view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    expectEqual(view.contentOffset.y, 200)
  }

  @Test(
    "[K] insets that change under a finger clamp or, with the other answer [R], do not",
    arguments: [true, false])
  func clampingWhileTracking(clamps: Bool) {
    let simulator = HostSimulator(device: .phone47)
    simulator.answers.clampsTouchedContent = clamps
    simulator.makeCurrent()
    final class Held: UIScrollView {
      override var isTracking: Bool { true }
    }
    let view = Held(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    fill(view, content: 300, offset: 0, inset: .zero)
    view.contentInset.top = 100
    expectEqual(view.contentOffset.y, clamps ? -100 : 0)
  }

  @Test("[R] contentOffset rounds to pixels, bounds.origin does not")
  func rounding() {
    switchOn(.phone47)
    let view = plain(content: 1000)
    view.contentOffset.y = 3.8
    expectEqual(view.contentOffset.y, 4)
    view.bounds.origin.y = 3.8
    expectEqual(view.contentOffset.y, 3.8)
    HostSimulator(device: .phoneNotch).makeCurrent()
    let fine = plain(content: 1000)
    fine.contentOffset.y = -187.5
    expectLess(abs(fine.contentOffset.y + 187 + 1.0 / 3), 1e-9)
  }

  @Test("[?] bounds.origin sends didScroll or not", arguments: [true, false])
  func boundsOrigin(sends: Bool) {
    switchOn(.phone47)
    HostSimulator.current.answers.boundsOriginSendsDidScroll = sends
    let view = plain(content: 1000)
    let recorder = ScrollRecorder()
    view.delegate = recorder
    view.bounds.origin.y = 100
    expectEqual(recorder.log.count, sends ? 1 : 0)
    view.contentOffset.y = 200
    expectEqual(recorder.log.count, sends ? 2 : 1)
  }

  @Test("[A] adjustedContentInsetDidChange first, then the delegate; for contentInset, too")
  func insetCallbacks() {
    switchOn(.phone47)
    final class Witness: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let view = Witness(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let recorder = ScrollRecorder()
    view.delegate = recorder
    view.contentSize.height = 1000
    view.contentInset.top = 30
    expectEqual(view.changes, 1)
    expectEqual(recorder.log, ["didChangeAdjustedContentInset 000"])
    view.contentInset.top = 30
    expectEqual(view.changes, 1)
  }

  @Test func reentrantSettersComeToRest() {
    switchOn(.phone47)
    let view = plain(content: 1000)
    let recorder = ScrollRecorder()
    recorder.onDidScroll = { if $0.contentOffset.y > 100 { $0.contentOffset.y = 100 } }
    view.delegate = recorder
    view.contentOffset.y = 300
    expectEqual(view.contentOffset.y, 100)
    expectEqual(recorder.log.count, 2)
  }
}
