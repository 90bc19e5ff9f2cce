/// The shift animation: each frame covers a share of the remaining distance. See
/// `Documentation/Behavior/FlexibleHeader.md#shift-animation`.
extension HeaderShift {
  /// The share of the remaining distance that is covered in a second, before it is clamped.
  static let settlingRate = 12.0
  /// The distance within which the header has arrived, in points.
  static let settlingDistance = 0.1

  /// Advances a running animation by `duration` seconds. A duration that is negative or not finite is ignored.
  ///
  /// - Parameters:
  ///   - duration: The time since the last frame, in seconds.
  ///   - freeHeight: The height that the content leaves free above itself, or `nil` without a scroll view.
  ///   - limits: How far the header may shift now.
  mutating func advance(by duration: Double, freeHeight: Double?, limits: ShiftLimits) {
    guard isAnimating, duration.isFinite, duration >= 0 else { return }
    let greatest = reach(freeHeight: freeHeight ?? 0, limits)
    let destination = wantsToBeHidden ? greatest : 0
    accumulator = min(accumulator, greatest)
    accumulator += Self.settlingRate * (destination - accumulator) * duration
    accumulator = min(greatest, max(0, accumulator))
    guard abs(destination - accumulator) <= Self.settlingDistance else { return }
    accumulator = destination
    isAnimating = false
  }
}
