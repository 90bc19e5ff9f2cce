/// The position of the content as free heights: the distance from the safe area's lower edge to the content's top, in points.
@usableFromInline
struct ContentPosition: Equatable, Sendable {
  /// The free height now.
  @usableFromInline private(set) var freeHeight: Double
  /// The free height with the content scrolled to its end.
  private(set) var bottomFreeHeight: Double
  /// The effective free height, without rubber-banding beyond either end.
  private(set) var counted: Double
  /// The least free height at which content can rest, at most the header's maximum height.
  private(set) var least: Double

  /// A position below a header of this maximum height, or `nil` if a number isn't valid.
  init?(freeHeight: Double, bottomFreeHeight: Double, maximum: Double) {
    guard ScrollMetrics.isUsable(freeHeight), ScrollMetrics.isUsable(bottomFreeHeight) else { return nil }
    self.freeHeight = freeHeight
    self.bottomFreeHeight = bottomFreeHeight
    least = min(bottomFreeHeight, maximum)
    counted = min(max(freeHeight, least), maximum)
  }

  /// Moves the content to another free height, or updates the position for another maximum height of the header.
  mutating func move(to freeHeight: Double, maximum: Double) {
    self.freeHeight = freeHeight
    least = min(bottomFreeHeight, maximum)
    counted = min(max(freeHeight, least), maximum)
  }
}
