import PortableUIKit
import Testing

@MainActor struct UIPinchGestureRecognizerTests {
  final class Recorder: UIPinchGestureRecognizer {
    var log: [UIGestureRecognizer.State] = []
    override var state: UIGestureRecognizer.State {
      get { super.state }
      set {
        super.state = newValue
        log.append(newValue)
      }
    }
  }

  @MainActor final class Stage {
    let window: UIWindow
    let recognizer = Recorder()
    let fingers: [HostFinger]

    init() {
      HostSimulator(device: .phone47).makeCurrent()
      window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      window.addGestureRecognizer(recognizer)
      fingers = [HostFinger(in: window), HostFinger(in: window)]
      fingers[0].down(at: CGPoint(x: 100, y: 100), time: 0)
      fingers[1].down(at: CGPoint(x: 190, y: 100), time: 0)
    }
  }

  @Test("[K] the gesture begins after some change of distance, which does not count as scale")
  func slop() {
    let stage = Stage()
    stage.fingers[1].move(to: CGPoint(x: 195, y: 100), time: 0.01)
    expectEqual(stage.recognizer.state, .possible)
    stage.fingers[1].move(to: CGPoint(x: 200, y: 100), time: 0.02)
    expect(stage.recognizer.state == .began && stage.recognizer.scale == 1)
    stage.fingers[1].move(to: CGPoint(x: 250, y: 100), time: 0.07)
    expect(stage.recognizer.state == .changed && stage.recognizer.scale == 1.5)
    expectLess(abs(stage.recognizer.velocity - 10), 1e-6)
    expectEqual(stage.recognizer.location(in: stage.window), CGPoint(x: 175, y: 100))
    stage.fingers[0].up(time: 0.08)
    expectEqual(stage.recognizer.log, [.began, .changed, .ended])
  }

  @Test("[A] a scale that is set counts from there on and forgets the velocity")
  func setScale() {
    let stage = Stage()
    stage.fingers[1].move(to: CGPoint(x: 200, y: 100), time: 0.02)
    stage.fingers[1].move(to: CGPoint(x: 300, y: 100), time: 0.07)
    stage.recognizer.scale = 1
    expect(stage.recognizer.scale == 1 && stage.recognizer.velocity == 0)
    stage.fingers[1].move(to: CGPoint(x: 200, y: 100), time: 0.1)
    expectEqual(stage.recognizer.scale, 0.5)
    stage.recognizer.scale = .nan
    expectEqual(stage.recognizer.scale, 0.5)
  }

  @Test("one finger alone fails")
  func oneFinger() {
    let stage = Stage()
    stage.fingers[1].up(time: 0.1)
    stage.fingers[0].move(to: CGPoint(x: 300, y: 300), time: 0.2)
    stage.fingers[0].up(time: 0.3)
    expectEqual(stage.recognizer.log, [.failed])
    expectEqual(stage.recognizer.state, .possible)
  }
}
