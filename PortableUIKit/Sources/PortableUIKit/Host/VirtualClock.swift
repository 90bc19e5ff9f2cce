/// Time that passes in whole frames, so that it never drifts.
struct VirtualClock {
  /// Instants nearer than this, in seconds, count as the same.
  static let tolerance: TimeInterval = 1e-9

  let framesPerSecond: Int
  private(set) var frame = 0

  init(framesPerSecond: Int) {
    precondition(
      framesPerSecond > 0, "a simulator needs at least one frame per second, not \(framesPerSecond)")
    self.framesPerSecond = framesPerSecond
  }

  /// Seconds since the start at the end of the last frame.
  var now: TimeInterval { TimeInterval(frame) / TimeInterval(framesPerSecond) }

  mutating func advance() { frame += 1 }
}
