/// The shift of a header off the screen, as five rules. See `Documentation/Behavior/FlexibleHeader.md#shifting`.
///
/// 1. The height follows from the free height (`ContentGeometry`).
/// 2. Scrolling moves the header through the reserve, the shift, and the height, in this order.
/// 3. Only a command may leave a gap above content.
/// 4. A change without a scroll, such as other heights or insets, keeps the header's relation to the content: one that is
///    off-screen stays off-screen with the same reserve, one that ends at the content still ends there, and any other stays
///    in place. So a change never covers content at rest, and the way back needs no memory. While a finger or a
///    deceleration moves the content, a header in place stays in place.
/// 5. At rest a header is in place, at the content, or off-screen.
///
/// The original follows rules 1 and 2, and rule 5 at the end of a drag: see `ShiftPolicy`.
@usableFromInline
struct ShiftRules: Equatable, Sendable {
  /// The distance of a drag in one direction beyond which it sets the intent, in points.
  static let slop = 5.0
  /// The fraction of the greatest shift from which on a partly shifted header that comes to rest moves off-screen.
  static let hidingFraction = 0.75
  /// The overlap up to which a header doesn't cover content, in points.
  static let smallestOverlap = 0.5
  /// The share of the remaining distance that the animation covers in a second, before it is clamped.
  static let settlingRate = 12.0
  /// The distance within which the animation has arrived, in points.
  static let settlingDistance = 0.1

  /// The accumulated shift, in points: at least 0, and greater than the visible shift by up to the reserve.
  var accumulator = 0.0
  /// A Boolean value that indicates whether a drag or a command moves the header off the screen.
  var wantsToBeHidden = false
  /// A Boolean value that indicates whether the shift animation runs.
  @usableFromInline var isAnimating = false
  /// A Boolean value that indicates whether a command hid the header and scrolling hasn't closed the gap below it since.
  var isHeld = false

  private var run = 0.0
  private var isCoasting = false

  // MARK: - Rule 2

  /// Updates the shift for content that was scrolled by `distance` points, or `nil` at the first event of a scroll view.
  @inline(__always)
  mutating func scroll(by distance: Double?, _ now: ShiftSituation) {
    if now.isDragged, now.policy.stopsAtDrag {
      if isAnimating, !wantsToBeHidden { isHeld = false }
      isAnimating = false
      isCoasting = false
    }
    guard now.policy.followsScrolling, let distance else { return }
    if distance != 0 { run = (distance > 0) == (run > 0) ? run + distance : distance }
    if now.isDragged { noteWish(canShift: now.limits.canShift) }
    // An event without a movement keeps the relation to the content. Content that fits can be pulled without a movement.
    let isScrolled = distance != 0 || now.isMoving || !now.policy.keepsStance
    if isScrolled, !isAnimating, !now.isPulledPastEnd { accumulate(distance, now) }
    closeGap(now)
  }

  private mutating func noteWish(canShift: Bool) {
    if run > Self.slop {
      if canShift { wantsToBeHidden = true }
    } else if run < -Self.slop {
      wantsToBeHidden = false
    }
  }

  @inline(__always)
  private mutating func accumulate(_ distance: Double, _ now: ShiftSituation) {
    let (free, least) = (now.free, now.limits.leastHeight)
    var distance = distance
    if !now.limits.canShift { distance = min(0, distance) }
    if !now.mayReturn { distance = max(0, distance) }
    // Only the part of a move beyond the boundary between collapsing and shifting shifts the header.
    let before = free + distance
    if free < least, least < before {
      distance = least - free
    } else if before < least, least < free {
      distance = before - least
    }
    let upper = free < 0 ? now.range + now.limits.reserve : free < least ? now.range : 0
    accumulator = min(upper, max(0, min(upper, accumulator) + distance))
    // The gap that a command left shrinks as the content moves up. Once the gap is closed, scrolling leaves no other gap.
    if isHeld, accumulator <= max(0, least - free) { isHeld = false }
  }

  // MARK: - Rule 3

  /// Closes a gap that no command left.
  @inline(__always)
  mutating func closeGap(_ now: ShiftSituation) {
    guard now.policy.closesGaps, !isHeld, now.free > 0, !now.awaitsRows else { return }
    accumulator = min(accumulator, now.contact)
  }

  // MARK: - Rule 4

