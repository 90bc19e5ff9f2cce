import Foundation

/// The motion of content along one axis after the finger lifts: deceleration, and springs at the edges
/// and to pages.
///
/// Every position is computed from the start of its phase, so the result doesn't depend on the frame rate.
struct AxisMotion: Equatable {
  enum Curve: Equatable {
    case rest(CGFloat)
    case coasting(Deceleration, landing: CGFloat)
    case spring(EdgeSpring)
  }

  struct Phase: Equatable {
    /// The start of the phase, in seconds after the start of the motion.
    let start: TimeInterval
    /// The duration of the phase, in seconds. Infinite for a spring with no following phase.
    let duration: TimeInterval
    let curve: Curve
  }

  /// The constraints on a motion, apart from its start.
  struct Conditions: Equatable {
    let range: ClosedRange<CGFloat>
    /// The fraction of the velocity that remains after one millisecond.
    let rate: CGFloat
    let bounces: Bool
    /// The distance from its resting position at which content may stop, in points.
    let nearness: CGFloat
    /// The length of a page, in points, if the content stops at pages.
    var pageLength: CGFloat?
  }

  private(set) var phases: [Phase]
  private(set) var conditions: Conditions
  /// A Boolean value that indicates whether the motion's end was chosen by a caller. Edges don't change such
  /// an end.
  private(set) var isAimed = false
  /// The distance by which the motion was moved since the range in which it ends was read, in points.
  private var unreadShift: CGFloat = 0

  /// Creates the motion of released content, which ends at `aim` if it isn't `nil`.
  init(from start: CGFloat, velocity: CGFloat, aim: CGFloat? = nil, conditions: Conditions) {
    self.conditions = conditions
    phases = []
    if let aim {
      isAimed = true
      approach(aim, from: start, velocity: velocity, at: 0)
      return
    }
    let edge = conditions.range.clamping(start)
    if start == edge {
      coast(from: start, velocity: velocity, at: 0)
    } else if conditions.bounces {
      spring(to: edge, from: start, velocity: velocity, at: 0)
    } else {
      append(.rest(edge), at: 0, duration: 0)
    }
  }

  /// The position at which the motion ends, in points.
  var target: CGFloat {
    switch last.curve {
    case .rest(let rest): rest
    case .coasting(_, let landing): landing
    case .spring(let spring): spring.rest
    }
  }

