import PortableUIKit
import Testing

@MainActor struct UIScreenEdgePanGestureRecognizerTests {
  final class EdgePan: UIScreenEdgePanGestureRecognizer {
    var states: [State] = []
    override var state: State { didSet { states.append(state) } }
  }

  /// What the recognizer goes through while a finger moves from one place to another in steps of 5 points.
  private func states(_ edges: UIRectEdge, from start: CGPoint, by way: CGVector) -> [EdgePan.State] {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let pan = EdgePan()
    pan.edges = edges
    window.addGestureRecognizer(pan)
    let finger = HostFinger(in: window)
    finger.down(at: start)
    for step in 1...8 {
      let share = CGFloat(step) / 8
      finger.move(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
    }
    finger.up()
    expectEqual(pan.state, .possible)
    return pan.states
  }

  @Test("[A] a movement from a watched edge into the screen is recognized, on each of the four edges")
  func edges() {
    let cases: [(UIRectEdge, CGPoint, CGVector)] = [
      (.left, CGPoint(x: 3, y: 300), CGVector(dx: 40, dy: 10)),
      (.right, CGPoint(x: 372, y: 300), CGVector(dx: -40, dy: 10)),
      (.top, CGPoint(x: 100, y: 3), CGVector(dx: 5, dy: 40)),
      (.bottom, CGPoint(x: 100, y: 665), CGVector(dx: 5, dy: -40)),
    ]
    for (edge, start, way) in cases {
      let seen = states(edge, from: start, by: way)
      expect(seen.first == .began && seen.last == .ended)
      expectEqual(states(UIRectEdge.all.subtracting(edge), from: start, by: way), [.failed])
    }
  }

  @Test("[A] away from the edge nothing is recognized")
  func middle() {
    expectEqual(states(.left, from: CGPoint(x: 60, y: 300), by: CGVector(dx: 40, dy: 0)), [.failed])
    expectEqual(states([], from: CGPoint(x: 3, y: 300), by: CGVector(dx: 40, dy: 0)), [.failed])
  }

  @Test("[K] a movement along the edge or out of the screen fails")
  func otherDirections() {
    expectEqual(states(.left, from: CGPoint(x: 10, y: 300), by: CGVector(dx: 10, dy: 40)), [.failed])
    expectEqual(states(.left, from: CGPoint(x: 15, y: 300), by: CGVector(dx: -15, dy: 0)), [.failed])
  }

  @Test("[A] the edges are those of the screen, wherever the window lies")
  func windowBesideTheEdge() {
    switchOn(.phone47)
    let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 275, height: 667))
    window.isHidden = false
    let pan = EdgePan()
    pan.edges = [.left, .right]
    window.addGestureRecognizer(pan)
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 3, y: 300))
    expectEqual(pan.states, [.failed])
    finger.up()
    finger.down(at: CGPoint(x: 270, y: 300))
    finger.move(to: CGPoint(x: 230, y: 300))
    expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: -30, y: 0))
  }

  @Test("[K] a list that scrolls up and down lets the gesture have movements across")
  func overAList() {
    switchOn(.phone47)
    let stage = ScrollStage()
    let pan = EdgePan()
    pan.edges = .left
    stage.window.addGestureRecognizer(pan)
    stage.finger.down(at: CGPoint(x: 3, y: 300))
    stage.finger.move(to: CGPoint(x: 40, y: 310))
    expectEqual(pan.state, .began)
    stage.finger.move(to: CGPoint(x: 40, y: 200))
    expectEqual(stage.y, 0)
  }
}
