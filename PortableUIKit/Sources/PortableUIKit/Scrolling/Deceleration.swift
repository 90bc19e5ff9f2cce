import Foundation

/// Coasting along one axis: the velocity falls by the same factor in every millisecond.
struct Deceleration: Equatable {
  /// Below this speed content rests, in points per second.
  static let restingSpeed: CGFloat = 10

  /// Where it starts, in points.
  var start: CGFloat
  /// How fast it starts, in points per second.
  let velocity: CGFloat
  /// The natural logarithm of what is left of the velocity after a second; negative.
  let decay: CGFloat

  /// Makes a deceleration whose velocity is multiplied by `rate` in every millisecond. A rate that would
  /// never stop, or not a number, counts as the normal one.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.decay = Self.decay(rate)
  }

  /// Makes the deceleration that comes to rest at `target`.
  init(start: CGFloat, target: CGFloat, rate: CGFloat) {
    self.init(start: start, velocity: -Self.decay(rate) * (target - start), rate: rate)
  }

  /// Where the content rests in the end, in points.
  var rest: CGFloat { start - velocity / decay }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * CGFloat(expm1(decay * time)) / decay
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * CGFloat(exp(decay * time))
  }

  /// When the content passes a position, in seconds after the start; nil if it never does.
  func time(at position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let part = 1 + (position - start) * decay / velocity
    guard part > 0, part <= 1 else { return nil }
    return TimeInterval(log(part) / decay)
  }

  /// When the content is so slow or so near its rest that it may stop, in seconds after the start.
  func duration(nearness: CGFloat) -> TimeInterval {
    let speed = abs(velocity)
    let stoppingSpeed = max(Self.restingSpeed, -nearness * decay)
    guard speed > stoppingSpeed else { return 0 }
    return TimeInterval(log(stoppingSpeed / speed) / decay)
  }

  private static func decay(_ rate: CGFloat) -> CGFloat {
    let isUsable = rate > 0 && rate < 1
    return 1000 * CGFloat(log(isUsable ? rate : UIScrollView.DecelerationRate.normal.rawValue))
  }
}
