// See Documentation/Behavior/SectionedHeader.md#commands.
extension SectionedHeader {
  /// Forgets the content, so that the next layout is the first one.
  package mutating func forgetContent() { content = nil }

  /// Moves one section, or all, to the height that `wish` returns.
  mutating func command(
    _ section: Int?, animated: Bool, _ update: inout Update, wish: (StackedSection) -> Double
  ) {
    let previous = animation
    let aims = stack.aim { index, present in
      if section == nil || section == index { return wish(present) }
      return previous == nil ? present.visible : present.goal
    }
    guard aims else {
      // The sections are at their goals already, possibly on their way elsewhere.
      animation = nil
      return
    }
    threshold.forget()
    goToGoals(animated: animated, &update)
  }

  /// A Boolean value that indicates whether the content has to move with the header when the sections move to their goals.
  var goalMovesContent: Bool {
    guard let content else { return false }
    return touchesContent || stack.goalHeight < content.counted
  }

  /// Moves the sections to their goals, and the content with them if they touch, in an animation or at once.
  mutating func goToGoals(animated: Bool, _ update: inout Update) {
    let origin = content?.freeHeight
    let destination = goalMovesContent ? distantFreeHeight(stack.goalHeight) : nil
    stack.move(toFraction: 1)
    if let destination { content?.move(to: destination, maximum: stack.maximumHeight) }
    closeGap()
    animation = nil
    restoredState = nil
    guard animated, !configuration.isMotionReduced else {
      update.layoutChanged = true
      if let destination { update.freeHeight = destination }
      return
    }
    if let origin { content?.move(to: origin, maximum: stack.maximumHeight) }
    guard stack.returnToStart() || destination != nil else { return }
    animation = SectionAnimation(from: origin ?? 0, to: destination)
  }

  /// Returns the free height at which content touches a header of this height, limited by the content's end, or `nil` if the
  /// content is there already.
  func distantFreeHeight(_ height: Double) -> Double? {
    guard let content else { return nil }
    let freeHeight = max(height, content.least)
    return abs(freeHeight - content.freeHeight) > Tolerance.sum ? freeHeight : nil
  }

  /// Returns whether expanding would change a section, or any section if `section` is `nil`.
  public func canExpand(section: Int? = nil) -> Bool {
    guard let section else { return stack.maximumHeight - stack.visibleHeight > Tolerance.sum }
    return room(of: section) { $0.limits.maximum - $0.visible } > Tolerance.sum
  }

  /// Returns whether collapsing would change a section, or any section if `section` is `nil`.
  public func canCollapse(section: Int? = nil) -> Bool {
    guard let section else { return stack.visibleHeight - stack.minimumHeight > Tolerance.sum }
    return room(of: section) { $0.visible - $0.limits.lowest } > Tolerance.sum
  }

  private func room(of section: Int, _ room: (StackedSection) -> Double) -> Double {
    stack.sections.indices.contains(section) ? room(stack.sections[section]) : 0
  }
}
