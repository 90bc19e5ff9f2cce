import Foundation

/// A critically damped spring that moves content to an edge or to another resting position.
struct EdgeSpring: Equatable {
  /// The angular frequency of the spring, per second.
  static let frequency: CGFloat = 10

  /// The resting position of the spring, in points.
  let rest: CGFloat
  /// The distance of the start position from `rest`, in points.
  let displacement: CGFloat
  /// The start velocity, in points per second.
  let velocity: CGFloat

  private var slope: CGFloat { velocity + Self.frequency * displacement }

  func position(at time: TimeInterval) -> CGFloat {
    rest + (displacement + slope * CGFloat(time)) * CGFloat(exp(-Self.frequency * CGFloat(time)))
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let elongation = displacement + slope * CGFloat(time)
    return (slope - Self.frequency * elongation) * CGFloat(exp(-Self.frequency * CGFloat(time)))
  }

  /// The time at which the spring passes its resting position with speed, in seconds after the start, or
  /// `nil` if the spring only approaches it.
  var crossingTime: TimeInterval? {
    guard displacement != 0, slope != 0 else { return nil }
    let time = TimeInterval(-displacement / slope)
    return time > 0 ? time : nil
  }

  /// Returns a Boolean value that indicates whether the content is near enough and slow enough to stop.
  func isAtRest(at time: TimeInterval, nearness: CGFloat) -> Bool {
    abs(position(at: time) - rest) < nearness && abs(velocity(at: time)) < Deceleration.restingSpeed
  }
}
