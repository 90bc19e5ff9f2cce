/// Moves of the content that are not scrolling: those of the header itself, of the system, and of other code.
extension MaterialHeader {
  /// Records that other code, or the header, moved the content to the offset of `scroll`.
  mutating func contentWasRepositioned(_ scroll: ScrollMetrics) {
    if previous.offset != nil { previous.moved(to: boundedOffset(scroll), scroll) }
  }

  /// Records that the system moved the content because of what the header wrote.
  mutating func contentWasMoved(from former: Double, to after: ScrollMetrics) {
    if let offset = previous.offset { previous.moved(to: offset + boundedOffset(after) - former, after) }
  }

  /// Updates the last offset when a list moves its content by itself, or another header moves it.
  mutating func followList(_ scroll: ScrollMetrics) {
    let move = scroll.layoutMove(since: previous.scroll.contentShift)
    if let offset = previous.offset { previous.moved(to: offset + move, scroll) }
  }

  /// Updates the last offset when the system's part of the inset changes, as when the status bar is shown or hidden. If the
  /// content moved by exactly that length, the system moved it.
  mutating func followSystemInset(_ scroll: ScrollMetrics) {
    let change = scroll.systemInsetTop - previous.scroll.systemInsetTop
    guard change != 0, !scroll.isHeld, let former = previous.offset else { return }
    let offset = boundedOffset(scroll)
    if abs(offset - former + change) < Tolerance.length { previous.offset = offset }
  }

  /// Follows changed sizes. Where the moves of a list aren't known, a move by the very length by which the content grew is a list's
  /// correction of an estimated height. A move that comes with another view size belongs to a rotation, and the system moves
  /// content that a shorter content size or bottom inset leaves past its end. None of them is scrolling. See
  /// `Documentation/Behavior/FlexibleHeader.md#estimated-heights`.
  mutating func followSizes(_ scroll: ScrollMetrics) {
    guard let offset = previous.offset.map({ min($0, scroll.endOffset) }) else { return }
    let bounded = boundedOffset(scroll)
    let former = previous.scroll
    // Content that a finger holds beyond its end isn't scrolled when the end moves.
    previous.offset = scroll.offset == former.offset ? bounded : offset
    // Content that was beyond its former end, to which the offset was bounded. Content that fits is always beyond its end.
    let wasScrollable = former.endOffset > -scroll.adjustedInsetTop
    if wasScrollable, scroll.endOffset > former.endOffset, offset >= former.endOffset, !scroll.isHeld {
      previous.offset = max(offset, bounded)
    }
    let growth = scroll.contentHeight - former.contentHeight
    let isResized = scroll.viewHeight != former.viewHeight && !scroll.isHeld
    // Scroll views round offsets to pixels.
    let isCorrection = !scroll.countsListMoves && growth != 0
    if isResized || (isCorrection && abs(bounded - offset - growth) < Tolerance.pixel) {
      previous.offset = bounded
    }
  }

  /// Returns the offset at which content that began at the bottom edge of the header begins there again, after the smallest
  /// height became greater than the height that the content leaves free; `nil` if it stays.
  func offsetBelowGrownHeader(_ scroll: ScrollMetrics) -> Double? {
    guard configuration.correctsOriginalBehavior, let layout, shift.accumulator == 0, !scroll.isMoving else {
      return nil
    }
    let (free, least) = (freeHeight(scroll), configuration.heights.least)
    guard least > free, abs(layout.height - free) <= ShiftRules.smallestOverlap else { return nil }
    return -(least + rawInsetTop(scroll))
  }

  /// Returns whether other code showed or hid the status bar since the last layout. Several inset updates may occur in between,
  /// because the scroll view and the header are notified one after the other.
  func statusBarChanged(isHidden: Bool) -> Bool {
    guard let lastStatusBarHidden, !configuration.infersTopSafeArea else { return false }
    return lastStatusBarHidden != isHidden
  }

  /// Returns the offset that undoes the first move of a table that the header just switched to, if that move is the
  /// system's: a table view that enters a window moves its content by the safe area.
  mutating func offsetUndoingTableNudge(_ scroll: ScrollMetrics) -> Double? {
    awaitsTableNudge = false
    let safeArea = configuration.heights.safeArea
    if let offset = previous.offset, safeArea > 0,
      abs(abs(boundedOffset(scroll) - offset) - safeArea) < Tolerance.length
    {
      return offset
    }
    previous.offset = nil
    return nil
  }

  /// Returns the offset at which VoiceOver may keep content that contains the header, or `nil` if the offset is valid.
  ///
  /// VoiceOver scrolls to the elements that it reads and would move the header along. The offset is a whole number, because
  /// UIKit rounds other offsets and would request the same offset again.
  func offsetForVoiceOver(_ scroll: ScrollMetrics) -> Double? {
    guard scroll.containsHeader else { return nil }
    let top = -(configuration.heights.greatest + rawInsetTop(scroll))
    // Content that the system rounds to a pixel is at its top. Moved from there, it would bounce back endlessly.
    let least = configuration.correctsOriginalBehavior ? top - Tolerance.pixel : top.rounded(.up)
    return scroll.offset < least ? top.rounded(.up) : nil
  }
}
