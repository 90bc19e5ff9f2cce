/// The rules of `Documentation/Behavior/SafariBar.md`, in the same order. The first rule that applies
/// determines the result.
///
/// Trailing comments contain the anchor of a rule on that page.
extension SafariBar {
  /// The measurements of one event and the resulting height.
  struct Moment {
    let scroll: ScrollMetrics
    let heights: BarHeights
    var height: Double
    var movement = 0.0

    var end: Double { scroll.greatestDistance }
    /// The minimum height that the content's position allows, in points. A list that will move its content doesn't raise it.
    var floor: Double { scroll.awaitsRows ? heights.leastVisible : SafariBar.floor(scroll, heights) }
    var isCollapsed: Bool { height <= heights.leastVisible + Tolerance.sum }
    var isOpen: Bool { height >= heights.maximum - Tolerance.sum }
    /// A Boolean value that indicates whether the bar is neither open nor as small as the position allows.
    var isBetween: Bool { !isOpen && height > floor + Tolerance.sum }

    mutating func limit() { height = min(heights.maximum, max(floor, height)) }
  }

  /// The distance from the end, in points, within which the end counts as reached:
  /// `Documentation/Behavior/SafariBar.md#end-tolerance`.
  static let endTolerance = 0.5
  /// The distance beyond the bar's range, in points, that a page can be scrolled at least if it isn't short:
  /// `Documentation/Behavior/SafariBar.md#short-page`.
  package static let spareLength = 1.0

  mutating func react(to event: Event, _ moment: inout Moment) {
    switch event {
    case .scrolled(let mover): scroll(by: mover, &moment)
    case .dragBegan: beginDrag(&moment)
    case .dragEnded(let velocity): endDrag(velocity: velocity, &moment)
    case .decelerationEnded: settleAtRest(&moment)
    case .tapped: tap(&moment)
    case .changed(let mover): change(by: mover, &moment)
    case .ticked(let duration): tick(duration, &moment)
    }
    moment.limit()
    if moment.isCollapsed { isLatched = true }
  }

  private mutating func scroll(by mover: Mover, _ moment: inout Moment) {
    if mover == .other {
      settleLater(&moment)  // #moved-by-code
    } else if mustStayOpen(moment) {
      settleAtRest(&moment)  // #short-page
    } else if arrivesAtEnd(by: mover, moment) {
      isArmed = false
      settle(expanding: true, &moment)  // #arrival-at-end
    } else if isRubberBand(moment) {
      return  // #rubber-band
    } else if mover == .finger {
      if !isLatched { follow(&moment) }  // #drag, #collapsed-drag
    } else if spring == nil, !isHeldOpen, moment.movement > 0 {
      moment.height -= moment.movement  // #deceleration
    }
  }

  /// `Documentation/Behavior/SafariBar.md#drag`.
  private func follow(_ moment: inout Moment) {
    guard abs(moment.movement) <= abruptJump else { return }
    let isNearEnd = moment.end - moment.scroll.distance < moment.heights.range
    if moment.isOpen, moment.movement > 0, isNearEnd { return }
    moment.height -= moment.movement
  }

  private mutating func beginDrag(_ moment: inout Moment) {
    interruptedExpansion = spring != nil && isExpanding
    stop()
    isLatched = moment.isCollapsed
    isHeldOpen = false
    beganAtEnd = moment.scroll.distance >= moment.end - Self.endTolerance
  }

  /// `Documentation/Behavior/SafariBar.md#release`.
  private mutating func endDrag(velocity: Double, _ moment: inout Moment) {
    let velocity = velocity.isFinite ? min(20_000, max(-20_000, velocity)) : 0
    if mustStayOpen(moment) { return settle(expanding: true, &moment) }
    if isRubberBand(moment) { return }
    let expands = expands(afterDragAt: velocity, moment)
    settle(expanding: expands, velocity: isLatched ? 0 : -velocity, &moment)
  }

  private func expands(afterDragAt velocity: Double, _ moment: Moment) -> Bool {
    if velocity < -revealVelocity { return true }
    if velocity > revealVelocity { return false }
    let heights = moment.heights
    let isNearlyOpen = moment.height >= heights.maximum - collapseHysteresis * heights.range
    let isNearEnd = moment.end - moment.scroll.distance < heights.range
    return isNearlyOpen || interruptedExpansion || (isNearEnd && !moment.isCollapsed)
  }

  /// `Documentation/Behavior/SafariBar.md#tap`.
  private mutating func tap(_ moment: inout Moment) {
    guard !moment.isOpen else { return }
    isHeldOpen = true
    settle(expanding: true, &moment)
  }

  /// `Documentation/Behavior/SafariBar.md#changes`.
  ///
  /// Lists change their content while they scroll, so the bar only settles while the user isn't scrolling.
  private mutating func change(by mover: Mover, _ moment: inout Moment) {
    moment.limit()
    if mustStayOpen(moment) || mover == .other { settleLater(&moment) }
  }

  private mutating func tick(_ duration: Double, _ moment: inout Moment) {
    if settlesInNextFrame { settleAtRest(&moment) }
    settlesInNextFrame = false
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

  /// Returns whether the bar must stay open because the page is too short or collapsing isn't allowed:
  /// `Documentation/Behavior/SafariBar.md#short-page`.
  private func mustStayOpen(_ moment: Moment) -> Bool {
    moment.end < moment.heights.range + Self.spareLength || isVoiceOverRunning || !isCollapsingEnabled
  }

  /// `Documentation/Behavior/SafariBar.md#arrival-at-end`.
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

  /// Settles in the next frame, if it is still necessary then: `Documentation/Behavior/SafariBar.md#next-frame`.
  private mutating func settleLater(_ moment: inout Moment) {
    moment.limit()
    settlesInNextFrame =
      mustStayOpen(moment)
      ? !moment.isOpen : spring == nil && moment.isBetween && !moment.scroll.awaitsRows
  }

  /// Settles a bar whose content isn't scrolled by the user, at the
  /// [nearer height](Documentation/Behavior/SafariBar.md#nearer-height) unless it must stay open.
  private mutating func settleAtRest(_ moment: inout Moment) {
    if mustStayOpen(moment) { return settle(expanding: true, &moment) }
    moment.limit()
    guard spring == nil, moment.isBetween, !moment.scroll.awaitsRows else { return }
    settle(expanding: moment.heights.maximum - moment.height < moment.height - moment.floor, &moment)
  }

  private mutating func settle(expanding: Bool, velocity: Double = 0, _ moment: inout Moment) {
    isExpanding = expanding
    let target = expanding ? moment.heights.maximum : moment.heights.leastVisible
    let isThere = expanding ? moment.isOpen : moment.height <= moment.floor + Tolerance.sum
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
