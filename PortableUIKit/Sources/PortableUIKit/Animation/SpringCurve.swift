import Foundation

/// A spring that is released at 0 and comes to rest at 1 in a given time.
///
/// The parameters are a damping ratio and a duration, as in UIKit. The stiffness is chosen so that the
/// oscillation is invisible at the end. The threshold is our own choice.
struct SpringCurve: Hashable, Sendable {
  /// The fraction of the distance below which the spring counts as at rest.
  static let restThreshold = 0.001

  let duration: TimeInterval
  private let damping: Double
  private let velocity: Double
  private let frequency: Double

  /// - Parameters:
  ///   - damping: the damping ratio, from just above 0 (oscillates long) to 1 (no oscillation); clamped to
  ///     0.01...1.
  ///   - velocity: the initial velocity in total distances per second; treated as 0 if not finite.
  ///   - duration: the time until rest in seconds, above 0.
  init(damping: Double, velocity: Double, duration: TimeInterval) {
    let velocity = velocity.isFinite ? velocity : 0
    let damping = damping.isNaN ? 1 : min(1, max(0.01, damping))
    self.duration = duration
    self.damping = damping
    self.velocity = velocity
    // The remaining oscillation decreases with the stiffness of the spring.
    frequency = SpringCurve.least(from: 1 / duration) {
      SpringCurve.swing(damping, velocity, $0, at: duration) <= SpringCurve.restThreshold
    }
  }

  /// Creates a spring with an attached mass. A damping above the critical one is treated as critical. Invalid
  /// values are replaced by those of the system's spring.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let isReal = mass > 0 && stiffness > 0 && damping > 0 && (mass + stiffness + damping).isFinite
    let (mass, stiffness, friction) = isReal ? (mass, stiffness, damping) : (3, 1000, 500)
    let speed = velocity.isFinite ? velocity : 0
    let frequency = (stiffness / mass).squareRoot()
    let ratio = min(1, max(0.01, friction / (2 * (stiffness * mass).squareRoot())))
    (self.velocity, self.frequency, self.damping) = (speed, frequency, ratio)
    duration = SpringCurve.least(from: 1 / frequency) {
      SpringCurve.swing(ratio, speed, frequency, at: $0) <= SpringCurve.restThreshold
    }
  }

  /// Returns the fraction of the distance after `time` seconds. It may exceed 1 while oscillating and is
  /// exactly 1 at the end.
  func progress(at time: TimeInterval) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    if damping >= 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let decay = damping * frequency
    let turning = frequency * (1 - damping * damping).squareRoot()
    let angle = turning * time
    return 1 - exp(-decay * time) * (cos(angle) + (decay - velocity) / turning * sin(angle))
  }

  /// Returns the least number, up to rounding, that fulfills a condition that all greater numbers fulfill.
  /// `start` is a first guess above 0.
  private static func least(from start: Double, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, start)
    while !holds(high), high < 1e12 {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns the maximum distance from rest at `time` or later, because the spring may just be passing
  /// through at its end.
  private static func swing(
    _ damping: Double, _ velocity: Double, _ frequency: Double, at time: TimeInterval
  ) -> Double {
    if damping >= 1 { return exp(-frequency * time) * (1 + abs(frequency - velocity) * time) }
    let turning = frequency * (1 - damping * damping).squareRoot()
    let side = (damping * frequency - velocity) / turning
    return exp(-damping * frequency * time) * (1 + side * side).squareRoot()
  }
}
