/// A section with its computed limits and its visible height. Heights are in points.
struct StackedSection: Equatable, Sendable {
  /// The limits of a section's visible height, and its stops between them.
  struct Limits: Equatable, Sendable {
    /// The greatest visible height, and the height of the collapsed section.
    var maximum, minimum: Double
    /// The height of the section when expanded by its rules. In a low window, `maximum` is less.
    var whole: Double
    /// The least visible height: 0 if the section may leave.
    var lowest: Double
    var leaves: Bool
    /// The height up to which the section returns as soon as the content moves down.
    var quick: Double
    var snaps: Bool
    /// A Boolean value that indicates whether the minimum is a stop although the section may shrink further.
    var stopsAtMinimum: Bool
    /// The distances over which the section collapses and slides out. If the section doesn't, the distance is infinite, so that
    /// its progress is 0.
    var collapseRange, exitRange: Double
  }

  var limits: Limits
  var visible: Double { didSet { unlimited = visible } }
  /// The visible height that the section has again in a window that isn't too low for it. If it is expanded, that's the whole
  /// maximum height.
  private var unlimited: Double
  /// The visible heights at the start and the end of an animation, or scratch values while none is running.
  var start, goal: Double

  /// Creates an expanded section.
  init(_ limits: Limits) {
    self.limits = limits
    visible = limits.maximum
    unlimited = limits.whole
    start = limits.maximum
    goal = limits.maximum
  }

  /// Returns the same section with other limits. Expanded and collapsed sections stay expanded and collapsed.
  func adapted(to new: Limits, tolerance: Double) -> StackedSection {
    var section = self
    section.limits = new
    // Where a low window leaves a section no range, one that was collapsed before is collapsed.
    let isNarrow = limits.maximum - limits.lowest <= tolerance
    let greatest = unlimited > visible || isNarrow ? limits.whole : limits.maximum
    let height = adapt(unlimited, of: greatest, to: new, tolerance: tolerance)
    section.visible = clamp(height, to: new)
    section.unlimited = max(min(height, new.whole), section.visible)
    section.start = clamp(adapt(start, of: limits.maximum, to: new, tolerance: tolerance), to: new)
    section.goal = clamp(adapt(goal, of: limits.maximum, to: new, tolerance: tolerance), to: new)
    return section
  }

  /// Returns a height under new limits. `greatest` is the height of the expanded section.
  private func adapt(_ height: Double, of greatest: Double, to new: Limits, tolerance: Double) -> Double {
    // Other reasons to change the lowest height, such as VoiceOver, must not hide visible sections.
    if limits.maximum != new.maximum || limits.minimum != new.minimum || limits.whole != new.whole {
      if height >= greatest - tolerance { return new.whole }
      if height <= limits.lowest + tolerance { return new.lowest }
    }
    return height
  }

  private func clamp(_ height: Double, to limits: Limits) -> Double {
    min(max(height, limits.lowest), limits.maximum)
  }

  // MARK: - Heights

  /// Collapses the section by `distance`, at most to its lowest height, and returns the remaining distance.
  mutating func collapse(by distance: Double) -> Double {
    let room = visible - limits.lowest
    guard distance < room else {
      visible = limits.lowest
      return distance - room
    }
    visible -= distance
    return 0
  }

  /// Expands the section by `distance`, at most to its quick height or, if `completely` is `true`, to its maximum, and returns
  /// the remaining distance.
  mutating func expand(by distance: Double, completely: Bool) -> Double {
    let limit = completely ? limits.maximum : limits.quick
    let room = limit - visible
    guard room > 0 else { return distance }
    guard distance < room else {
      visible = limit
      return distance - room
    }
    visible += distance
    return 0
  }

  /// Returns the height at which the section comes to rest when it is released at this velocity.
  ///
  /// A positive velocity, upward, leads to the next lower stop, a negative one to the next higher stop, and 0 to the nearer
  /// one.
  func stop(velocity: Double, tolerance: Double) -> Double {
    guard limits.snaps else { return visible }
    var lower = limits.lowest
    var higher = limits.maximum
    if limits.stopsAtMinimum {
      if abs(visible - limits.minimum) <= tolerance { return visible }
      if visible < limits.minimum { higher = limits.minimum } else { lower = limits.minimum }
    }
    guard visible > lower + tolerance, visible < higher - tolerance else { return visible }
    if velocity != 0 { return velocity > 0 ? lower : higher }
    return visible - lower < higher - visible ? lower : higher
  }
}
