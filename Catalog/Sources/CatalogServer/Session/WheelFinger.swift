/// Turns of a wheel, done by a finger: it comes down where the pointer is, follows the wheel softly, and leaves a
/// moment after the last movement without any speed.
@MainActor final class WheelFinger {
  /// How long the finger holds still before it leaves, so that it has no speed, in seconds.
  private static let rest = 0.12
  /// The part of the remaining way that is gone in a frame: notches become a glide.
  private static let share: CGFloat = 0.4
  /// A finger has to move further than this before content follows, in points.
  private static let slop: CGFloat = 10.01

  private let finger: HostFinger
  private var location = CGPoint.zero
  private var remaining = CGPoint.zero
  private var isVertical = true
  private var latestMove: TimeInterval = 0

  init(in window: UIWindow, simulator: HostSimulator) {
    finger = HostFinger(in: window, simulator: simulator)
  }

  /// Whether the finger is on the screen.
  var isDown: Bool { finger.isDown }

  /// The wheel was turned with the pointer at a place.
  func turn(by delta: CGPoint, at place: CGPoint, time: TimeInterval) {
    guard delta != .zero else { return }
    if !finger.isDown {
      isVertical = abs(delta.y) >= abs(delta.x)
      location = place
      remaining = .zero
      finger.down(at: place, time: time)
      let towards = isVertical ? delta.y : delta.x
      // The first points of a movement are lost.
      add(towards > 0 ? -Self.slop : towards < 0 ? Self.slop : 0, toRemaining: false)
    }
    add(isVertical ? -delta.y : -delta.x, toRemaining: true)
    latestMove = time
  }

  /// Moves the finger for a frame that begins now.
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
