/// A finger of whoever uses the simulated device.
///
/// Places are points of the window, times are seconds of the simulator's clock. Every sample is delivered as
/// an event of its own with its own time, so that velocities do not depend on the frame rate.
@preconcurrency @MainActor public final class HostFinger {
  /// How soon a finger has to come down again for its taps to be counted together, in seconds.
  static let longestTapPause: TimeInterval = 0.35
  /// How near the last tap that has to be, in points.
  static let tapRadius: CGFloat = 45

  private let simulator: HostSimulator
  private weak var window: UIWindow?
  private var touch: UITouch?
  private var latestTap: (time: TimeInterval, location: CGPoint, count: Int)?

  /// Makes a finger above a window; it is not down yet. Without a simulator the current one's clock is used.
  public init(in window: UIWindow, simulator: HostSimulator? = nil) {
    self.window = window
    self.simulator = simulator ?? .current
  }

  /// Whether the finger is on the screen.
  public var isDown: Bool { touch != nil }

  /// Puts the finger on the screen, now unless a time is given. A finger that is down already is lifted
  /// first. Places that are not finite are ignored.
  public func down(at location: CGPoint, time: TimeInterval? = nil) {
    guard let window, location.x.isFinite, location.y.isFinite else { return }
    let time = time ?? simulator.now
    if isDown { up(time: time) }
    let count = tapCount(at: location, time: time)
    let touch = UITouch(in: window, at: location, time: time, tapCount: count)
    self.touch = touch
    latestTap = (time, location, count)
    send(touch)
  }

  /// Moves the finger, now unless a time is given. Nothing happens while it is up, or for a place that is not
  /// finite.
  public func move(to location: CGPoint, time: TimeInterval? = nil) {
    guard let touch, location.x.isFinite, location.y.isFinite else { return }
    touch.update(phase: .moved, at: location, time: time ?? simulator.now)
    send(touch)
  }

  /// Lifts the finger where it is, now unless a time is given. Nothing happens while it is up.
  public func up(time: TimeInterval? = nil) {
    end(as: .ended, time: time)
  }

  /// Takes the finger away as a phone call would, now unless a time is given. Nothing happens while it is up.
  public func cancel(time: TimeInterval? = nil) {
    end(as: .cancelled, time: time)
  }

  private func end(as phase: UITouch.Phase, time: TimeInterval?) {
    guard let touch else { return }
    self.touch = nil
    touch.update(phase: phase, at: touch.windowLocation, time: time ?? simulator.now)
    send(touch)
  }

  private func send(_ touch: UITouch) {
    window?.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
  }

  private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    guard let latestTap, time - latestTap.time <= Self.longestTapPause else { return 1 }
    let (x, y) = (location.x - latestTap.location.x, location.y - latestTap.location.y)
    return (x * x + y * y).squareRoot() <= Self.tapRadius ? latestTap.count + 1 : 1
  }
}