  /// Keeps the relation that the header had to the content and to the screen when it was laid out last. The content was
  /// scrolled by `distance` points since. Content that awaits its rows follows the inset, and so the header, by itself.
  mutating func keepStance(_ former: ShiftStance?, before distance: Double, _ now: ShiftSituation) {
    guard now.policy.keepsStance, !isAnimating else { return }
    if now.limits.staysOnScreen, now.policy.followsScrolling {
      accumulator = 0
      wantsToBeHidden = false
    } else if let former, former.greatestShift != now.range || former.leastHeight != now.limits.leastHeight {
      let range = former.greatestShift
      let wasHidden = wantsToBeHidden && (isHeld || !now.policy.followsScrolling)
      if range > 0 ? accumulator >= range - Tolerance.length : wasHidden {
        accumulator += now.range - range
      } else if accumulator > 0 || (!now.isMoving && now.limits.canShift), now.policy.followsScrolling,
        former.leastHeight != now.limits.leastHeight, !now.awaitsRows,
        abs(former.bottom - now.free - distance) <= Self.smallestOverlap
      {
        accumulator = min(now.range, max(0, now.limits.leastHeight - now.free - distance))
      }
    }
  }

  // MARK: - Rule 5

  /// Handles the end of a drag. The content continues to move if `willDecelerate`.
  mutating func endDragging(willDecelerate: Bool, _ now: ShiftSituation) {
    guard now.policy.settles else { return }
    isCoasting = willDecelerate
    if !now.limits.canShift { wantsToBeHidden = false }
    if !willDecelerate, isHalfway(now) { isAnimating = true }
  }

  /// Handles content that a drag may have set in motion before tracking began. The header settles when the motion ends.
  mutating func joinDeceleration(of scroll: ScrollMetrics) {
    if scroll.isDecelerating, !scroll.isTracking { isCoasting = true }
  }

  /// Handles the end of deceleration. It counts only if a drag caused the deceleration and no finger has touched the content
  /// since. UIKit also reports it when a finger stops the content.
  mutating func endDecelerating(_ now: ShiftSituation) {
    // If the user changes pages by dragging, no event reports the beginning of the deceleration.
    guard now.policy.settles, isCoasting || now.policy.settlesAlways else { return }
    isCoasting = false
    settle(now)
  }

  /// Updates the shift for a change that isn't a movement of the content.
  mutating func adapt(to now: ShiftSituation) {
    closeGap(now)
    if !now.isMoving, now.policy.settlesAlways, !isAnimating { settle(now) }
  }

  /// Starts the animation of a partly shifted header over content at rest.
  mutating func settle(_ now: ShiftSituation) {
    guard now.policy.settles, isHalfway(now), !now.awaitsRows else { return }
    // The intent of a command counts until scrolling has closed its gap.
    if !(isHeld && now.policy.settlesAlways) {
      wantsToBeHidden = accumulator >= Self.hidingFraction * now.range
    }
    isAnimating = true
  }

  private func isHalfway(_ now: ShiftSituation) -> Bool {
    let isBetween = accumulator > 0 && accumulator < now.range
    // A header that doesn't cover content ends there, unless a command left a gap.
    return isBetween
      && (now.cover - accumulator > Self.smallestOverlap || (isHeld && now.policy.settlesAlways))
  }

  // MARK: - Commands and animation

  /// Hides or shows the header, either immediately or in the animation that `advance` drives.
  mutating func command(hide: Bool, animated: Bool, range: Double) {
    wantsToBeHidden = hide
    run = 0
    // The gap of the command that hid the header remains until an animation that shows the header has closed it.
    isHeld = hide || (isHeld && animated)
    if animated {
      isAnimating = true
    } else {
      accumulator = hide ? range : 0
    }
  }

  /// Advances a running animation by `duration` seconds: each frame covers a share of the remaining distance. A duration
  /// that is negative or not finite is ignored.
  mutating func advance(by duration: Double, _ now: ShiftSituation) {
    guard isAnimating, duration.isFinite, duration >= 0 else { return }
    let most = now.policy.closesGaps && !isHeld && now.free > 0 ? now.contact : now.range
    let destination = wantsToBeHidden ? most : 0
    accumulator = min(accumulator, most)
    accumulator += Self.settlingRate * (destination - accumulator) * duration
    accumulator = min(most, max(0, accumulator))
    guard abs(destination - accumulator) <= Self.settlingDistance else { return }
    accumulator = destination
    isAnimating = false
    if !wantsToBeHidden { isHeld = false }
  }

  /// Forgets the scroll view. Shift, intent, and animation stay.
  mutating func forgetScrollView() { run = 0 }

  // MARK: - Questions

  /// Returns the visible shift at which the header comes to rest, in points.
  func restingShift(range: Double) -> Double {
    guard isAnimating else { return min(range, accumulator) }
    return wantsToBeHidden ? range : 0
  }

  /// Returns whether the header is off-screen, not merely on its way there.
  func isFullyShifted(_ now: ShiftSituation) -> Bool {
    now.cover - min(now.range, accumulator) > Self.smallestOverlap && accumulator > 0
      && accumulator >= now.range
  }
}
