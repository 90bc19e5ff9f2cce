import Foundation

/// A critically damped spring that brings content to an edge, or to any other place of rest.
struct EdgeSpring: Equatable {
  /// How hard the spring pulls, per second.
  static let frequency: CGFloat = 10

  /// Where the spring pulls to, in points.
  let rest: CGFloat
  /// How far from there it starts, in points.
  let displacement: CGFloat
  /// How fast it starts, in points per second.
  let velocity: CGFloat

  private var slope: CGFloat { velocity + Self.frequency * displacement }

  func position(at time: TimeInterval) -> CGFloat {
    rest + (displacement + slope * CGFloat(time)) * CGFloat(exp(-Self.frequency * CGFloat(time)))
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let elongation = displacement + slope * CGFloat(time)
    return (slope - Self.frequency * elongation) * CGFloat(exp(-Self.frequency * CGFloat(time)))
  }

  /// When the spring passes its place of rest with speed, in seconds after the start; nil if it only
  /// approaches it.
  var crossingTime: TimeInterval? {
    guard displacement != 0, slope != 0 else { return nil }
    let time = TimeInterval(-displacement / slope)
    return time > 0 ? time : nil
  }

  /// Whether the content is so near and so slow that it may stop.
  func isAtRest(at time: TimeInterval, nearness: CGFloat) -> Bool {
    abs(position(at: time) - rest) < nearness && abs(velocity(at: time)) < Deceleration.restingSpeed
  }
}
