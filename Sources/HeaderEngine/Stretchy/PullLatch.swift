/// A latch that fires once per pull past a threshold, and again only after the content has returned to rest.
@usableFromInline
struct PullLatch: Equatable, Sendable {
  /// The distance by which the content has to be pulled to fire the latch, in points. The default is 60.
  private(set) var threshold = 60.0
  /// The distance by which the content is pulled, as a fraction of the threshold, 0...1.
  @usableFromInline private(set) var progress = 0.0
  private var isArmed = true

  init() {}

  /// Sets the distance by which the content has to be pulled, in points. Values that aren't positive, or are
  /// NaN, infinite, or longer than 10⁹ points, are ignored.
  mutating func setThreshold(_ threshold: Double) {
    if threshold > 0, ScrollMetrics.isUsable(threshold) { self.threshold = threshold }
  }

  /// Updates the latch for content that is pulled past its edge, and returns whether it fires. It only fires while a finger or
  /// a pointing device holds the content, because content that bounces isn't pulled by the user.
  mutating func pull(_ distance: Double, isHeld: Bool) -> Bool {
    guard ScrollMetrics.isUsable(distance) else { return false }
    progress = min(1, max(0, distance / threshold))
    if distance <= Tolerance.pixel, !isHeld { isArmed = true }
    guard isArmed, isHeld, distance >= threshold else { return false }
    isArmed = false
    return true
  }

  /// A Boolean value that indicates whether the latch is armed and the content isn't pulled.
  var isAtRest: Bool { isArmed && progress == 0 }

  /// Resets the progress and arms the latch.
  mutating func reset() {
    isArmed = true
    progress = 0
  }
}
