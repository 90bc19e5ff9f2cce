/// Fires once per pull past a threshold, and again only after the content was back at rest.
public struct PullLatch: Equatable, Sendable {
  /// How far the content has to be pulled, in points; default 60.
  public private(set) var threshold = 60.0
  /// How far the content is pulled, 0...1 of the threshold.
  public private(set) var progress = 0.0
  private var isArmed = true

  /// An armed latch.
  public init() {}

  /// Sets how far the content has to be pulled. Values that are not positive, NaN, infinite and absurd ones
  /// are ignored.
  public mutating func setThreshold(_ threshold: Double) {
    if threshold > 0, StretchyScroll.isUsable(threshold) { self.threshold = threshold }
  }

  /// The content is `distance` points past its edge, held by a finger or not: answers whether the latch fires
  /// now.
  ///
  /// Only a finger fires it: content that bounces by itself was not pulled.
  public mutating func pull(_ distance: Double, byFinger isHeld: Bool) -> Bool {
    guard StretchyScroll.isUsable(distance) else { return false }
    progress = min(1, max(0, distance / threshold))
    if distance <= StretchyHeader.nearness, !isHeld { isArmed = true }
    guard isArmed, isHeld, distance >= threshold else { return false }
    isArmed = false
    return true
  }

  /// Forgets the pull and arms the latch.
  public mutating func reset() {
    isArmed = true
    progress = 0
  }
}
