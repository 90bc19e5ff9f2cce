// See Documentation/Behavior/SectionedHeader.md#stops.
extension SectionedHeader {
  /// The free height at which the deceleration should end so that the header is at its stops, or `nil` to leave
  /// the proposed target. A target beyond the content's top needs no correction: all sections expand there.
  func target(_ target: Double, _ bottomFreeHeight: Double, velocity: Double) -> Double? {
    guard velocity.isFinite, let end = position(target, bottomFreeHeight) else { return nil }
    var header = self
    var update = Update()
    header.scroll(target, bottomFreeHeight, &update)
    let correction = header.touchesContent ? header.distanceToStops(velocity: velocity) : 0
    let corrected = target + correction
    return abs(correction) > Tolerance.sum && corrected >= end.least ? corrected : nil
  }

  /// Returns the distance by which the header grows if all sections move to their stops.
  private func distanceToStops(velocity: Double) -> Double {
    var distance = 0.0
    for index in stack.sections.indices {
      let section = stack.sections[index]
      distance += section.stop(velocity: velocity, tolerance: configuration.tolerance) - section.visible
    }
    return distance
  }

  /// A Boolean value that indicates whether sections that came to rest now would take the content along to their stops.
  package var movesContentToRest: Bool {
    var header = self
    var update = Update()
    header.rest(velocity: 0, &update)
    return update.freeHeight != nil || header.animation?.destination != nil
  }

  /// Moves sections that rest between stops to their stops.
  mutating func rest(velocity: Double, _ update: inout Update) {
    guard velocity.isFinite, animation == nil else { return }
    let tolerance = configuration.tolerance
    guard stack.aim({ $1.stop(velocity: velocity, tolerance: tolerance) }) else { return }
    if let content, goalMovesContent, stack.goalHeight < content.least {
      _ = stack.aim { $1.stop(velocity: -1, tolerance: tolerance) }
    }
    threshold.forget()
    goToGoals(animated: true, &update)
  }
}
