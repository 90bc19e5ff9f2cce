/// A clock that advances in whole frames, so that it never drifts.
struct VirtualClock {
  /// Times that differ by less, in seconds, are considered equal.
  static let tolerance: TimeInterval = 1e-9

  let framesPerSecond: Int
  private(set) var frame = 0

  init(framesPerSecond: Int) {
    precondition(
      framesPerSecond > 0, "a simulator needs at least one frame per second, not \(framesPerSecond)")
    self.framesPerSecond = framesPerSecond
  }

  /// The time at the end of the last frame, in seconds since the start.
  var now: TimeInterval { TimeInterval(frame) / TimeInterval(framesPerSecond) }

  mutating func advance() { frame += 1 }
}
