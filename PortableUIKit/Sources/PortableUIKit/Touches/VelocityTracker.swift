import Foundation

/// Estimates how fast a finger moves from where it was lately.
struct VelocityTracker {
  /// The time that a velocity is measured over at least, if there are samples enough; in seconds.
  static let shortestSpan: TimeInterval = 0.04
  /// The time that a velocity is measured over at most, in seconds.
  static let longestSpan: TimeInterval = 0.1
  /// A finger that has not moved for this long rests; in seconds.
  static let restingTime: TimeInterval = 0.1

  private struct Sample {
    let time: TimeInterval
    let position: CGPoint
  }

  private var samples: [Sample] = []
  private var latestMovement: TimeInterval = -.infinity

  /// Takes the next position; samples come in the order of their time.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.position != position { latestMovement = time }
    samples.append(Sample(time: time, position: position))
    // One sample older than the span is kept to measure from.
    if let firstInSpan = samples.firstIndex(where: { time - $0.time <= Self.longestSpan }), firstInSpan > 1 {
      samples.removeFirst(firstInSpan - 1)
    }
  }

  /// The velocity in points per second at a time not before the last sample.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - latestMovement < Self.restingTime else { return .zero }
    let start = spanStart(before: last)
    let span = last.time - start.time
    guard span > 0 else { return .zero }
    return CGPoint(
      x: (last.position.x - start.position.x) / span, y: (last.position.y - start.position.y) / span)
  }

  /// The newest sample that is old enough, or where the finger was `longestSpan` ago.
  private func spanStart(before last: Sample) -> Sample {
    guard let index = samples.lastIndex(where: { last.time - $0.time >= Self.shortestSpan }) else {
      return samples[0]
    }
    let start = samples[index]
    let earliest = last.time - Self.longestSpan
    guard start.time < earliest, index + 1 < samples.count else { return start }
    let next = samples[index + 1]
    let fraction = (earliest - start.time) / (next.time - start.time)
    return Sample(
      time: earliest,
      position: CGPoint(
        x: start.position.x + (next.position.x - start.position.x) * fraction,
        y: start.position.y + (next.position.y - start.position.y) * fraction))
  }
}
