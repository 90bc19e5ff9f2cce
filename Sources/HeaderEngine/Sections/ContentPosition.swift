/// Where the content lies, as free heights: points between the safe area's lower edge and the content's top.
@usableFromInline
struct ContentPosition: Equatable, Sendable {
  /// The free height now.
  @usableFromInline private(set) var freeHeight: Double
  /// The free height with the content scrolled to its end.
  private(set) var bottomFreeHeight: Double
  /// The free height as far as it counts: rubber bands beyond either end don't.
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

  /// The header's maximum height changed.
  mutating func recount(maximum: Double) { move(to: freeHeight, maximum: maximum) }

  /// The content moves to another free height.
  mutating func move(to freeHeight: Double, maximum: Double) {
    self.freeHeight = freeHeight
    least = min(bottomFreeHeight, maximum)
    counted = min(max(freeHeight, least), maximum)
  }
}
