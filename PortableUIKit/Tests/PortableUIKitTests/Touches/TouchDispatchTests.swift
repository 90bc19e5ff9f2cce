import PortableUIKit
import Testing

@MainActor struct TouchDispatchTests {
  /// Writes down the touches it gets.
  final class Plate: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  /// Passes what hits it on to a view that is elsewhere in the tree, as a flexible header does.
  final class Cover: UIView {
    weak var target: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) == nil ? nil : target
    }
  }

  private let first = OnFirstUse {
    switchOn(.phone47)
    return ScrollStage()
  }
  private var stage: ScrollStage { first.value }

  func plate(in view: UIView) -> Plate {
    let plate = Plate(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    view.addSubview(plate)
    return plate
  }

  @Test("[A] a view gets its touches in its own coordinates")
  func plainView() {
    let plate = plate(in: stage.window)
    stage.finger.down(at: CGPoint(x: 10, y: 10))
    stage.finger.move(to: CGPoint(x: 12, y: 30), time: 0.1)
    stage.finger.up(time: 0.2)
    expectEqual(plate.log, ["began", "moved", "ended"])
  }

  @Test("[T: MDC] an answer outside the subtree scrolls the view that was answered")
  func coveredScrollView() {
    let cover = Cover(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    cover.target = stage.scrollView
    stage.window.addSubview(cover)
    stage.drag(from: 400, by: -110)
    expectEqual(stage.y, 100)
  }

  @Test("[A] a scroll view holds touches back from its content and drops them when it scrolls")
  func delayedContent() {
    let plate = plate(in: stage.scrollView)
    stage.drag(from: 150, by: -50)
    stage.finger.up(time: 0.2)
    expectEqual(plate.log, [])
    expectEqual(stage.y, 40)
  }

  @Test("[K] after a moment the content gets the touch, and loses it to scrolling")
  func contentTouchIsCancelled() {
    let plate = plate(in: stage.scrollView)
    stage.finger.down(at: CGPoint(x: 10, y: 150))
    expectEqual(plate.log, [])
    stage.simulator.advance(by: 0.2)
    expectEqual(plate.log, ["began"])
    stage.finger.move(to: CGPoint(x: 10, y: 100))
    expectEqual(plate.log, ["began", "cancelled"])
    expectEqual(stage.y, 40)
  }

  @Test("[A] without delay the content gets the touch at once; without leave it keeps it")
  func contentKeepsTouch() {
    let plate = plate(in: stage.scrollView)
    stage.scrollView.delaysContentTouches = false
    stage.scrollView.canCancelContentTouches = false
    stage.drag(from: 150, by: -50, steps: 1)
    expectEqual(plate.log, ["began", "moved"])
    expectEqual(stage.y, 0)
  }

  @Test("[A] a quick tap reaches the content when the finger leaves")
  func quickTap() {
    let plate = plate(in: stage.scrollView)
    stage.finger.down(at: CGPoint(x: 10, y: 150))
    stage.finger.up(time: 0.05)
    expectEqual(plate.log, ["began", "ended"])
  }

  @Test("[K] a touch that stops coasting content does not reach it")
  func stoppingTouch() {
    let plate = plate(in: stage.scrollView)
    plate.frame.size.height = 5000
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.3)
    stage.finger.down(at: CGPoint(x: 10, y: 150))
    stage.simulator.advance(by: 0.5)
    stage.finger.up()
    expectEqual(plate.log, [])
  }

  @Test("[A] controls keep their touches from scrolling once they have got them")
  func control() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    stage.scrollView.addSubview(control)
    stage.finger.down(at: CGPoint(x: 10, y: 150))
    stage.simulator.advance(by: 0.2)
    stage.finger.move(to: CGPoint(x: 10, y: 100))
    expect(stage.y == 0 && control.isTracking)
  }

  @Test("[K] the inner scroll view wins where both can scroll")
  func nestedSameAxis() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    inner.contentSize = CGSize(width: 375, height: 2000)
    inner.contentInsetAdjustmentBehavior = .never
    stage.scrollView.addSubview(inner)
    stage.drag(from: 250, by: -60)
    expectEqual(inner.contentOffset.y, 50)
    expectEqual(stage.y, 0)
    expect(!stage.scrollView.isTracking)
  }

  @Test func eachScrollViewTakesItsOwnAxis() {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    pager.contentSize = CGSize(width: 2000, height: 300)
    stage.scrollView.addSubview(pager)
    stage.drag(from: 250, by: -60)
    expectEqual(pager.contentOffset, .zero)
    expectEqual(stage.y, 50)
    stage.finger.up(time: 2)
    stage.finger.down(at: CGPoint(x: 300, y: 100), time: 3)
    stage.finger.move(to: CGPoint(x: 240, y: 80), time: 3.1)
    expectEqual(pager.contentOffset.x, 50)
    expectEqual(stage.y, 50)
  }

  @Test("[A] views that take no touches let them through")
  func notInteractive() {
    let plate = plate(in: stage.window)
    plate.isUserInteractionEnabled = false
    stage.drag(from: 150, by: -50)
    expect(plate.log == [] && stage.y == 40)
  }

  @Test func aSecondTapSoonAndNearIsCounted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: stage.window.bounds)
    stage.window.addSubview(counter)
    for (time, x) in [(0.0, 10.0), (0.2, 12), (1, 12), (1.2, 300)] {
      stage.finger.down(at: CGPoint(x: x, y: 10), time: time)
      stage.finger.up(time: time + 0.05)
    }
    expectEqual(counter.counts, [1, 2, 1, 1])
  }
}

/// What an event says of several fingers.
@MainActor struct UIEventTests {
  final class Listener: UIView {
    var phases: [[UITouch.Phase.RawValue]] = []
    private func note(_ event: UIEvent?) {
      phases.append((event?.allTouches ?? []).map(\.phase.rawValue).sorted())
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
  }

  @Test("[A] all touches are those that changed and those that rest")
  func allTouches() {
    HostSimulator(device: .phone47).makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let view = Listener(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    let fingers = [HostFinger(in: window), HostFinger(in: window)]
    fingers[0].down(at: CGPoint(x: 10, y: 10))
    fingers[0].move(to: CGPoint(x: 10, y: 20))
    fingers[1].down(at: CGPoint(x: 90, y: 10))
    fingers[1].move(to: CGPoint(x: 90, y: 20))
    fingers[0].up()
    fingers[1].up()
    let (began, moved, resting, ended) = (0, 1, 2, 3)
    expectEqual(
      view.phases, [[began], [moved], [began, resting], [moved, resting], [resting, ended], [ended]])
  }
}
