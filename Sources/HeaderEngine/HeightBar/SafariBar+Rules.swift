/// The rules, in their order: the first that applies decides. Their numbers are those of the specification.
extension SafariBar {
  /// One event's measures and the height that is decided on.
  struct Moment {
    let scroll: BarScroll
    let heights: BarHeights
    var height: Double
    var movement = 0.0

    var end: Double { scroll.greatestDistance }
    var floor: Double { SafariBar.floor(scroll, heights) }
    var isCollapsed: Bool { height <= heights.leastVisible + SafariBar.tolerance }
    var isOpen: Bool { height >= heights.maximum - SafariBar.tolerance }
    /// Neither open nor as small as the position allows.
    var isBetween: Bool { !isOpen && height > floor + SafariBar.tolerance }

    mutating func limit() { height = min(heights.maximum, max(floor, height)) }
  }

  static let tolerance = 1e-6
  /// Scroll views round offsets to pixels, so the end counts as reached from here on, in points.
  static let endTolerance = 0.5

  mutating func react(to event: Event, _ moment: inout Moment) {
    switch event {
    case .scrolled(let mover): scroll(by: mover, &moment)
    case .dragBegan: beginDrag(&moment)
    case .dragEnded(let velocity): endDrag(velocity: velocity, &moment)
    case .decelerationEnded: rest(&moment)
    case .tapped: tap(&moment)
    case .changed(let mover): change(by: mover, &moment)
    case .ticked(let duration): tick(duration, &moment)
    }
    moment.limit()
    if moment.isCollapsed { isLatched = true }
  }

  private mutating func scroll(by mover: Mover, _ moment: inout Moment) {
    if mustStayOpen(moment) {
      settle(expanding: true, &moment)  // 1
    } else if mover == .other {
      settleIfBetween(&moment)  // 2
    } else if arrivesAtEnd(by: mover, moment) {
      isArmed = false
      settle(expanding: true, &moment)  // 3
    } else if isRubberBand(moment) {
      return  // 4
    } else if mover == .finger {
      if !isLatched { follow(&moment) }  // 5, 6
    } else if spring == nil, !isHeldOpen, moment.movement > 0 {
      moment.height -= moment.movement  // 8
    }
  }

  /// Rule 5.
  private func follow(_ moment: inout Moment) {
    guard abs(moment.movement) <= abruptJump else { return }
    let isNearEnd = moment.end - moment.scroll.distance < moment.heights.range
    if moment.isOpen, moment.movement > 0, isNearEnd { return }
    moment.height -= moment.movement
  }

  private mutating func beginDrag(_ moment: inout Moment) {
    interruptedExpansion = spring != nil && isExpanding
    spring = nil
    isLatched = moment.isCollapsed
    isHeldOpen = false
    beganAtEnd = moment.scroll.distance >= moment.end - Self.endTolerance
  }

  /// Rule 7, after the rules that come before it.
  private mutating func endDrag(velocity: Double, _ moment: inout Moment) {
    let velocity = velocity.isFinite ? min(20_000, max(-20_000, velocity)) : 0
    let (heights, height) = (moment.heights, moment.height)
    let speed = isLatched ? 0 : -velocity
    if mustStayOpen(moment) {
      settle(expanding: true, &moment)
    } else if isRubberBand(moment) {
      return
    } else if velocity < -revealVelocity {
      settle(expanding: true, velocity: speed, &moment)
    } else if velocity > revealVelocity {
      settle(expanding: false, velocity: speed, &moment)
    } else if height >= heights.maximum - collapseHysteresis * heights.range || interruptedExpansion {
      settle(expanding: true, velocity: speed, &moment)
    } else if moment.end - moment.scroll.distance < heights.range, !moment.isCollapsed {
      settle(expanding: true, velocity: speed, &moment)
    } else {
      settle(expanding: false, velocity: speed, &moment)
    }
  }

  /// Rules 1 and 9.
  private mutating func rest(_ moment: inout Moment) {
    if mustStayOpen(moment) {
      settle(expanding: true, &moment)
    } else {
      settleIfBetween(&moment)
    }
  }

  /// Rule 10.
  private mutating func tap(_ moment: inout Moment) {
    guard !moment.isOpen else { return }
    isHeldOpen = true
    settle(expanding: true, &moment)
  }

  /// Rule 12, then rule 1. Lists change their content while they are scrolled: that is no reason to settle.
  private mutating func change(by mover: Mover, _ moment: inout Moment) {
    moment.limit()
    if mustStayOpen(moment) {
      settle(expanding: true, &moment)
    } else if mover == .other {
      settleIfBetween(&moment)
    }
  }

  private mutating func tick(_ duration: Double, _ moment: inout Moment) {
    guard var spring else { return }
    let (floor, ceiling) = (moment.floor, moment.heights.maximum)
    spring.value = moment.height
    spring.target = isExpanding ? ceiling : moment.heights.leastVisible
    spring.advance(by: duration)
    moment.height = spring.value
    let isAtBound = isExpanding ? spring.value >= ceiling : spring.value <= floor
    if spring.value > ceiling || spring.value < floor { spring.velocity = 0 }
    self.spring = spring.isAtRest || isAtBound ? nil : spring
  }

  // MARK: - Questions

  /// Rule 1: too short to scroll the bar away, or not allowed to.
  private func mustStayOpen(_ moment: Moment) -> Bool {
    moment.end < moment.heights.range + 1 || isVoiceOverRunning || !isCollapsingEnabled
  }

  /// Rule 3.
  private func arrivesAtEnd(by mover: Mover, _ moment: Moment) -> Bool {
    guard isArmed, let previousDistance else { return false }
    let end = moment.end - Self.endTolerance
    let crosses = previousDistance < end && moment.scroll.distance >= end
    return crosses || (beganAtEnd && mover == .finger && moment.scroll.distance > moment.end)
  }

  private func isRubberBand(_ moment: Moment) -> Bool {
    moment.scroll.distance < 0 || moment.scroll.distance > moment.end
  }

  // MARK: - Settling

  /// Rules 2 and 9: to the nearer of the full height and the least that the position allows.
  private mutating func settleIfBetween(_ moment: inout Moment) {
    moment.limit()
    guard spring == nil, moment.isBetween else { return }
    settle(expanding: moment.heights.maximum - moment.height < moment.height - moment.floor, &moment)
  }

  private mutating func settle(expanding: Bool, velocity: Double = 0, _ moment: inout Moment) {
    isExpanding = expanding
    let target = expanding ? moment.heights.maximum : moment.heights.leastVisible
    let isThere = expanding ? moment.isOpen : moment.height <= moment.floor + Self.tolerance
    if isThere || isMotionReduced {
      settledAtOnce = !isThere
      moment.height = target
      spring = nil
    } else if spring != nil {
      spring?.target = target
    } else {
      spring = Spring(value: moment.height, velocity: velocity, target: target)
    }
  }
}
