// See Documentation/Behavior/SectionedHeader.md#animations.
extension SectionedHeader {
  /// A Boolean value that indicates whether an animation is running.
  @inlinable public var isAnimating: Bool { animation != nil }

  /// Advances the animation, if one runs.
  ///
  /// - Parameter seconds: The time since the last frame. Values that are not finite and positive are ignored.
  /// - Returns: The update to apply.
  @discardableResult public mutating func advance(by seconds: Double) -> Update {
    updating { header, update in
      guard seconds.isFinite, seconds > 0, var animation = header.animation else { return }
      animation.advance(by: seconds)
      header.animation = animation.isOver ? nil : animation
      header.stack.move(toFraction: animation.fraction)
      if let freeHeight = animation.freeHeight { header.moveContent(to: freeHeight, &update) }
      header.closeGap()
      update.layoutChanged = true
      update.animationFinished = animation.isOver
    }
  }

  /// Completes an animation in which the content moves along, and returns its new free height, or `nil` if it doesn't move.
  mutating func completeContentMove(_ update: inout Update) -> Double? {
    guard let destination = animation?.destination else { return nil }
    animation = nil
    stack.move(toFraction: 1)
    moveContent(to: destination, &update)
    closeGap()
    update.animationFinished = true
    return update.freeHeight
  }

  /// Moves the content exactly. The smallest steps that were skipped would open a gap at the end.
  private mutating func moveContent(to freeHeight: Double, _ update: inout Update) {
    guard let content else { return }
    let place = max(freeHeight, content.least)
    guard place != content.freeHeight else { return }
    self.content?.move(to: place, maximum: stack.maximumHeight)
    update.freeHeight = place
  }
}
