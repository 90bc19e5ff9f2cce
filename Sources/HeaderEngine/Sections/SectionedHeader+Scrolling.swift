// See Documentation/Behavior/SectionedHeader.md#scrolling.
extension SectionedHeader {
  /// Updates the header for content that was scrolled.
  mutating func scroll(_ freeHeight: Double, _ bottomFreeHeight: Double, _ update: inout Update) {
    guard let position = position(freeHeight, bottomFreeHeight) else { return }
    if let content {
      follow(from: content.counted, to: position.counted, &update)
    }
    settle(at: position, &update)
  }

  /// Updates the header for content that was moved without being scrolled.
  mutating func layOut(_ freeHeight: Double, _ bottomFreeHeight: Double, _ update: inout Update) {
    guard let position = position(freeHeight, bottomFreeHeight) else { return }
    if let content, abs(content.freeHeight - position.freeHeight) > Tolerance.pixel {
      animation?.leaveContent()
    }
    settle(at: position, &update)
  }

  func position(_ freeHeight: Double, _ bottomFreeHeight: Double) -> ContentPosition? {
    ContentPosition(
      freeHeight: freeHeight, bottomFreeHeight: bottomFreeHeight, maximum: stack.maximumHeight)
  }

  private mutating func settle(at position: ContentPosition, _ update: inout Update) {
    content = position
    restoredState = nil
    if closeGap() { update.layoutChanged = true }
  }

  private mutating func follow(from previous: Double, to counted: Double, _ update: inout Update) {
    let distance = counted - previous
    guard abs(distance) > Tolerance.sum else { return }
    animation = nil
    let changed =
      distance < 0
      ? moveUp(by: -distance, overlap: stack.visibleHeight - previous)
      : moveDown(by: distance, overlap: stack.visibleHeight - previous)
    if changed { update.layoutChanged = true }
  }

  /// Collapses sections. Over covered content, they collapse only after the threshold.
  private mutating func moveUp(by distance: Double, overlap: Double) -> Bool {
    threshold.turn(.up, threshold: configuration.hideThreshold)
    var rest = distance
    if overlap > configuration.tolerance { rest -= threshold.use(upTo: rest) }
    return stack.collapse(by: rest)
  }

  /// Expands the sections that return at once, after the threshold.
  private mutating func moveDown(by distance: Double, overlap: Double) -> Bool {
    threshold.turn(.down, threshold: configuration.revealThreshold)
    var rest = distance
    if overlap > configuration.tolerance { rest -= threshold.use(upTo: min(rest, overlap)) }
    return threshold.left > 0 ? false : stack.expand(by: rest, completely: false)
  }

  /// Expands sections until they fill the room above the content. Returns whether a visible height changed.
  @discardableResult mutating func closeGap() -> Bool {
    guard let content, stack.visibleHeight < content.counted else { return false }
    return stack.expand(by: content.counted - stack.visibleHeight, completely: true)
  }

  /// Returns whether the content is at a position that the header has counted, except for a rounding error, without a gap above.
  func hasContent(at freeHeight: Double, _ bottomFreeHeight: Double) -> Bool {
    guard let content, content.counted - stack.visibleHeight <= Tolerance.sum else { return false }
    return abs(content.freeHeight - freeHeight) <= Tolerance.sum
      && abs(content.bottomFreeHeight - bottomFreeHeight) <= Tolerance.sum
  }

  /// A Boolean value that indicates whether the header's lower edge is at the content's top edge.
  var touchesContent: Bool {
    guard let content else { return false }
    return abs(stack.visibleHeight - content.counted) <= configuration.tolerance
  }
}
