import FlexibleHeader
import Foundation
import HeaderTesting
import PortableUIKit

/// A device that shows one view controller, and the finger of whoever uses it.
@MainActor struct HostedScreen<Root: UIViewController> {
  let simulator: HostSimulator
  let window: UIWindow
  let root: Root

  /// `make` runs once the device is there, as an app's own code does.
  init(_ device: DeviceModel = .phone47, answers: UIKitAnswers = .standard, _ make: () -> Root) {
    simulator = HostSimulator(device: device)
    simulator.answers = answers
    simulator.makeCurrent()
    window = UIWindow(windowScene: simulator.scene)
    root = make()
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulator.step()
  }

  var statusBar: UIStatusBarManager? { simulator.scene.statusBarManager }

  /// Lets everything come to rest, 20 s of the device's time at most.
  @discardableResult func settle() -> Bool { simulator.runUntilIdle(limit: 20) }

  // MARK: - Fingers

  /// Moves a finger from `start` by `distance` points, rests and lifts it, so that nothing decelerates; `onFrame` is
  /// called after each frame until everything is at rest.
  func drag(
    from start: CGPoint = CGPoint(x: 180, y: 400), by distance: CGFloat, lasting duration: Double = 0.3,
    onFrame: () -> Void = {}
  ) {
    var samples = (0...20).map { step in
      let part = Double(step) / 20
      return HostStroke.Sample(
        time: part * duration, location: CGPoint(x: start.x, y: start.y + part * distance))
    }
    for rest in 1...10 {
      samples.append(
        .init(time: duration + Double(rest) * 0.02, location: CGPoint(x: start.x, y: start.y + distance)))
    }
    play(HostStroke(samples: samples, liftsAt: duration + 0.25), onFrame: onFrame)
  }

  /// Plays one of the recorded strokes of a real finger.
  func play(_ name: String, onFrame: () -> Void = {}) throws {
    let stroke = try Stroke(contentsOf: Fixtures.url("Gestures/\(name).json"), named: name)
    GesturePlayer(stroke, in: window).play { _ in onFrame() }
  }

  func play(_ stroke: HostStroke, onFrame: () -> Void = {}) {
    simulator.play(stroke, in: window)
    let end = simulator.now + stroke.liftsAt + 20
    while !simulator.isIdle, simulator.now < end {
      simulator.step()
      onFrame()
    }
  }

  /// Touches and lets go at once.
  func tap(_ place: CGPoint) {
    let finger = HostFinger(in: window, simulator: simulator)
    finger.down(at: place)
    simulator.advance(by: 0.05)
    finger.up()
    simulator.advance(by: 0.05)
  }

  /// Swipes from the left edge over `distance` points, in a third of a second; the finger is still down afterwards.
  func swipeBack(to x: CGFloat, onFrame: () -> Void = {}) -> HostFinger {
    let finger = HostFinger(in: window, simulator: simulator)
    finger.down(at: CGPoint(x: 5, y: 300))
    for step in 1...20 {
      simulator.step()
      finger.move(to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 20, y: 300))
      onFrame()
    }
    return finger
  }
}
