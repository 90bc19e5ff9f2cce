import Foundation

/// A deceleration along one axis: the velocity decreases by the same factor every millisecond.
struct Deceleration: Equatable {
  /// The speed below which content rests, in points per second.
  static let restingSpeed: CGFloat = 10
  /// The fraction of the velocity that remains after one millisecond, unless set otherwise.
  static let normalRate: CGFloat = 0.998

  /// The start position, in points.
  var start: CGFloat
  /// The start velocity, in points per second.
  let velocity: CGFloat
  /// The natural logarithm of the fraction of the velocity that remains after one second. Always negative.
  let decay: CGFloat

  /// Creates a deceleration whose velocity is multiplied by `rate` every millisecond. Rates that aren't
  /// between 0 and 1, including NaN, are replaced with the normal rate.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.decay = Self.decay(rate)
  }

  /// Creates the deceleration that comes to rest at `target`.
  init(start: CGFloat, target: CGFloat, rate: CGFloat) {
    self.init(start: start, velocity: -Self.decay(rate) * (target - start), rate: rate)
  }

  /// The final position of the content, in points.
  var rest: CGFloat { start - velocity / decay }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * CGFloat(expm1(decay * time)) / decay
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * CGFloat(exp(decay * time))
  }

  /// Returns the time at which the content passes a position, in seconds after the start, or `nil` if it
  /// never does.
  func time(at position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let part = 1 + (position - start) * decay / velocity
    guard part > 0, part <= 1 else { return nil }
    return TimeInterval(log(part) / decay)
  }

  /// Returns the time after which the content is slow enough, or near enough to its resting position, to
  /// stop, in seconds after the start.
  func duration(nearness: CGFloat) -> TimeInterval {
    let speed = abs(velocity)
    let stoppingSpeed = max(Self.restingSpeed, -nearness * decay)
    guard speed > stoppingSpeed else { return 0 }
    return TimeInterval(log(stoppingSpeed / speed) / decay)
  }

  private static func decay(_ rate: CGFloat) -> CGFloat {
    let isUsable = rate > 0 && rate < 1
    return 1000 * CGFloat(log(isUsable ? rate : normalRate))
  }
}
