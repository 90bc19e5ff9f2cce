extension ScrollMetrics {
  /// Returns the offset at which content that a finger flung down should come to rest where the inset follows a header, or
  /// `nil` to leave that to the system.
  ///
  /// The inset ends where the header is now. Left to itself, the content would spring back there, although the inset grows
  /// with the header.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at which the finger leaves the screen, in points per millisecond.
  ///   - rate: The fraction of the velocity that remains after a millisecond, 0...1.
  ///   - top: The offset at which the header is expanded, in points.
  func openingOffset(velocity: Double, rate: Double, top: Double) -> Double? {
    guard isUsable, Self.isUsable(velocity), velocity < 0, rate > 0, rate < 1 else { return nil }
    let edge = -adjustedInsetTop
    let rest = offset + velocity * rate / (1 - rate)
    return top < edge && rest < edge ? max(rest, top) : nil
  }
}
