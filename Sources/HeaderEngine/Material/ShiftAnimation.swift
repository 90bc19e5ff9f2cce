/// The motion by which a header settles: each frame it covers a share of what is left.
extension HeaderShift {
  /// The share of the remaining way that is covered in a second, before the clamp to the whole of it.
  static let settlingRate = 12.0
  /// Within this distance the header is there, in points.
  static let settlingDistance = 0.1

  /// Lets `duration` seconds of the running animation pass. A duration that is not a positive number is ignored.
  mutating func advance(by duration: Double, limits: ShiftLimits) {
    guard isAnimating, duration.isFinite, duration >= 0 else { return }
    let greatest = limits.greatestShift
    let destination = wantsToBeHidden ? greatest : 0
    accumulator = min(accumulator, greatest)
    accumulator += Self.settlingRate * (destination - accumulator) * duration
    accumulator = min(greatest, max(0, accumulator))
    guard abs(destination - accumulator) <= Self.settlingDistance else { return }
    accumulator = destination
    isAnimating = false
  }
}
