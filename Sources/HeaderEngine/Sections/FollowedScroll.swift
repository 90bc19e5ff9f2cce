/// The scroll view as a sectioned header found it at the last event, to tell scrolling from layout.
struct FollowedScroll: Sendable {
  /// The time between two frames, in seconds. Moves without a finger that are closer together belong to the same frame.
  private static let frames = 0.004...0.1
  /// The number of consecutive frames with moves, in addition to the first one, that make an animated scroll.
  private static let framesOfAnimation = 2

  private var last = ScrollMetrics()
  /// A Boolean value that indicates whether the header's needs don't fit the last event: their write made the system move the
  /// content, which ended the room for a refresh control.
  var isOutdated = false
  /// The distance of the last move by scrolling, in points.
  private var step = 0.0
  /// When the content was moved last without a finger, and how many frames in a row it was.
  private var lastFreeMove = -1.0
  private var freeFrames = 0
  /// The time since the last event, or `nil` if it doesn't count.
  private(set) var restTimer: RestTimer?

  var offset: Double { last.offset }
  var viewHeight: Double { last.viewHeight }

  mutating func remember(_ scroll: ScrollMetrics) {
    // A scroll to the top ends there. The next write of the offset isn't its next frame.
    if scroll.restsAtTop { forgetFrames() }
    step = scroll.offset - offset - scroll.layoutMove(since: last.contentShift)
    last = scroll
    isOutdated = false
  }

  /// Records the position of content that was scrolled under collapsed sections.
  mutating func pass(to offset: Double, step: Double) {
    last.offset = offset
    self.step = step
  }

  /// Returns whether only the offset changed since the last event.
  func isScrolledOnly(_ scroll: ScrollMetrics) -> Bool {
    !isOutdated && last.contentHeight == scroll.contentHeight && last.contentShift == scroll.contentShift
      && last.viewHeight == scroll.viewHeight
      && isSame(last.contentInsetTop, scroll.contentInsetTop)
      && isSame(last.contentInsetBottom, scroll.contentInsetBottom)
      && isSame(last.adjustedInsetTop, scroll.adjustedInsetTop)
      && isSame(last.adjustedInsetBottom, scroll.adjustedInsetBottom)
  }

  // An inset of which a part is withheld carries a rounding error.
  private func isSame(_ inset: Double, _ other: Double) -> Bool { abs(inset - other) <= Tolerance.sum }

  /// Returns the offset to which layout moved the content before it was scrolled.
  ///
  /// If the move of a list isn't known, the change of the content's height may have moved the content by the same distance,
  /// because rows above got their final heights. Of both explanations, the one with the smoother scroll is used.
  func offsetAfterLayout(_ scroll: ScrollMetrics) -> Double {
    let offset = offset + scroll.layoutMove(since: last.contentShift)
    if scroll.countsListMoves { return offset }
    let growth = scroll.contentHeight - last.contentHeight
    let move = scroll.offset - offset
    return abs(move - growth - step) < abs(move - step) ? offset + growth : offset
  }

  // MARK: - Movement

  /// Returns whether the user, a deceleration, or an animated scroll moves the content. Call this method once per event.
  mutating func isScrolling(_ scroll: ScrollMetrics, at moment: SectionedScroll.Moment) -> Bool {
    if scroll.isMoving || moment.isScrollAnimated == true { return true }
    // An animated scroll continues while insets change, for example those below a large title.
    guard freeFrames >= Self.framesOfAnimation || isScrolledOnly(scroll) else {
      freeFrames = 0
      return false
    }
    // A write of the offset by code moves the content once. An animated scroll moves it in each frame.
    let pause = moment.time - lastFreeMove
    guard pause >= Self.frames.lowerBound else { return freeFrames >= Self.framesOfAnimation }
    lastFreeMove = moment.time
    freeFrames = Self.frames.contains(pause) ? freeFrames + 1 : 0
    return freeFrames >= Self.framesOfAnimation
  }

  /// Returns whether an animated scroll moves the content. Writing the offset would end it.
  func isAnimated(at moment: SectionedScroll.Moment) -> Bool {
    let isMoved = freeFrames >= Self.framesOfAnimation && moment.time - lastFreeMove <= Self.frames.upperBound
    return isMoved || moment.isScrollAnimated == true
  }

  // MARK: - Rest

  mutating func watch() { restTimer = RestTimer() }

  /// Handles the rest of the content. A later write of the offset isn't a part of the movement before.
  mutating func stopWatching() {
    restTimer = nil
    forgetFrames()
  }

  private mutating func forgetFrames() {
    freeFrames = 0
    lastFreeMove = -1
  }

  /// Advances the timer by the given time, in seconds, and returns whether the content is at rest.
  mutating func waits(_ seconds: Double, isMoving: Bool) -> Bool {
    guard restTimer?.isOver(after: seconds, isMoving: isMoving) == true else { return false }
    restTimer = nil
    return true
  }
}
