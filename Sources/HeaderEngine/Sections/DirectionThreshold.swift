/// The distance that content must move in one direction before a header that covers it follows.
struct DirectionThreshold: Equatable, Sendable {
  /// Where the content moved last; `nil` if that is forgotten.
  private(set) var direction: SectionedHeader.Direction?
  /// What is left of the threshold in this direction, in points.
  private(set) var left = 0.0

  /// Sets the threshold anew if the direction is another one than before.
  mutating func turn(_ direction: SectionedHeader.Direction, threshold: Double) {
    guard self.direction != direction else { return }
    self.direction = direction
    left = threshold
  }

  /// Uses up to `distance` of the threshold and returns how much that was.
  mutating func use(upTo distance: Double) -> Double {
    let used = min(left, distance)
    left -= used
    return used
  }

  /// Forgets the direction, so that the next move sets the threshold anew.
  mutating func forget() {
    direction = nil
    left = 0
  }
}
