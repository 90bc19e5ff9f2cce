/// Fires once per pull past a threshold, and again only after the content was back at rest.
struct PullLatch: Equatable, Sendable {
  /// How far the content has to be pulled, in points; default 60.
  private(set) var threshold = 60.0
  /// How far the content is pulled, 0...1 of the threshold.
  private(set) var progress = 0.0
  private var isArmed = true

  /// An armed latch.
  init() {}

  /// Sets how far the content has to be pulled. Values that are not positive, NaN, infinite and absurd ones
  /// are ignored.
  mutating func setThreshold(_ threshold: Double) {
    if threshold > 0, ScrollMetrics.isUsable(threshold) { self.threshold = threshold }
  }

  /// The content is `distance` points past its edge, held by a finger or not: answers whether the latch fires
  /// now.
  ///
  /// Only a finger fires it: content that bounces by itself was not pulled.
  mutating func pull(_ distance: Double, byFinger isHeld: Bool) -> Bool {
    guard ScrollMetrics.isUsable(distance) else { return false }
    progress = min(1, max(0, distance / threshold))
    if distance <= StretchyHeader.nearness, !isHeld { isArmed = true }
    guard isArmed, isHeld, distance >= threshold else { return false }
    isArmed = false
    return true
  }

  /// Forgets the pull and arms the latch.
  mutating func reset() {
    isArmed = true
    progress = 0
  }
}
