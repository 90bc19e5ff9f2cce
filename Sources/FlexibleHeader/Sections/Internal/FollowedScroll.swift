import HeaderEngine
import UIKit

/// What a sectioned header remembers of its scroll view from event to event, to tell scrolling from layout.
struct FollowedScroll {
  /// Seconds between two frames: moves without a finger that come closer together belong to the same frame.
  private static let frames = 0.004...0.1
  /// Moves in this many frames in a row, beside the first one, are an animated scroll.
  private static let framesOfAnimation = 2

  private(set) var offset = 0.0
  private(set) var viewHeight = 0.0
  /// The last move of the content by scrolling, in points.
  private var step = 0.0
  private var contentHeight = 0.0
  private var contentShift: Double?
  private var insets = (top: 0.0, bottom: 0.0, adjustedTop: 0.0, adjustedBottom: 0.0)
  /// When the content was moved last without a finger, and how many frames in a row it was.
  private var lastFreeMove = -1.0
  private var freeFrames = 0
  /// The time since the last event, or `nil` if it doesn't count.
  private(set) var restTimer: RestTimer?

  mutating func remember(_ scroll: ScrollMetrics) {
    // A scroll to the top ends there. What is set next isn't its next frame.
    if abs(scroll.offset + scroll.adjustedInsetTop) <= Tolerance.pixel { forgetFrames() }
    step = scroll.offset - offset - scroll.layoutMove(since: contentShift)
    offset = scroll.offset
    contentShift = scroll.contentShift
    viewHeight = scroll.viewHeight
    contentHeight = scroll.contentHeight
    rememberInsets(scroll)
  }

  /// Remembers where content is that was scrolled under collapsed sections.
  mutating func pass(to offset: Double, step: Double) {
    self.offset = offset
    self.step = step
  }

  /// Remembers insets that the header itself changed.
  mutating func rememberInsets(_ scroll: ScrollMetrics) {
    insets = (
      scroll.contentInsetTop, scroll.contentInsetBottom, scroll.adjustedInsetTop, scroll.adjustedInsetBottom
    )
  }

  /// Returns whether nothing but the offset changed since the last event.
  func isScrolledOnly(_ scroll: ScrollMetrics) -> Bool {
    contentHeight == scroll.contentHeight && contentShift == scroll.contentShift
      && viewHeight == scroll.viewHeight
      && isSame(insets.top, scroll.contentInsetTop) && isSame(insets.bottom, scroll.contentInsetBottom)
      && isSame(insets.adjustedTop, scroll.adjustedInsetTop)
      && isSame(insets.adjustedBottom, scroll.adjustedInsetBottom)
  }

  // An inset of which a part is withheld carries a rounding error.
  private func isSame(_ inset: Double, _ other: Double) -> Bool { abs(inset - other) <= Tolerance.sum }

  /// Returns the offset to which layout moved the content before it was scrolled.
  ///
  /// If that isn't known, rows above that got their final heights may have moved the content by as much. The explanation that
  /// leaves the smoother scroll counts.
  func offsetAfterLayout(_ scroll: ScrollMetrics) -> Double {
    if scroll.contentShift != nil, contentShift != nil {
      return offset + scroll.layoutMove(since: contentShift)
    }
    let growth = scroll.contentHeight - contentHeight
    let move = scroll.offset - offset
    return abs(move - growth - step) < abs(move - step) ? offset + growth : offset
  }

  // MARK: - Movement

  /// Returns whether a finger, deceleration or an animated scroll moves the content. Ask once an event.
  @MainActor mutating func isScrolling(_ scrollView: UIScrollView, _ scroll: ScrollMetrics) -> Bool {
    if scroll.isMoving { return true }
    if scrollView.isScrollAnimated == true { return true }
    // An animated scroll goes on while insets change, for example those below a large title.
    guard freeFrames >= Self.framesOfAnimation || isScrolledOnly(scroll) else {
      freeFrames = 0
      return false
    }
    // An offset that is set once comes alone; an animated scroll moves the content with each frame.
    let now = CACurrentMediaTime()
    let pause = now - lastFreeMove
    guard pause >= Self.frames.lowerBound else { return freeFrames >= Self.framesOfAnimation }
    lastFreeMove = now
    freeFrames = Self.frames.contains(pause) ? freeFrames + 1 : 0
    return freeFrames >= Self.framesOfAnimation
  }

  /// Returns whether an animated scroll moves the content. A write of the offset would end it.
  @MainActor func isAnimated(_ scrollView: UIScrollView) -> Bool {
    if scrollView.isScrollAnimated == true { return true }
    let pause = CACurrentMediaTime() - lastFreeMove
    return freeFrames >= Self.framesOfAnimation && pause <= Self.frames.upperBound
  }

  // MARK: - Rest

  mutating func watch() { restTimer = RestTimer() }

  /// The content came to rest. An offset that is set afterward isn't a part of the movement before.
  mutating func stopWatching() {
    restTimer = nil
    forgetFrames()
  }

  private mutating func forgetFrames() {
    freeFrames = 0
    lastFreeMove = -1
  }

  /// Lets time pass, and returns whether the content is at rest.
  mutating func waits(_ seconds: Double, isMoving: Bool) -> Bool {
    guard restTimer?.isOver(after: seconds, isMoving: isMoving) == true else { return false }
    restTimer = nil
    return true
  }
}
