import HeaderEngine

/// What a connection knows of its scroll view, and what of it the clients haven't been informed of.
struct ScrollRecord {
  /// The scroll view as it was read last.
  private(set) var last: ScrollReading
  /// A Boolean value that indicates whether the offset changed since the last movement was delivered.
  private(set) var hasMoved = false
  /// A Boolean value that indicates whether the touch state changed since then.
  private var hasOtherTouch = false
  /// A Boolean value that indicates whether there were other surroundings than those that all clients know. One client may have
  /// read those, and they may have gone again.
  private(set) var hasOtherSurroundings = false
  /// The surroundings that all clients know.
  private var surroundings: ScrollSurroundings
  /// A Boolean value that determines whether movements count as a list's own, and not as scrolling.
  var isMovedByList = false

  init(_ reading: ScrollReading) {
    last = reading
    surroundings = reading.surroundings
  }

  // MARK: - Reading

  /// Stores the offset, and adds up the moves of a list.
  @inline(__always) mutating func note(offset: Double) {
    guard offset != last.offset else { return }
    hasMoved = true
    if isMovedByList { last.contentShift += offset - last.offset }
    last.offset = offset
  }

  mutating func note(contentHeight: Double) { last.contentHeight = contentHeight }

  /// Stores a reading. If `isWritten`, a client wrote what changed, so that nothing else moved the content.
  mutating func note(_ reading: ScrollReading, isWritten: Bool) {
    if isWritten { last.offset = reading.offset } else { note(offset: reading.offset) }
    if reading.flags != last.flags { hasOtherTouch = true }
    let contentShift = last.contentShift
    last = reading
    last.contentShift = contentShift
    if reading.surroundings.differ(from: surroundings) { hasOtherSurroundings = true }
  }

  /// The scroll view left the window, or returned to one. Until it has a safe area there, what the system added before counts.
  mutating func awaitSafeArea() { if last.wasShown { last.isAway = true } }

  /// The scroll view has the safe area of the window to which it returned.
  mutating func endAwaitingSafeArea() { last.isAway = false }

  /// Stores the insets that a client is about to write.
  mutating func willWrite(_ insets: ScrollInsets) {
    if last.isAway {
      last.adjustedTop += insets.top - last.insets.top
      last.adjustedBottom += insets.bottom - last.insets.bottom
    }
    last.insets = insets
  }

  // MARK: - Informing

  /// What the clients are informed of when the content moves.
  enum Movement { case none, touch, offset }

  /// Returns what the clients have to be informed of. They are about to be.
  mutating func deliverMovement() -> Movement {
    defer { (hasMoved, hasOtherTouch) = (false, false) }
    return hasMoved ? .offset : hasOtherTouch ? .touch : .none
  }

  /// Returns whether the clients have to be informed of other surroundings. They are about to be.
  mutating func deliverSurroundings() -> Bool {
    guard hasOtherSurroundings else { return false }
    hasOtherSurroundings = false
    surroundings = last.surroundings
    return true
  }
}
