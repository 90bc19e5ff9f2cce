/// The distance that content must move in one direction before a header that covers it follows.
struct DirectionThreshold: Equatable, Sendable {
  /// The direction of the last movement, or `nil` if it was forgotten.
  private(set) var direction: SectionedHeader.Direction?
  /// The remaining distance of the threshold in this direction, in points.
  private(set) var left = 0.0

  /// Resets the threshold if the direction differs from the former one.
  mutating func turn(_ direction: SectionedHeader.Direction, threshold: Double) {
    guard self.direction != direction else { return }
    self.direction = direction
    left = threshold
  }

  /// Uses up to `distance` of the threshold and returns the distance used.
  mutating func use(upTo distance: Double) -> Double {
    let used = min(left, distance)
    left -= used
    return used
  }

  /// Forgets the direction, so that the next move resets the threshold.
  mutating func forget() {
    direction = nil
    left = 0
  }
}
