import Foundation

/// How content goes on along both axes after the finger has left.
struct ScrollMotion: Equatable {
  /// When the finger left, in seconds of the simulator's clock.
  let startTime: TimeInterval
  var horizontal: AxisMotion
  var vertical: AxisMotion

  /// Where the content ends, in points.
  var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - startTime)
    return CGPoint(x: horizontal.position(at: elapsed), y: vertical.position(at: elapsed))
  }

  /// In points per second.
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
