import Foundation

/// Estimates the velocity of a finger from its recent positions.
struct VelocityTracker {
  /// The minimum time span for measuring a velocity, if there are enough samples; in seconds.
  static let shortestSpan: TimeInterval = 0.04
  /// The maximum time span for measuring a velocity, in seconds.
  static let longestSpan: TimeInterval = 0.1
  /// The time without movement after which a finger counts as stationary, in seconds.
  static let restingTime: TimeInterval = 0.1

  private struct TimedPosition {
    let time: TimeInterval
    let position: CGPoint
  }

  private var samples: [TimedPosition] = []
  private var latestMovement: TimeInterval = -.infinity

  /// Adds a position. Samples must be added in order of time.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.position != position { latestMovement = time }
    samples.append(TimedPosition(time: time, position: position))
    // One sample older than the span is kept as the start of the measurement.
    if let firstInSpan = samples.firstIndex(where: { time - $0.time <= Self.longestSpan }), firstInSpan > 1 {
      samples.removeFirst(firstInSpan - 1)
    }
  }

  /// Returns the velocity in points per second, at a time not before the last sample.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - latestMovement < Self.restingTime else { return .zero }
    let start = spanStart(before: last)
    let span = last.time - start.time
    guard span > 0 else { return .zero }
    return CGPoint(
      x: (last.position.x - start.position.x) / span, y: (last.position.y - start.position.y) / span)
  }

  /// Returns the newest sample that is old enough, or the position of the finger `longestSpan` ago.
  private func spanStart(before last: TimedPosition) -> TimedPosition {
    guard let index = samples.lastIndex(where: { last.time - $0.time >= Self.shortestSpan }) else {
      return samples[0]
    }
    let start = samples[index]
    let earliest = last.time - Self.longestSpan
    guard start.time < earliest, index + 1 < samples.count else { return start }
    let next = samples[index + 1]
    let fraction = (earliest - start.time) / (next.time - start.time)
    return TimedPosition(
      time: earliest,
      position: CGPoint(
        x: start.position.x + (next.position.x - start.position.x) * fraction,
        y: start.position.y + (next.position.y - start.position.y) * fraction))
  }
}
