import Foundation

/// A spring that moves content to the start of a page.
///
/// Scroll views have a pull and a friction of their own for paging, which depend on the length of a page: of 320
/// points, the content is pulled with 0.0003 points per square millisecond for each point of distance, and 0.97 of
/// the velocity remain after a millisecond; of 768 points, 0.00022 and 0.9745 [R]. That's a damping ratio of
/// 0.88 for all lengths. Content that is flung passes the page a little, and rests after about half a second.
struct PageSpring: Equatable {
  private static let dampingRatio: CGFloat = 0.88
  /// The length up to which the pull is known to decrease, in points.
  private static let greatestLength: CGFloat = 1366

  /// The resting position of the spring, in points.
  private(set) var rest: CGFloat
  /// The distance of the start position from `rest`, in points.
  let displacement: CGFloat
  /// The start velocity, in points per second.
  let velocity: CGFloat
  /// The angular frequency without friction, per second.
  private let frequency: CGFloat

  init(rest: CGFloat, displacement: CGFloat, velocity: CGFloat, pageLength: CGFloat) {
    self.rest = rest
    self.displacement = displacement
    self.velocity = velocity
    let pull = 359 - 0.185 * min(max(0, pageLength), Self.greatestLength)
    frequency = pull.squareRoot()
  }

  func position(at time: TimeInterval) -> CGFloat {
    let swing = swing(at: time)
    return rest + swing.decay * (displacement * swing.cosine + push * swing.sine)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let swing = swing(at: time)
    let turn = friction * push + turning * displacement
    return swing.decay * (velocity * swing.cosine - turn * swing.sine)
  }

  /// Returns a Boolean value that indicates whether the content is near enough and slow enough to stop.
  func isAtRest(at time: TimeInterval, nearness: CGFloat) -> Bool {
    abs(position(at: time) - rest) < nearness && abs(velocity(at: time)) < Deceleration.restingSpeed
  }

  /// Returns a spring that is as far from its start and moves to another position.
  func shifted(by distance: CGFloat) -> PageSpring {
    var spring = self
    spring.rest += distance
    return spring
  }

  private var friction: CGFloat { Self.dampingRatio * frequency }

  private var turning: CGFloat { frequency * (1 - Self.dampingRatio * Self.dampingRatio).squareRoot() }

  private var push: CGFloat { (velocity + friction * displacement) / turning }

  private func swing(at time: TimeInterval) -> (decay: CGFloat, cosine: CGFloat, sine: CGFloat) {
    let angle = Double(turning) * time
    return (CGFloat(exp(-Double(friction) * time)), CGFloat(cos(angle)), CGFloat(sin(angle)))
  }
}
