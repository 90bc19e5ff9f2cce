/// A damped spring that pulls a value to a target, and that can be given another target or value at any
/// moment.
///
/// Described as UIKit's designers do: `response` is the seconds that an undamped spring of this stiffness
/// would take for one swing, the damping ratio says how much of a swing is left (1: none). Values are in
/// points, velocities in points per second. The same time in other portions leads to the same place.
package struct Spring: Equatable, Sendable {
  /// Where the value is.
  package var value: Double
  /// How fast it moves, in points per second.
  package var velocity: Double
  /// Where the value is pulled to.
  package var target: Double
  /// Seconds of one undamped swing.
  package let response: Double
  /// 1 comes to rest as fast as it can without overshooting; less overshoots.
  package let dampingRatio: Double

  /// Within this distance of the target, and slower than `restVelocity`, the spring is at rest. Points.
  package static var restDistance: Double { 0.05 }
  /// Points per second.
  package static var restVelocity: Double { 5 }

  private static let longestStep = 1.0 / 480
  private static let longestPause = 1.0

  /// Makes a spring. A response that is no positive number counts as 0.25 s, a negative or missing damping
  /// ratio as 1.
  package init(
    value: Double, velocity: Double = 0, target: Double, response: Double = 0.25, dampingRatio: Double = 0.9
  ) {
    self.value = value
    self.velocity = velocity.isFinite ? velocity : 0
    self.target = target
    self.response = response.isFinite && response > 0 ? max(response, 0.01) : 0.25
    self.dampingRatio = dampingRatio.isFinite && dampingRatio >= 0 ? min(dampingRatio, 10) : 1
  }

  /// The value is where it is pulled to, and stays.
  package var isAtRest: Bool {
    abs(value - target) < Self.restDistance && abs(velocity) < Self.restVelocity
  }

  /// Lets `duration` seconds pass; at rest the value is the target exactly. Other than positive numbers are
  /// ignored, and no more than one second passes at once.
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

  /// One step of Runge and Kutta's fourth order: exact to a millionth of a point at this length.
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
