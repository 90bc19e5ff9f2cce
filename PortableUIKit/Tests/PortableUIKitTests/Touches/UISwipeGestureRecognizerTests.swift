import PortableUIKit
import Testing

@MainActor struct UISwipeGestureRecognizerTests {
  final class Swipe: UISwipeGestureRecognizer {
    var states: [State] = []
    var places: [CGPoint] = []
    override var state: State {
      didSet {
        states.append(state)
        places.append(location(in: nil))
      }
    }
  }

  private let start = CGPoint(x: 180, y: 300)

  /// What a recognizer says to a straight movement within `time` seconds.
  private func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, by way: CGVector, in time: TimeInterval = 0.2,
    steps: Int = 10
  ) -> Swipe {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let swipe = Swipe()
    swipe.direction = direction
    window.addGestureRecognizer(swipe)
    let finger = HostFinger(in: window)
    finger.down(at: start, time: 0)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(
        to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share), time: time * Double(share))
    }
    return swipe
  }

  @Test("[A] defaults: one finger to the right; raw values")
  func defaults() {
    let swipe = UISwipeGestureRecognizer()
    expect(swipe.numberOfTouchesRequired == 1 && swipe.direction == .right)
    expect(swipe.direction.rawValue == 1 && UISwipeGestureRecognizer.Direction.down.rawValue == 8)
  }

  @Test("[A] a quick movement in the direction is recognized once, while the finger is still down")
  func directions() {
    let ways: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
      (.right, CGVector(dx: 80, dy: 0)), (.left, CGVector(dx: -80, dy: 0)),
      (.up, CGVector(dx: 0, dy: -80)), (.down, CGVector(dx: 0, dy: 80)),
    ]
    for (direction, way) in ways {
      expectEqual(swipe(direction, by: way).states, [.ended])
      let others: UISwipeGestureRecognizer.Direction = [.right, .left, .up, .down]
      expect(!swipe(others.subtracting(direction), by: way).states.contains(.ended))
    }
    expectEqual(swipe([.left, .right], by: CGVector(dx: -80, dy: 0)).states, [.ended])
  }

  @Test("[K] 50 points make a swipe")
  func distance() {
    expectEqual(swipe(.right, by: CGVector(dx: 49, dy: 0)).states, [])
    expectEqual(swipe(.right, by: CGVector(dx: 50, dy: 0)).states, [.ended])
  }

  @Test("[K] a slow movement or one that strays is none")
  func slowOrCrooked() {
    expectEqual(swipe(.right, by: CGVector(dx: 80, dy: 0), in: 2).states, [.failed])
    expectEqual(swipe(.right, by: CGVector(dx: 60, dy: 90)).states, [.failed])
    expectEqual(swipe(.right, by: CGVector(dx: 80, dy: 30)).states, [.ended])
  }

  @Test("[K] a finger that rests is given up after half a second")
  func resting() {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let swipe = Swipe()
    window.addGestureRecognizer(swipe)
    let finger = HostFinger(in: window)
    finger.down(at: start)
    HostSimulator.current.advance(by: 0.6)
    expectEqual(swipe.states, [.failed])
    finger.up()
    expectEqual(swipe.state, .possible)
  }

  @Test("[A] the location is where the swipe started")
  func location() {
    expectEqual(swipe(.right, by: CGVector(dx: 80, dy: 0)).places, [start])
  }
}
