/// The shift of a header off the screen: an accumulator of scrolled distance, and the intent of the user. See
/// `Documentation/Behavior/FlexibleHeader.md#shifting`.
struct HeaderShift: Equatable {
  /// How far a drag must run one way before it counts as a wish, in points.
  static let slop = 5.0
  /// Where a header that comes to rest half way still decides to leave, as a fraction of the whole shift.
  static let hidingFraction = 0.75
  /// A header whose bottom edge lies less than this below the content's edge counts as gone, in points.
  static let smallestOverlap = 0.5

  /// How far the header is shifted up, ≥ 0; exceeds the visible shift by up to the anchor length. Points.
  var accumulator = 0.0
  /// The header was dragged, or told, off the screen.
  var wantsToBeHidden = false
  /// The header moves by itself towards what it wants.
  var isAnimating = false
  /// The bounded offset that the next move is measured from; nil before the first event of a scroll view.
  var previousOffset: Double?

  private var runningSum = 0.0
  private var isCoasting = false

  /// Forgets the scroll view that was followed so far; where the header is and wants to be stays.
  mutating func forgetScrollView() {
    previousOffset = nil
    runningSum = 0
  }

  /// The position of the content at a scroll event.
  struct Position {
    /// The content offset, without the rubber band below the content's end.
    var boundedOffset: Double
    /// The height that the content leaves free above itself, in points; negative once it has passed the top.
    var freeHeight: Double
    /// A Boolean value that indicates whether a finger touches the scroll view.
    var isTracking: Bool
    /// A Boolean value that indicates whether the content is pulled past its lower end.
    var isPulledPastEnd: Bool
  }

  /// Follows the content to a new position. See `Documentation/Behavior/FlexibleHeader.md#shifting`.
  ///
  /// - Parameters:
  ///   - position: The new position of the content.
  ///   - limits: How far the header may shift now.
  ///   - accumulates: Whether the move shifts the header. If `false`, only the position is recorded.
  mutating func scroll(to position: Position, limits: ShiftLimits, accumulates: Bool) {
    if position.isTracking, !limits.ignoresTouches {
      isAnimating = false
      isCoasting = false
    }
    defer { previousOffset = position.boundedOffset }
    guard accumulates, let previousOffset else { return }
    let move = position.boundedOffset - previousOffset
    sum(move)
    if position.isTracking { noteWish(canShift: limits.canShift) }
    guard !isAnimating, !position.isPulledPastEnd else { return }
    accumulate(move, freeHeight: position.freeHeight, limits: limits)
  }

  private mutating func sum(_ move: Double) {
    guard move != 0 else { return }
    let turned = (move > 0) != (runningSum > 0)
    runningSum = turned ? move : runningSum + move
  }

  private mutating func noteWish(canShift: Bool) {
    if runningSum > Self.slop {
      if canShift { wantsToBeHidden = true }
    } else if runningSum < -Self.slop {
      wantsToBeHidden = false
    }
  }

  @inline(__always)
  private mutating func accumulate(_ move: Double, freeHeight: Double, limits: ShiftLimits) {
    let least = limits.leastHeight
    var move = move
    if !limits.canShift { move = min(0, move) }
    if limits.isScrubbed { move = max(0, move) }
    // Only the part of a move beyond the boundary between collapsing and shifting shifts the header.
    let previousFreeHeight = freeHeight + move
    if freeHeight < least, least < previousFreeHeight {
      move = least - freeHeight
    } else if previousFreeHeight < least, least < freeHeight {
      move = previousFreeHeight - least
    }
    let upper: Double
    if freeHeight < 0 {
      upper = limits.greatestShift + limits.anchorLength
    } else {
      upper = freeHeight < least ? limits.greatestShift : 0
    }
    accumulator = min(upper, max(0, min(upper, accumulator) + move))
  }

  /// The finger left; the content goes on by itself if `willDecelerate`.
  mutating func endDragging(willDecelerate: Bool, overlap: Double, limits: ShiftLimits) {
    isCoasting = willDecelerate
    if !limits.canShift { wantsToBeHidden = false }
    if !willDecelerate, isPartlyShifted(overlap: overlap, limits: limits) { isAnimating = true }
  }

  /// The content came to rest. Only counts for the drag that set it coasting: UIKit also says so when a finger
  /// stopped the content.
  mutating func endDecelerating(overlap: Double, limits: ShiftLimits) {
    guard isCoasting else { return }
    isCoasting = false
    settle(overlap: overlap, limits: limits)
  }

  /// The content comes to rest without a finger's doing: no header stays half way.
  mutating func settle(overlap: Double, limits: ShiftLimits) {
    guard isPartlyShifted(overlap: overlap, limits: limits) else { return }
    wantsToBeHidden = accumulator >= Self.hidingFraction * limits.greatestShift
    isAnimating = true
  }

  /// Moves to where the header should be: at once, or by the animation that `advance(by:limits:)` drives.
  mutating func command(hide: Bool, animated: Bool, limits: ShiftLimits) {
    wantsToBeHidden = hide
    runningSum = 0
    if animated {
      isAnimating = true
    } else {
      accumulator = hide ? limits.greatestShift : 0
    }
  }

  private func isPartlyShifted(overlap: Double, limits: ShiftLimits) -> Bool {
    overlap > Self.smallestOverlap && accumulator > 0 && accumulator < limits.greatestShift
  }

  /// Keeps a header that is off-screen there when the greatest shift changes, for example during a rotation.
  mutating func keepOffscreen(from last: Double?, _ limits: ShiftLimits) {
    guard !isAnimating else { return }
    if limits.ignoresTouches {
      if wantsToBeHidden { accumulator = limits.greatestShift }
    } else if limits.staysOnScreen {
      accumulator = 0
      wantsToBeHidden = false
    } else if let last, last > 0, accumulator >= last {
      accumulator += limits.greatestShift - last
    }
  }

  /// Returns the visible shift at which the header comes to rest, in points.
  func restingShift(_ limits: ShiftLimits) -> Double {
    guard isAnimating else { return min(limits.greatestShift, accumulator) }
    return wantsToBeHidden ? limits.greatestShift : 0
  }

  /// Returns whether the header is off-screen, not merely on its way there.
  func isFullyShifted(overlap: Double, limits: ShiftLimits) -> Bool {
    overlap > Self.smallestOverlap && accumulator > 0 && accumulator >= limits.greatestShift
  }
}
