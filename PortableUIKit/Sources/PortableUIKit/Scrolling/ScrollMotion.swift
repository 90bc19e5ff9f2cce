import Foundation

/// The motion of content along both axes after the finger lifts.
struct ScrollMotion: Equatable {
  /// The time at which the finger lifted, in seconds of the simulator's clock.
  let startTime: TimeInterval
  var horizontal: AxisMotion
  var vertical: AxisMotion

  /// The offset at which the content comes to rest, in points.
  var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - startTime)
    return CGPoint(x: horizontal.position(at: elapsed), y: vertical.position(at: elapsed))
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - startTime)
    return CGPoint(x: horizontal.velocity(at: elapsed), y: vertical.velocity(at: elapsed))
  }

  func isFinished(at time: TimeInterval) -> Bool {
    let elapsed = max(0, time - startTime)
    return horizontal.isFinished(at: elapsed) && vertical.isFinished(at: elapsed)
  }

  mutating func adapt(
    horizontal newHorizontal: AxisMotion.Conditions, vertical newVertical: AxisMotion.Conditions,
    at time: TimeInterval
  ) {
    let elapsed = max(0, time - startTime)
    horizontal.adapt(to: newHorizontal, at: elapsed)
    vertical.adapt(to: newVertical, at: elapsed)
  }
}
