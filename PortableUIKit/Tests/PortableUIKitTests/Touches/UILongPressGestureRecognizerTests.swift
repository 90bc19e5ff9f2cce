import PortableUIKit
import Testing

@MainActor struct UILongPressGestureRecognizerTests {
  final class Press: UILongPressGestureRecognizer {
    var states: [State] = []
    override var state: State { didSet { states.append(state) } }
  }

  private let place = CGPoint(x: 100, y: 100)

  private func stage() -> (window: UIWindow, press: Press, finger: HostFinger) {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let press = Press()
    window.addGestureRecognizer(press)
    return (window, press, HostFinger(in: window))
  }

  @Test("[A] defaults: half a second, 10 points, one finger, no taps")
  func defaults() {
    let press = UILongPressGestureRecognizer()
    expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
  }

  @Test("[A] the gesture begins when the finger has rested, follows it and ends when it leaves")
  func course() {
    let (window, press, finger) = stage()
    finger.down(at: place)
    window.windowAdvances(by: 0.48)
    expectEqual(press.states, [])
    window.windowAdvances(by: 0.05)
    expectEqual(press.states, [.began])
    finger.move(to: CGPoint(x: 300, y: 100))
    expect(press.states == [.began, .changed] && press.location(in: nil).x == 300)
    finger.up()
    expect(press.states == [.began, .changed, .ended] && press.state == .possible)
  }

  @Test("[A] lifting too early fails, and nothing comes later")
  func tooShort() {
    let (window, press, finger) = stage()
    finger.down(at: place)
    window.windowAdvances(by: 0.3)
    finger.up()
    window.windowAdvances(by: 1)
    expect(press.states == [.failed] && press.state == .possible)
  }

  @Test("[A] moving farther than allowed before it begins fails; 10 points are allowed")
  func tooFar() {
    let (window, press, finger) = stage()
    finger.down(at: place)
    finger.move(to: CGPoint(x: 110, y: 100))
    expectEqual(press.states, [])
    finger.move(to: CGPoint(x: 110.5, y: 100))
    window.windowAdvances(by: 1)
    expectEqual(press.states, [.failed])
  }

  @Test("[A] the time counts from when the finger came down, also between frames")
  func timeBetweenFrames() {
    let (window, press, finger) = stage()
    press.minimumPressDuration = 0.1
    finger.down(at: place, time: -0.05)
    window.windowAdvances(by: 0.06)
    expectEqual(press.states, [.began])
  }

  @Test("[A] with two fingers required the time counts from the second one")
  func twoFingers() {
    let (window, press, first) = stage()
    let second = HostFinger(in: window)
    press.numberOfTouchesRequired = 2
    first.down(at: place)
    window.windowAdvances(by: 0.6)
    expectEqual(press.states, [])
    second.down(at: CGPoint(x: 200, y: 100))
    window.windowAdvances(by: 0.6)
    expect(press.states == [.began] && press.location(in: nil).x == 150)
  }

  @Test("[A] with a tap required before, only a press after a tap counts")
  func tapFirst() {
    let (window, press, finger) = stage()
    press.numberOfTapsRequired = 1
    finger.down(at: place)
    window.windowAdvances(by: 0.7)
    finger.up()
    expectEqual(press.states, [.failed])
    window.windowAdvances(by: 1)
    finger.down(at: place)
    finger.up()
    window.windowAdvances(by: 0.1)
    finger.down(at: place)
    window.windowAdvances(by: 0.7)
    expectEqual(press.states.last, .began)
  }

  @Test("[A] a recognized press takes the touch from the view")
  func cancelsTouch() {
    let (window, _, finger) = stage()
    let plate = TouchDispatchTests.Plate(frame: window.bounds)
    window.addSubview(plate)
    finger.down(at: place)
    window.windowAdvances(by: 0.7)
    expectEqual(plate.log, ["began", "cancelled"])
  }
}

extension UIWindow {
  /// Makes the frames of a time in seconds.
  fileprivate func windowAdvances(by seconds: TimeInterval) { HostSimulator.current.advance(by: seconds) }
}
