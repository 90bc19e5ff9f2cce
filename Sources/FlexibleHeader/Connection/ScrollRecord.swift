import HeaderEngine

/// The state of the scroll view that its connection has read, and the parts of it that weren't delivered to the clients.
struct ScrollRecord {
  /// The scroll view as it was read last.
  private(set) var last: ScrollReading
  /// A Boolean value that indicates whether the offset changed since the last movement was delivered.
  private(set) var hasMoved = false
  /// A Boolean value that indicates whether the touch state changed since then.
  private var hasOtherTouch = false
  /// A Boolean value that indicates whether the surroundings differed from those that all clients received. One client may have
  /// read them even if they were restored since.
  private(set) var hasOtherSurroundings = false
  /// The surroundings that all clients received.
  private var surroundings: ScrollSurroundings
  /// A Boolean value that determines whether movements count as a list's own, and not as scrolling.
  var isMovedByList = false
  /// The width for which a list laid out its rows, in points.
  private(set) var widthOfRows: Double

  init(_ reading: ScrollReading) {
    last = reading
    widthOfRows = reading.viewWidth
    surroundings = reading.surroundings
  }

  // MARK: - Reading

  /// Stores the offset, and adds a list's own moves to their sum.
  @inline(__always) mutating func note(offset: Double) {
    guard offset != last.offset else { return }
    hasMoved = true
    if isMovedByList { last.contentShift += offset - last.offset }
    last.offset = offset
  }

  mutating func note(contentHeight: Double) { last.contentHeight = contentHeight }

  mutating func note(widthOfRows: Double) { self.widthOfRows = widthOfRows }

  /// Stores a reading. If `isWritten` is `true`, a client wrote the changes, so nothing else moved the content.
  mutating func note(_ reading: ScrollReading, isWritten: Bool) {
    if isWritten { last.offset = reading.offset } else { note(offset: reading.offset) }
    if reading.flags != last.flags { hasOtherTouch = true }
    let contentShift = last.contentShift
    last = reading
    last.contentShift = contentShift
    if reading.surroundings.differ(from: surroundings) { hasOtherSurroundings = true }
  }

  /// Handles a scroll view that left the window, or returned to one. Until it has a safe area there, the former system insets
  /// count.
  mutating func awaitSafeArea() { if last.wasShown { last.isAway = true } }

  /// Handles the arrival of the safe area in the window to which the scroll view returned.
  mutating func endAwaitingSafeArea() { last.isAway = false }

  /// Stores the insets that a client is about to write.
  mutating func willWrite(_ insets: ScrollInsets) {
    if last.isAway {
      last.adjustedTop += insets.top - last.insets.top
      last.adjustedBottom += insets.bottom - last.insets.bottom
    }
    last.insets = insets
  }

  // MARK: - Delivering

  /// The part of a movement that the clients receive.
  enum Movement { case none, touch, offset }

  /// Returns what to deliver to the clients, and marks it as delivered.
  mutating func deliverMovement() -> Movement {
    defer { (hasMoved, hasOtherTouch) = (false, false) }
    return hasMoved ? .offset : hasOtherTouch ? .touch : .none
  }

  /// Returns whether changed surroundings have to be delivered to the clients, and marks them as delivered.
  mutating func deliverSurroundings() -> Bool {
    guard hasOtherSurroundings else { return false }
    hasOtherSurroundings = false
    surroundings = last.surroundings
    return true
  }
}
