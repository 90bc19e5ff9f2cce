/// The shift of a header off the screen: an accumulator of scrolled distance, and the intent of the user. See
/// `Documentation/Behavior/FlexibleHeader.md#shifting`.
@usableFromInline
struct HeaderShift: Equatable, Sendable {
  /// The distance of a drag in one direction beyond which it sets the intent, in points.
  static let slop = 5.0
  /// The fraction of the greatest shift from which on a header that comes to rest half way leaves.
  static let hidingFraction = 0.75
  /// The overlap up to which a header doesn't cover content, in points.
  static let smallestOverlap = 0.5

  /// The accumulated shift, in points: at least 0, and greater than the visible shift by up to the anchor length.
  var accumulator = 0.0
  /// A Boolean value that indicates whether a drag or a command moves the header off the screen.
  var wantsToBeHidden = false
  /// A Boolean value that indicates whether the shift animation runs.
  @usableFromInline var isAnimating = false
  /// A Boolean value that indicates whether a command hid the header and scrolling hasn't closed the gap below it since. Only
  /// such a header may leave a gap above content at its top.
  var isCommanded = false
  /// The bounded offset that the next move is measured from, or `nil` before the first event of a scroll view.
  var previousOffset: Double?

  private var runningSum = 0.0
  private var isCoasting = false

  /// Forgets the scroll view. Shift, intent, and animation stay.
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
  @inline(__always)
  mutating func scroll(to position: Position, limits: ShiftLimits, accumulates: Bool) {
    if position.isTracking, !limits.keepsAnimating {
      isAnimating = false
      isCoasting = false
    }
    defer { previousOffset = position.boundedOffset }
    guard accumulates, let previousOffset else { return }
    let move = position.boundedOffset - previousOffset
    sum(move)
    if position.isTracking { noteWish(canShift: limits.canShift) }
    guard !isAnimating, !position.isPulledPastEnd else { return closeGap(above: position.freeHeight, limits) }
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
    // The gap that a command left shrinks as the content moves up. Once it is gone, scrolling leaves no other one.
    if isCommanded, accumulator <= max(0, least - freeHeight) { isCommanded = false }
    closeGap(above: freeHeight, limits)
  }

  // MARK: - Content at its top

  /// Returns the greatest visible shift that leaves no gap above content, in points. A command may leave one.
  @inline(__always)
  func reach(freeHeight: Double, _ limits: ShiftLimits) -> Double {
    guard limits.followsContent, !isCommanded, freeHeight > 0 else { return limits.greatestShift }
    return min(limits.greatestShift, max(0, limits.leastHeight - freeHeight))
  }

  /// Brings the header down to content that begins below it.
  @inline(__always)
  mutating func closeGap(above freeHeight: Double, _ limits: ShiftLimits) {
    guard limits.followsContent, !isCommanded, freeHeight > 0 else { return }
    accumulator = min(accumulator, reach(freeHeight: freeHeight, limits))
  }

  /// Handles the end of a drag. The content continues to move if `willDecelerate`.
  mutating func endDragging(willDecelerate: Bool, overlap: Double, limits: ShiftLimits) {
    isCoasting = willDecelerate
    if !limits.canShift { wantsToBeHidden = false }
    if !willDecelerate, isPartlyShifted(overlap: overlap, limits: limits) { isAnimating = true }
  }

  /// Begins to follow content that a drag set in motion before. The header settles when the motion ends.
  mutating func joinDeceleration() { isCoasting = true }

  /// Handles the end of deceleration. It counts only if a drag caused the deceleration and no finger touched the content
  /// since: UIKit also reports it when a finger stops the content.
  mutating func endDecelerating(overlap: Double, limits: ShiftLimits) {
    guard isCoasting else { return }
    isCoasting = false
    settle(overlap: overlap, limits: limits)
  }

  /// Starts the animation of a header that is half way when the content comes to rest by itself.
  mutating func settle(overlap: Double, limits: ShiftLimits) {
    guard isPartlyShifted(overlap: overlap, limits: limits) else { return }
    wantsToBeHidden = accumulator >= Self.hidingFraction * limits.greatestShift
    isAnimating = true
  }

  /// Hides or shows the header: at once, or by the animation that `advance` drives.
  mutating func command(hide: Bool, animated: Bool, limits: ShiftLimits) {
    wantsToBeHidden = hide
    isCommanded = hide
    runningSum = 0
    if animated {
      isAnimating = true
    } else {
      accumulator = hide ? limits.greatestShift : 0
    }
  }

  /// Reduces the visible shift by a length in points.
  mutating func comeBack(by length: Double, _ limits: ShiftLimits) {
    accumulator = max(0, min(accumulator, limits.greatestShift) - length)
  }

  private func isPartlyShifted(overlap: Double, limits: ShiftLimits) -> Bool {
    overlap > Self.smallestOverlap && accumulator > 0 && accumulator < limits.greatestShift
  }

  /// Keeps a header that is off-screen there, and one that ends where the content begins at the content, when the limits
  /// change, for example during a rotation.
  ///
  /// - Parameters:
  ///   - layout: The last layout, or `nil` before the first one.
  ///   - freeHeight: The height that the content leaves free above itself, or `nil` without a scroll view.
  ///   - limits: How far the header may shift now.
  mutating func adapt(from layout: MaterialLayout?, freeHeight: Double?, _ limits: ShiftLimits) {
    guard !isAnimating else { return }
    if limits.ignoresTouches {
      if wantsToBeHidden { accumulator = limits.greatestShift }
    } else if limits.staysOnScreen {
      accumulator = 0
      wantsToBeHidden = false
    } else if let layout, layout.greatestShift > 0,
      accumulator >= layout.greatestShift - MaterialHeader.rounding
    {
      accumulator += limits.greatestShift - layout.greatestShift
    } else if let layout, let freeHeight, accumulator > 0, layout.leastHeight != limits.leastHeight,
      abs(layout.top + layout.height - freeHeight) <= Self.smallestOverlap
    {
      accumulator = min(limits.greatestShift, max(0, limits.leastHeight - freeHeight))
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
