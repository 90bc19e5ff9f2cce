import PortableUIKit
import Testing

@MainActor struct GestureRecognizerTests {
  /// Notes each new state, as portable code does in place of an action.
  final class Pan: UIPanGestureRecognizer {
    var states: [State] = []
    override var state: State { didSet { states.append(state) } }
  }
  final class Tap: UITapGestureRecognizer {
    var count = 0
    override var state: State { didSet { if state == .ended { count += 1 } } }
  }
  final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var simultaneously = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneously }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  private let first = OnFirstUse {
    switchOn(.phone47)
    let stage = ScrollStage()
    stage.scrollView.removeFromSuperview()
    return stage
  }
  private var stage: ScrollStage { first.value }

  func tap(at time: TimeInterval) {
    stage.finger.down(at: CGPoint(x: 50, y: 50), time: time)
    stage.finger.up(time: time + 0.05)
  }

  @Test("[A] a pan goes through began, changed, ended, and is ready again")
  func panStates() {
    let pan = Pan()
    stage.window.addGestureRecognizer(pan)
    expectSame(pan.view, stage.window)
    stage.drag(from: 100, by: 30, steps: 3)
    expectEqual(pan.state, .changed)
    expectEqual(pan.numberOfTouches, 1)
    stage.finger.up(time: 0.04)
    expectEqual(pan.states, [.began, .changed, .ended])
    expectEqual(pan.state, .possible)
  }

  @Test("[A] translation counts from the beginning and can be set; velocity is in points per second")
  func panValues() {
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: 100, by: 50)
    expectEqual(pan.translation(in: nil), CGPoint(x: 0, y: 40))
    expectLess(abs(pan.velocity(in: stage.window).y - 500), 1e-6)
    expectEqual(pan.location(in: nil), CGPoint(x: 100, y: 150))
    pan.setTranslation(CGPoint(x: 5, y: 7), in: stage.window)
    expectEqual(pan.translation(in: nil), CGPoint(x: 5, y: 7))
    expectLess(abs(pan.velocity(in: nil).y - 500), 1e-6)
  }

  @Test func translationIsMeasuredInTheViewsOwnScale() {
    let view = UIView(frame: stage.window.bounds)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.drag(from: 100, by: 50)
    expectLess(abs(pan.translation(in: view).y - 20), 1e-9)
    pan.setTranslation(CGPoint(x: 0, y: 3), in: view)
    expectLess(abs(pan.translation(in: nil).y - 6), 1e-9)
  }

  @Test("[A] the delegate can refuse to begin, and to see the touch")
  func delegate() {
    let (pan, judge) = (Pan(), Judge())
    pan.delegate = judge
    stage.window.addGestureRecognizer(pan)
    judge.begins = false
    stage.drag(from: 100, by: 50)
    stage.finger.up(time: 1)
    expect(!pan.states.contains(.changed) && pan.state == .possible)
    judge.begins = true
    judge.receives = false
    pan.states = []
    stage.drag(from: 100, by: 50, at: 2)
    expectEqual(pan.states, [])
  }

  @Test(
    "[A] one gesture keeps others from beginning, unless a delegate lets them run together",
    arguments: [false, true])
  func rivals(together: Bool) {
    let (inner, outer, judge) = (Pan(), Pan(), Judge())
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    view.addGestureRecognizer(inner)
    stage.window.addGestureRecognizer(outer)
    judge.simultaneously = together
    outer.delegate = judge
    stage.drag(from: 100, by: 50)
    expectEqual(inner.state, .changed)
    expectEqual(outer.state, together ? .changed : .failed)
  }

  @Test("[A] a gesture cancels the touch if cancelsTouchesInView is set", arguments: [true, false])
  func cancelsTouches(cancels: Bool) {
    let plate = TouchDispatchTests.Plate(frame: stage.window.bounds)
    stage.window.addSubview(plate)
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = cancels
    plate.addGestureRecognizer(pan)
    stage.drag(from: 100, by: 50, steps: 1)
    stage.finger.up(time: 1)
    expectEqual(plate.log, cancels ? ["began", "cancelled"] : ["began", "moved", "ended"])
  }

  @Test("[A] a delayed touch reaches the view when the gesture has failed")
  func delaysTouches() {
    let plate = TouchDispatchTests.Plate(frame: stage.window.bounds)
    stage.window.addSubview(plate)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    plate.addGestureRecognizer(pan)
    stage.finger.down(at: CGPoint(x: 10, y: 10))
    expectEqual(plate.log, [])
    stage.finger.up(time: 0.1)
    expectEqual(plate.log, ["began", "ended"])
  }

  @Test("[A] turning a recognizer off cancels its gesture")
  func disabling() {
    let pan = Pan()
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: 100, by: 50)
    pan.isEnabled = false
    expectEqual(pan.states.last, .cancelled)
  }

  @Test("[A] a tap is a finger that leaves without moving")
  func taps() {
    let tap = Tap()
    stage.window.addGestureRecognizer(tap)
    self.tap(at: 0)
    expectEqual(tap.count, 1)
    stage.drag(from: 100, by: 30, at: 1)
    stage.finger.up(time: 1.2)
    expectEqual(tap.count, 1)
    self.tap(at: 2)
    expectEqual(tap.count, 2)
  }

  @Test("[A] a single tap that requires a double tap to fail waits for it")
  func doubleTap() {
    let (single, double) = (Tap(), Tap())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.window.addGestureRecognizer(single)
    stage.window.addGestureRecognizer(double)
    tap(at: 0)
    expectEqual(single.count, 0)
    stage.simulator.advance(by: 1)
    expect(single.count == 1 && double.count == 0)
    tap(at: 1)
    tap(at: 1.2)
    stage.simulator.advance(by: 1)
    expectEqual(double.count, 1)
    expectEqual(single.count, 1)
  }

  @Test("[A] a scroll view's class may decide about its own pan")
  func scrollViewAsDelegate() {
    final class Choosy: UIScrollView, UIGestureRecognizerDelegate {
      var begins = false
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    }
    switchOn(.phone47)
    let view = Choosy()
    let stage = ScrollStage(view: view)
    expectSame(view.panGestureRecognizer.delegate, view)
    stage.drag(from: 300, by: -50)
    stage.finger.up(time: 1)
    expectEqual(stage.y, 0)
    view.begins = true
    stage.drag(from: 300, by: -50, at: 2)
    expectEqual(stage.y, 40)
  }
}
