/// A damped spring that moves a value to a target. Value and target can be changed at any time.
///
/// The parameters correspond to those of UIKit's springs: `response` is the period of the undamped spring, in
/// seconds, and a damping ratio of 1 doesn't oscillate. Values are in points, velocities in points per
/// second. The result doesn't depend on how the elapsed time is divided into steps.
package struct Spring: Equatable, Sendable {
  package var value: Double
  package var velocity: Double
  package var target: Double
  package let response: Double
  package let dampingRatio: Double

  private static let longestStep = 1.0 / 480
  private static let longestPause = 1.0

  /// Creates a spring. A response that isn't positive or finite becomes 0.25 seconds. A damping ratio that is
  /// negative or isn't finite becomes 1.
  package init(
    value: Double, velocity: Double = 0, target: Double, response: Double = 0.25, dampingRatio: Double = 0.9
  ) {
    self.value = value
    self.velocity = velocity.isFinite ? velocity : 0
    self.target = target
    self.response = response.isFinite && response > 0 ? max(response, 0.01) : 0.25
    self.dampingRatio = dampingRatio.isFinite && dampingRatio >= 0 ? min(dampingRatio, 10) : 1
  }

  /// A Boolean value that indicates whether the spring is visibly at rest at its target.
  package var isAtRest: Bool { abs(value - target) < 0.05 && abs(velocity) < 5 }

  /// Advances the spring by `duration` seconds. At rest, the value equals the target exactly. Values that
  /// aren't positive or finite are ignored. A single call advances the spring by at most one second.
  package mutating func advance(by duration: Double) {
    guard duration.isFinite, duration > 0 else { return }
    let duration = min(duration, Self.longestPause)
    let frequency = 2 * Double.pi / response
    let count = (duration / min(Self.longestStep, response / 100)).rounded(.up)
    let step = duration / count
    for _ in 0..<Int(count) {
      self.step(step, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }
    guard isAtRest else { return }
    value = target
    velocity = 0
  }

  /// Performs one step of the fourth-order Runge–Kutta method. At this step length, the error is below one
  /// millionth of a point.
  private mutating func step(_ step: Double, stiffness: Double, damping: Double) {
    func pull(_ offset: Double, _ velocity: Double) -> Double { -stiffness * offset - damping * velocity }
    let offset = value - target
    let half = step / 2
    let v1 = velocity
    let a1 = pull(offset, v1)
    let v2 = velocity + half * a1
    let a2 = pull(offset + half * v1, v2)
    let v3 = velocity + half * a2
    let a3 = pull(offset + half * v2, v3)
    let v4 = velocity + step * a3
    let a4 = pull(offset + step * v3, v4)
    value += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    velocity += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
  }
}
