import Foundation
import PortableUIKit
import Testing

@MainActor struct UIRotationGestureRecognizerTests {
  private let window: UIWindow
  private let recognizer = UIRotationGestureRecognizer()
  private let fingers: [HostFinger]

  /// Two fingers 100 points apart; the second one is to the right.
  init() {
    HostSimulator(device: .phone47).makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addGestureRecognizer(recognizer)
    fingers = [HostFinger(in: window), HostFinger(in: window)]
    fingers[0].down(at: CGPoint(x: 150, y: 150), time: 0)
    fingers[1].down(at: CGPoint(x: 250, y: 150), time: 0)
  }

  /// Moves the second finger to an angle, in radians, clockwise.
  private func turn(to angle: CGFloat, time: TimeInterval) {
    fingers[1].move(to: CGPoint(x: 150 + 100 * cos(angle), y: 150 + 100 * sin(angle)), time: time)
  }

  @Test("The gesture begins after a small turn, which does not count as rotation")
  func slop() {
    turn(to: 0.05, time: 0.01)
    expectEqual(recognizer.state, .possible)
    turn(to: 0.2, time: 0.02)
    expect(recognizer.state == .began && recognizer.rotation == 0)
    turn(to: 0.7, time: 0.07)
    expect(recognizer.state == .changed && isNear(recognizer.rotation, 0.5))
    expect(isNear(recognizer.velocity, 10, within: 1e-6))
    fingers[0].up(time: 0.08)
    expect(recognizer.state == .possible || recognizer.state == .ended)
  }

  @Test("Rotations of more than a turn are counted, and a rotation that is set counts from there on")
  func manyTurns() {
    turn(to: 0.2, time: 0.02)
    for step in 1...20 { turn(to: 0.2 + 0.5 * CGFloat(step), time: 0.02 + 0.01 * Double(step)) }
    expect(isNear(recognizer.rotation, 10, within: 1e-6))
    recognizer.rotation = 0
    expectEqual(recognizer.velocity, 0)
    turn(to: 10.0, time: 0.3)
    expect(isNear(recognizer.rotation, -0.2, within: 1e-6))
    recognizer.rotation = .nan
    expect(isNear(recognizer.rotation, -0.2, within: 1e-6))
  }

  @Test("One finger alone fails")
  func oneFinger() {
    fingers[0].cancel(time: 0.01)
    fingers[1].up(time: 0.02)
    expectEqual(recognizer.rotation, 0)
  }
}
