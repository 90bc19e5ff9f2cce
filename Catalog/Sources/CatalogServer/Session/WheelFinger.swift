/// A finger that translates wheel movements. It touches down at the pointer, follows the wheel smoothly, and
/// lifts without velocity shortly after the last movement.
@MainActor final class WheelFinger {
  /// The time for which the finger rests before it lifts, so that it has no velocity, in seconds.
  private static let rest = 0.12
  /// The fraction of the remaining distance per frame, which smooths the wheel's steps.
  private static let share: CGFloat = 0.4
  /// The distance that a finger moves before content follows, in points.
  private static let slop: CGFloat = 10.01

  private let finger: HostFinger
  private var location = CGPoint.zero
  private var remaining = CGPoint.zero
  private var isVertical = true
  private var latestMove: TimeInterval = 0

  init(in window: UIWindow, simulator: HostSimulator) {
    finger = HostFinger(in: window, simulator: simulator)
  }

  /// A Boolean value that indicates whether the finger touches the screen.
  var isDown: Bool { finger.isDown }

  /// Turns the wheel by `delta` with the pointer at `place`.
  func turn(by delta: CGPoint, at place: CGPoint, time: TimeInterval) {
    guard delta != .zero else { return }
    if !finger.isDown {
      isVertical = abs(delta.y) >= abs(delta.x)
      location = place
      remaining = .zero
      finger.down(at: place, time: time)
      let towards = isVertical ? delta.y : delta.x
      // Compensates for the distance that a finger moves before content follows.
      add(towards > 0 ? -Self.slop : towards < 0 ? Self.slop : 0, toRemaining: false)
    }
    add(isVertical ? -delta.y : -delta.x, toRemaining: true)
    latestMove = time
  }

  /// Moves the finger for a frame that starts at `time`.
  func advance(to time: TimeInterval) {
    guard finger.isDown else { return }
    let way = isVertical ? remaining.y : remaining.x
    if abs(way) > 0.25 {
      let part = abs(way) < 1 ? way : way * Self.share
      add(-part, toRemaining: true)
      add(part, toRemaining: false)
      finger.move(to: location, time: time)
      latestMove = time
    } else if time - latestMove > Self.rest {
      finger.up(time: time)
    }
  }

  private func add(_ way: CGFloat, toRemaining: Bool) {
    switch (toRemaining, isVertical) {
    case (true, true): remaining.y += way
    case (true, false): remaining.x += way
    case (false, true): location.y += way
    case (false, false): location.x += way
    }
  }
}
