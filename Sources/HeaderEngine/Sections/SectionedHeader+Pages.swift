// See Documentation/Behavior/SectionedHeader.md#pages.
extension SectionedHeader {
  /// Continues over another page. If there would be a gap, the page's content moves up to the header. An animation continues to
  /// the same heights, with the content of this page.
  mutating func trackAnother(_ freeHeight: Double, _ bottomFreeHeight: Double, _ update: inout Update) {
    guard let position = position(freeHeight, bottomFreeHeight) else { return }
    content = position
    restoredState = nil
    threshold.forget()
    if freeHeight > stack.visibleHeight + configuration.tolerance,
      let place = distantFreeHeight(stack.visibleHeight)
    {
      content?.move(to: place, maximum: stack.maximumHeight)
      update.freeHeight = place
    }
    if closeGap() { update.layoutChanged = true }
    guard animation != nil else { return }
    _ = stack.aim { $1.goal }
    goToGoals(animated: true, &update)
  }

  /// Returns the free height to which a neighboring page moves along with the last change of the header.
  ///
  /// Call this method after each event for each visible page that is neither dragged nor decelerating. The result is `nil` if
  /// the page stays: the header's height didn't change, the page's content is still under the header as before, is already
  /// there, or is too short, or a number is invalid.
  public func freeHeight(ofNeighborAt freeHeight: Double, bottomFreeHeight: Double) -> Double? {
    // A header that shrinks past content that was under it would leave a gap.
    let leastFreeHeight = min(previousVisibleHeight, stack.visibleHeight) - configuration.tolerance
    guard stack.visibleHeight != previousVisibleHeight,
      let page = position(freeHeight, bottomFreeHeight), freeHeight >= leastFreeHeight
    else { return nil }
    let place = max(stack.visibleHeight, page.least)
    return abs(place - freeHeight) > Tolerance.sum ? place : nil
  }
}