  func position(at time: TimeInterval) -> CGFloat {
    if isFinished(at: time) { return target }
    let phase = phase(at: time)
    switch phase.curve {
    case .rest(let rest): return rest
    case .coasting(let deceleration, _): return deceleration.position(at: time - phase.start)
    case .spring(let spring):
      let position = spring.position(at: time - phase.start)
      let stops = conditions.pageLength != nil && !conditions.bounces
      return stops ? conditions.range.clamping(position) : position
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    if isFinished(at: time) { return 0 }
    let phase = phase(at: time)
    switch phase.curve {
    case .rest: return 0
    case .coasting(let deceleration, _): return deceleration.velocity(at: time - phase.start)
    case .spring(let spring): return spring.velocity(at: time - phase.start)
    }
  }

  func isFinished(at time: TimeInterval) -> Bool {
    guard time >= last.start else { return false }
    if case .spring(let spring) = last.curve {
      return spring.isAtRest(at: time - last.start, nearness: conditions.nearness)
    }
    return time - last.start >= last.duration
  }

  /// Applies new conditions at a time of the motion. The past remains unchanged; the future is computed again
  /// from the start of the current phase.
  mutating func adapt(to newConditions: Conditions, at time: TimeInterval) {
    guard newConditions != conditions || unreadShift != 0 else { return }
    let wasLegal = conditions.range.contains(target - unreadShift)
    unreadShift = 0
    let (position, velocity) = (position(at: time), velocity(at: time))
    conditions = newConditions
    if isAimed {
      // A target that was in the legal range must stay in the legal range.
      let legal = newConditions.range.clamping(target)
      guard legal != target, wasLegal else { return }
      phases.removeAll()
      approach(legal, from: position, velocity: velocity, at: time)
      return
    }
    let present = phase(at: time)
    if case .coasting(let deceleration, _) = present.curve, newConditions.range.contains(position) {
      phases.removeAll { $0.start >= present.start }
      plan(deceleration, at: present.start)
      return
    }
    let edge = newConditions.range.clamping(position)
    if case .spring(let spring) = present.curve, spring.rest == edge { return }
    phases.removeAll()
    if position == edge {
      coast(from: position, velocity: velocity, at: time)
    } else if newConditions.bounces {
      spring(to: edge, from: position, velocity: velocity, at: time)
    } else {
      append(.rest(edge), at: time, duration: 0)
    }
  }

  /// Moves the entire motion by a distance, for content that was moved together with what is visible. Adapting it brings its end
  /// into the range.
  mutating func shift(by distance: CGFloat) {
    unreadShift += distance
    phases = phases.map { phase in
      let curve: Curve
      switch phase.curve {
      case .rest(let rest): curve = .rest(rest + distance)
      case .coasting(var deceleration, let landing):
        deceleration.start += distance
        curve = .coasting(deceleration, landing: landing + distance)
      case .spring(let spring):
        curve = .spring(
          EdgeSpring(
            rest: spring.rest + distance, displacement: spring.displacement, velocity: spring.velocity,
            frequency: spring.frequency))
      }
      return Phase(start: phase.start, duration: phase.duration, curve: curve)
    }
  }

  private var last: Phase { phases[phases.count - 1] }

  private func phase(at time: TimeInterval) -> Phase {
    phases.last { $0.start <= time } ?? phases[0]
  }

  private mutating func append(_ curve: Curve, at start: TimeInterval, duration: TimeInterval) {
    phases.append(Phase(start: start, duration: duration, curve: curve))
  }

  /// Adds the phase that ends exactly at a target.
  private mutating func approach(
    _ target: CGFloat, from start: CGFloat, velocity: CGFloat, at time: TimeInterval
  ) {
    if abs(target - start) < conditions.nearness {
      append(.rest(target), at: time, duration: 0)
    } else if let length = conditions.pageLength {
      let spring = EdgeSpring(
        rest: target, displacement: start - target, velocity: velocity,
        frequency: EdgeSpring.pageFrequency(length))
      append(.spring(spring), at: time, duration: .infinity)
    } else if velocity * (target - start) > 0 {
      let deceleration = Deceleration(start: start, target: target, rate: conditions.rate)
      let duration = deceleration.duration(nearness: conditions.nearness)
      append(.coasting(deceleration, landing: target), at: time, duration: duration)
    } else {
      let spring = EdgeSpring(rest: target, displacement: start - target, velocity: velocity)
      append(.spring(spring), at: time, duration: .infinity)
    }
  }

  private mutating func coast(from start: CGFloat, velocity: CGFloat, at time: TimeInterval) {
    guard abs(velocity) >= Deceleration.restingSpeed else {
      append(.rest(start), at: time, duration: 0)
      return
    }
    plan(Deceleration(start: start, velocity: velocity, rate: conditions.rate), at: time)
  }

  /// Adds a deceleration and, if it would leave the range with speed, the spring that follows.
  private mutating func plan(_ deceleration: Deceleration, at time: TimeInterval) {
    let duration = deceleration.duration(nearness: conditions.nearness)
    let landing = conditions.range.clamping(deceleration.rest)
    guard landing != deceleration.rest, let crossing = deceleration.time(at: landing), crossing < duration
    else {
      append(.coasting(deceleration, landing: landing), at: time, duration: duration)
      return
    }
    if crossing > 0 || !conditions.bounces {
      append(.coasting(deceleration, landing: landing), at: time, duration: crossing)
    }
    guard conditions.bounces else { return }
    let spring = EdgeSpring(rest: landing, displacement: 0, velocity: deceleration.velocity(at: crossing))
    append(.spring(spring), at: time + crossing, duration: .infinity)
  }

  /// Adds a spring and, if it would move content back across the edge into the range, the deceleration that
  /// follows.
  private mutating func spring(
    to edge: CGFloat, from start: CGFloat, velocity: CGFloat, at time: TimeInterval
  ) {
    let spring = EdgeSpring(rest: edge, displacement: start - edge, velocity: velocity)
    let range = conditions.range
    // A spring that is slow enough to rest at its crossing may reach it only after a very long time.
    guard range.lowerBound < range.upperBound, let crossing = spring.crossingTime,
      !spring.isAtRest(at: crossing, nearness: conditions.nearness)
    else {
      append(.spring(spring), at: time, duration: .infinity)
      return
    }
    append(.spring(spring), at: time, duration: crossing)
    coast(from: edge, velocity: spring.velocity(at: crossing), at: time + crossing)
  }
}
