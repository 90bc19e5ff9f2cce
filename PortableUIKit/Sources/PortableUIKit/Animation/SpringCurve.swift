import Foundation

/// A spring that is let go at 0 and comes to rest at 1 in a given time.
///
/// UIKit is asked for a damping ratio and a duration; the stiffness follows from when the swing has become
/// invisible. That threshold is ours.
struct SpringCurve: Hashable, Sendable {
  /// The share of the distance that counts as at rest.
  static let restThreshold = 0.001

  let duration: TimeInterval
  private let damping: Double
  private let velocity: Double
  private let frequency: Double

  /// - Parameters:
  ///   - damping: the damping ratio, from just above 0 (swings long) to 1 (no swing); brought into 0.01...1.
  ///   - velocity: the speed at the start in whole distances per second; not finite counts as 0.
  ///   - duration: the time to come to rest in seconds, above 0.
  init(damping: Double, velocity: Double, duration: TimeInterval) {
    let velocity = velocity.isFinite ? velocity : 0
    let damping = damping.isNaN ? 1 : min(1, max(0.01, damping))
    self.duration = duration
    self.damping = damping
    self.velocity = velocity
    // The remaining swing shrinks as the spring gets stiffer.
    frequency = SpringCurve.least(from: 1 / duration) {
      SpringCurve.swing(damping, velocity, $0, at: duration) <= SpringCurve.restThreshold
    }
  }

  /// The spring that a weight hangs on; a damping beyond the critical one counts as that. Numbers that no spring
  /// can have count as those of the system's spring.
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

  /// The share of the distance covered after `time` seconds; may pass 1 while it swings, exactly 1 at the
  /// end.
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

  /// The least number, to rounding, of which something holds that holds of all greater ones; `start` is a first
  /// guess above 0.
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

  /// How far from rest the spring may still be at `time` or later: at its end it may just be passing by.
  private static func swing(
    _ damping: Double, _ velocity: Double, _ frequency: Double, at time: TimeInterval
  ) -> Double {
    if damping >= 1 { return exp(-frequency * time) * (1 + abs(frequency - velocity) * time) }
    let turning = frequency * (1 - damping * damping).squareRoot()
    let side = (damping * frequency - velocity) / turning
    return exp(-damping * frequency * time) * (1 + side * side).squareRoot()
  }
}
