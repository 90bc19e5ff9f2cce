/// A simulated finger on the screen of the device.
///
/// Locations are in points of the window, times in seconds of the simulator's clock. Every sample is
/// delivered as a separate event with its own time, so that velocities don't depend on the frame rate.
@preconcurrency @MainActor public final class HostFinger {
  /// The maximum time between counted taps, in seconds.
  static let longestTapPause: TimeInterval = 0.35
  /// The maximum distance between counted taps, in points.
  static let tapRadius: CGFloat = 45

  private weak var simulator: HostSimulator?
  /// The simulator, or `nil` if the simulator plays the finger: it retains pending inputs, which retain their fingers.
  private let retainedSimulator: HostSimulator?
  private let windowReference: WindowReference
  private var window: UIWindow? { windowReference.window }
  private var touch: UITouch?
  /// The window of the input views while they are touched.
  private weak var inputWindow: HostInputWindow?
  private var latestTap: (time: TimeInterval, location: CGPoint, count: Int)?

  /// Creates a finger above a window, not touching it. If no simulator is given, the current one's clock is
  /// used.
  public init(in window: UIWindow, simulator: HostSimulator? = nil) {
    windowReference = window.reference
    retainedSimulator = simulator ?? .current
    self.simulator = retainedSimulator
  }

  /// Creates a finger that a simulator plays.
  init(in window: UIWindow, playedBy simulator: HostSimulator) {
    windowReference = window.reference
    retainedSimulator = nil
    self.simulator = simulator
  }

  /// A Boolean value that indicates whether the finger touches the screen.
  public var isDown: Bool { touch != nil }

  /// Puts the finger on the screen, now or at the given time. If it's already down, it's lifted first.
  /// Locations that aren't finite are ignored.
  public func down(at location: CGPoint, time: TimeInterval? = nil) {
    guard let window, let simulator, location.x.isFinite, location.y.isFinite else { return }
    let time = time ?? simulator.now
    if isDown { up(time: time) }
    let count = tapCount(at: location, time: time)
    inputWindow = simulator.inputWindow(at: location, in: window)
    let touch = UITouch(in: inputWindow ?? window, at: location, time: time, tapCount: count)
    self.touch = touch
    latestTap = (time, location, count)
    send(touch)
  }

  /// Moves the finger, now or at the given time. Does nothing if the finger isn't down or the location isn't
  /// finite.
  public func move(to location: CGPoint, time: TimeInterval? = nil) {
    guard let touch, let simulator, location.x.isFinite, location.y.isFinite else { return }
    touch.update(phase: .moved, at: location, time: time ?? simulator.now)
    send(touch)
  }

  /// Lifts the finger at its location, now or at the given time. Does nothing if the finger isn't down.
  public func up(time: TimeInterval? = nil) {
    end(as: .ended, time: time)
  }

  /// Cancels the touch, as a phone call would, now or at the given time. Does nothing if the finger isn't
  /// down.
  public func cancel(time: TimeInterval? = nil) {
    end(as: .cancelled, time: time)
  }

  private func end(as phase: UITouch.Phase, time: TimeInterval?) {
    guard let touch, let simulator else { return }
    self.touch = nil
    touch.update(phase: phase, at: touch.windowLocation, time: time ?? simulator.now)
    send(touch)
  }

  private func send(_ touch: UITouch) {
    (inputWindow ?? window)?.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
  }

  private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    guard let latestTap, time - latestTap.time <= Self.longestTapPause else { return 1 }
    let (x, y) = (location.x - latestTap.location.x, location.y - latestTap.location.y)
    return (x * x + y * y).squareRoot() <= Self.tapRadius ? latestTap.count + 1 : 1
  }
}
