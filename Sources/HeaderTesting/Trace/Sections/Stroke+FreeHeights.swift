extension Stroke {
  /// Returns the free heights of content that follows this stroke, for sessions on the layout engine alone.
  ///
  /// - Parameter start: The free height at touch-down, in points.
  /// - Returns: The free height after each sample except the first, in points.
  public func freeHeights(from start: Double) -> [Double] {
    samples.dropFirst().map { start + $0.y - samples[0].y }
  }

  /// The velocity at which the finger lifts, in points per millisecond, averaged over the last 30 ms of
  /// movement. Positive velocities move the content up.
  public var releaseVelocity: Double {
    guard let last = samples.last,
      let earlier = samples.last(where: { $0.time <= last.time - 0.03 }) ?? samples.first
    else { return 0 }
    return (earlier.y - last.y) / (last.time - earlier.time) / 1000
  }
}
