import Foundation

/// A critically damped spring that moves content to an edge, to a page, or to another resting position.
struct EdgeSpring: Equatable {
  /// The angular frequency of the springs at edges, per second.
  static let edgeFrequency: CGFloat = 10

  /// The resting position of the spring, in points.
  let rest: CGFloat
  /// The distance of the start position from `rest`, in points.
  let displacement: CGFloat
  /// The start velocity, in points per second.
  let velocity: CGFloat
  /// The angular frequency of the spring, per second.
  var frequency = EdgeSpring.edgeFrequency

  /// Returns the angular frequency of the springs that move content to pages of a length, per second.
  ///
  /// Scroll views have a pull and a friction of their own for paging. Of 320 points, the content is pulled with 0.0003
  /// points per square millisecond for each point of distance, and 0.97 of the velocity remain after a millisecond; of
  /// 768 points, 0.00022 and 0.9745 [R]. The damping ratio of 0.88 that follows from this is taken for 1 here, so that
  /// pages don't pass their place by a fraction of a point. They rest after about half a second.
  static func pageFrequency(_ length: CGFloat) -> CGFloat {
    (359 - 0.185 * min(max(0, length), 1366)).squareRoot()
  }

  private var slope: CGFloat { velocity + frequency * displacement }

  func position(at time: TimeInterval) -> CGFloat {
    rest + (displacement + slope * CGFloat(time)) * CGFloat(exp(-frequency * CGFloat(time)))
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let elongation = displacement + slope * CGFloat(time)
    return (slope - frequency * elongation) * CGFloat(exp(-frequency * CGFloat(time)))
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
